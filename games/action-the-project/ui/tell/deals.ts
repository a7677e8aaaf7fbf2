/** Gifts, offers, promises and talk between seats. */
import type { Seat } from '@boardroom/kernel';
import type { Cue, Telling } from '@boardroom/ui-kit/contract';
import { sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { Tellers } from '@boardroom/ui-kit/tellers';
import type { ActionGame } from '../../src/types.ts';
import { coins, rose } from './parts.ts';

export const deals = {
  gave: (e) => ({ about: 'money', cues: between(e.seat, e.to, e.money, e.prestige) }),
  traded: (e) => ({
    about: 'money',
    cues: [
      ...between(e.seat, e.to, e.giveMoney, e.givePrestige),
      ...between(e.to, e.seat, e.wantMoney, e.wantPrestige),
    ],
  }),
  offered: handed,
  offerDeclined: sentenceOnly,
  offerWithdrawn: sentenceOnly,
  offerLapsed: sentenceOnly,
  promisedPlay: handed,
  promisedPay: handed,
  promisedBid: handed,
  promisedNoBid: handed,
  promisedText: sentenceOnly,
  promiseMarked: ({ seat, mark }) =>
    mark === 'lapsed' ? { hush: true } : { cues: [{ do: 'pulse', what: `portrait:${seat}` }] },
  said: sentenceOnly,
  whispered: sentenceOnly,
} satisfies Partial<Tellers<ActionGame>>;

/** A paper goes from one seat to the other. */
function handed({ seat, to }: { readonly seat: Seat; readonly to: Seat }): Telling {
  return {
    about: 'moves',
    cues: [
      {
        do: 'fly',
        chip: 'card',
        from: `portrait:${seat}`,
        to: `portrait:${to}`,
        colour: '#fff6e6',
      },
    ],
  };
}

function between(from: Seat, to: Seat, money: number, prestige: number): Cue[] {
  const cues: Cue[] = [];
  if (money > 0) cues.push(coins(`portrait:${from}`, `portrait:${to}`, `$${money}`));
  if (prestige > 0) cues.push(rose(`portrait:${from}`, `portrait:${to}`, `${prestige}`));
  return cues;
}
