/** Work packages, money and prestige that are paid out, spent and lost. */
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import { sharesOf } from '../../src/steps/aftermath.ts';
import { ABSTAIN, SUCCEEDED } from '../../src/types.ts';
import type { ActionEvent, ActionGame } from '../../src/types.ts';
import { coins, rose } from './parts.ts';

export const money = {
  paid: ({ seat, bid }) => ({
    about: 'money',
    gain: `−${bid}`,
    cues: [rose(`bid:${seat}`, 'bank', `−${bid}`)],
  }),
  politicsPaid: ({ seat, prestige }) => ({
    about: 'money',
    gain: `+${prestige}`,
    cues: [rose('bank', `portrait:${seat}`, `+${prestige}`)],
  }),
  shared: (e, at) => ({
    about: 'money',
    cues: [
      coins('stacks', `portrait:${e.seat}`, `${e.packages}`),
      { do: 'count', where: `purse:${e.seat}`, by: e.money, unit: '$' },
      { do: 'count', where: `portrait:${e.seat}`, by: e.packages },
    ],
    ...reckoning(e, at),
  }),
  packagesLost: ({ packages }) => ({
    about: 'money',
    cues: [coins('stacks', 'bank', `${packages}`)],
  }),
  bought: (e) => ({
    about: 'money',
    cues: [
      coins(`purse:${e.seat}`, 'bank', `$${e.money}`),
      { do: 'count', where: `purse:${e.seat}`, by: -e.money, unit: '$' },
      rose('bank', `portrait:${e.seat}`, `+${e.count}`),
    ],
  }),
} satisfies Partial<Tellers<ActionGame>>;

/** How a share was worked out; left out when the table has moved on too far to know. */
function reckoning(
  e: EventOf<ActionEvent, 'shared'>,
  { scene: { t, view, words }, before }: Moment<ActionGame>,
): { calc?: string } {
  if (!view.revealed || view.project < 0 || before.turn !== view.turn) return {};
  const pile = t.facts.values[view.project]! + before.carry;
  const succeeds = view.outcome === SUCCEEDED;
  if (sharesOf(t, view, pile, succeeds)[e.seat] !== e.packages) return {};
  const others = view.cards.filter((card, seat) => card === e.card && seat !== view.leader).length;
  const key = e.leads ? 'leader' : e.card === ABSTAIN ? 'left' : 'share';
  return {
    calc: words.say(`ui.calc.${key}.${succeeds ? 'success' : 'failure'}`, {
      pile,
      half: pile / 2,
      more: e.packages - pile / 2,
      others,
      packages: e.packages,
      card: e.card,
    })!,
  };
}
