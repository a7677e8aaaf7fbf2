/** What events do on the page: things travel from where to where. */
import cards from '@phosphor-icons/core/fill/cards-fill.svg?raw';
import gavel from '@phosphor-icons/core/fill/gavel-fill.svg?raw';
import presentation from '@phosphor-icons/core/fill/presentation-chart-fill.svg?raw';
import type { AuctionStep, Cue, Telling } from '@boardroom/ui-kit';
import { sunk } from '../look/figures.ts';
import { sharesOf } from '../src/steps/aftermath.ts';
import { ABSTAIN, SUCCEEDED } from '../src/types.ts';
import type { ActionEvent, ActionState } from '../src/types.ts';
import type { Table } from './table.ts';

const ROSE = '#e09cc0';

export function tell(scene: Table, e: ActionEvent, before: Readonly<ActionState>): Telling {
  const { words } = scene;
  const say = (key: string, facts: object = {}): string => words.say(`ui.${key}`, facts) ?? key;
  const coins = (from: string, to: string, text: string): Cue => ({
    do: 'fly',
    chip: 'coin',
    from,
    to,
    text,
  });
  const rose = (from: string, to: string, text: string): Cue => ({
    do: 'fly',
    chip: 'cube',
    from,
    to,
    text,
    colour: ROSE,
  });
  switch (e.type) {
    case 'turnBegan':
      return { heading: say('log.turn', { turn: e.turn, name: words.seat(e.chair) }) };
    case 'chose':
      return {
        about: 'moves',
        cues: [{ do: 'move', what: `face:${e.seat}`, from: `leader:${e.leaderCard}` }],
      };
    case 'projectTurned':
      return {
        cues: [
          { do: 'move', what: 'project', from: 'backlog' },
          { do: 'flip', what: 'project' },
        ],
        icon: presentation,
      };
    case 'windowSkipped':
      return { hush: true };
    case 'windowUnopened':
      return {
        cues: [{ do: 'pulse', what: `window:${e.window}` }],
        icon: gavel,
        auction: auction(e.window, { won: null }),
      };
    case 'opened':
    case 'raised':
      return {
        about: 'moves',
        ...doubled(e),
        auction: auction(e.window, bidStep(e)),
        cues: [{ do: 'move', what: `bidding:${e.seat}`, from: `portrait:${e.seat}` }],
      };
    case 'bidTurned':
      return {
        about: 'moves',
        ...doubled(e),
        auction: auction(e.window, e.bid > 0 ? bidStep(e) : { out: true }),
        cues: [{ do: 'flip', what: `bidding:${e.seat}` }],
      };
    case 'sealed':
      return {
        about: 'moves',
        cues: [{ do: 'move', what: `bidding:${e.seat}`, from: `portrait:${e.seat}` }],
      };
    case 'bidDeclined':
      // Not out: whoever makes no bid may still raise (R64).
      return { hush: true, cues: [{ do: 'pulse', what: `portrait:${e.seat}` }] };
    case 'dropped': {
      const bid = Math.max(0, before.bids[e.seat] ?? 0);
      return {
        about: 'moves',
        auction: auction(e.window, { out: true, ...(bid > 0 ? { pays: `−${bid}` } : {}) }),
        cues: [{ do: 'pulse', what: `portrait:${e.seat}` }],
      };
    }
    case 'paid':
      return {
        about: 'money',
        gain: `−${e.bid}`,
        cues: [rose(`bid:${e.seat}`, 'bank', `−${e.bid}`)],
      };
    case 'won':
      return {
        about: 'moves',
        auction: auction(e.window, { won: e.seat }),
        cues: [{ do: 'pulse', what: `window:${e.window}` }],
      };
    case 'projectReturned':
      return {
        about: 'moves',
        cues: [{ do: 'fly', chip: 'card', from: 'project', to: 'backlog', colour: '#fff6e6' }],
      };
    case 'designated':
      return { cues: [{ do: 'move', what: 'crown', from: 'leaders' }] };
    case 'leads':
      return {
        cues: [{ do: 'pulse', what: `portrait:${e.seat}` }],
        heading: say('log.leads', { name: words.seat(e.seat) }),
      };
    case 'leaderReturned':
      return {
        cues: [{ do: 'fly', chip: 'card', from: 'project', to: 'leaders', colour: '#24365f' }],
      };
    case 'placed':
      return {
        about: 'moves',
        cues: [{ do: 'move', what: `placed:${e.seat}`, from: `portrait:${e.seat}` }],
      };
    case 'steered':
      return {
        about: 'moves',
        cues: [
          {
            do: 'fly',
            chip: 'token',
            from: `portrait:${e.seat}`,
            to: `card:${e.target}`,
            player: scene.colours[e.seat]!,
          },
        ],
      };
    case 'saw':
      return { cues: [{ do: 'say', where: `card:${e.target}`, text: words.word('card', e.card) }] };
    case 'assigned':
      return { about: 'moves', cues: [{ do: 'flip', what: `placed:${e.target}` }] };
    case 'overruled':
      return { cues: [{ do: 'pulse', what: `card:${e.seat}` }] };
    case 'cardTurned':
      return { about: 'moves', cues: [{ do: 'flip', what: `placed:${e.seat}` }] };
    case 'politicsPaid':
      return {
        about: 'money',
        gain: `+${e.prestige}`,
        cues: [rose('bank', `portrait:${e.seat}`, `+${e.prestige}`)],
      };
    case 'fateTurned':
      return {
        cues: [{ do: 'flip', what: 'fate' }],
        banner: { title: words.word('fate', e.fate), text: say('banner.fate', { vote: e.vote }) },
      };
    case 'overtimeWorked':
      return { about: 'moves', cues: [{ do: 'pulse', what: `portrait:${e.seat}` }] };
    case 'succeeded':
    case 'failed':
      return {
        cues: [{ do: 'pulse', what: 'project' }],
        icon: cards,
        banner: {
          title: say(`banner.${e.type}`, { yes: e.votesFor, no: e.votesAgainst }),
          text: say(`banner.${e.type}.text`, { packages: e.packages }),
        },
      };
    case 'shared':
      return {
        about: 'money',
        cues: [
          coins('stacks', `portrait:${e.seat}`, `${e.packages}`),
          { do: 'count', where: `purse:${e.seat}`, by: e.money, unit: '$' },
          { do: 'count', where: `portrait:${e.seat}`, by: e.packages },
        ],
        ...reckoning(scene, e, before),
      };
    case 'trialDeclared':
      return {
        about: 'moves',
        cues: [coins('stacks', 'backlog', `${e.packages}`)],
        banner: {
          title: say('banner.trial'),
          text: say('banner.trial.text', { packages: e.packages }),
        },
      };
    case 'packagesLost':
      return { about: 'money', cues: [coins('stacks', 'bank', `${e.packages}`)] };
    case 'saidDone':
      return { hush: true };
    case 'discarded':
      return {
        cues: [{ do: 'fly', chip: 'card', from: 'project', to: 'closed', colour: '#fff6e6' }],
      };
    case 'ended':
      return { heading: words.event(e) };
    case 'bought':
      return {
        about: 'money',
        cues: [
          coins(`purse:${e.seat}`, 'bank', `$${e.money}`),
          { do: 'count', where: `purse:${e.seat}`, by: -e.money, unit: '$' },
          rose('bank', `portrait:${e.seat}`, `+${e.count}`),
        ],
      };
    case 'gave':
      return { about: 'money', cues: between(e.seat, e.to, e.money, e.prestige) };
    case 'traded':
      return {
        about: 'money',
        cues: [
          ...between(e.seat, e.to, e.giveMoney, e.givePrestige),
          ...between(e.to, e.seat, e.wantMoney, e.wantPrestige),
        ],
      };
    case 'offered':
    case 'promisedPlay':
    case 'promisedPay':
    case 'promisedBid':
    case 'promisedNoBid':
      return {
        about: 'moves',
        cues: [
          {
            do: 'fly',
            chip: 'card',
            from: `portrait:${e.seat}`,
            to: `portrait:${e.to}`,
            colour: '#fff6e6',
          },
        ],
      };
    case 'promiseMarked':
      return e.mark === 'lapsed'
        ? { hush: true }
        : { cues: [{ do: 'pulse', what: `portrait:${e.seat}` }] };
    default:
      return {};
  }

  /** One line of the log for all that happens in a window. */
  function auction(window: number, step: Partial<AuctionStep>): AuctionStep {
    return {
      id: `${before.turn}:${window}`,
      title: words.say(`look.window.name.${window}`)!,
      note: say(`window.note.${window}`),
      ...step,
    };
  }

  function bidStep({ bid, counts }: { bid: number; counts: number }): Partial<AuctionStep> {
    const burnt = sunk(scene);
    return {
      bid: counts,
      ...(counts === bid ? {} : { text: say('log.doubled', { bid, counts }) }),
      ...(burnt > 0 ? { foot: say('log.burnt', { burnt }) } : {}),
    };
  }

  /** After a failed project the bids of those who played Politics count double. */
  function doubled({ bid, counts }: { bid: number; counts: number }): { calc?: string } {
    return counts === bid ? {} : { calc: say('calc.double', { counts }) };
  }

  function between(from: number, to: number, money: number, prestige: number): Cue[] {
    const cues: Cue[] = [];
    if (money > 0) cues.push(coins(`portrait:${from}`, `portrait:${to}`, `$${money}`));
    if (prestige > 0) cues.push(rose(`portrait:${from}`, `portrait:${to}`, `${prestige}`));
    return cues;
  }
}

/** How a share was worked out; left out when the table has moved on too far to know. */
function reckoning(
  { t, view, words }: Table,
  e: Extract<ActionEvent, { type: 'shared' }>,
  before: Readonly<ActionState>,
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
