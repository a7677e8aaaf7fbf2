/** What happens on the page when something happens in the game: what travels from where to where. */
import { NONE } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import type { AuctionStep, Cue, Telling } from '@boardroom/ui-kit';
import { count } from '../src/sets.ts';
import type { ProjectPlanEvent, ProjectPlanState } from '../src/types.ts';
import { feeNow, isCertification } from '../look/figures.ts';
import type { Look } from './scene.ts';
import { walk } from './ring.ts';
import { note } from './memory.ts';
import { levelName, say } from './naming.ts';

/** NONE is FICO. */
function pays(from: number, to: number, sum: number): Cue[] {
  if (sum === 0) return [];
  const purse = (seat: number): string => (seat === NONE ? 'bank' : `purse:${seat}`);
  const cues: Cue[] = [
    { do: 'fly', chip: 'coin', from: purse(from), to: purse(to), text: amount(sum) },
  ];
  if (from !== NONE) cues.push({ do: 'count', where: purse(from), by: -sum });
  if (to !== NONE) cues.push({ do: 'count', where: purse(to), by: sum });
  return cues;
}

/** Why a fee is what it is. */
function feeSum(
  scene: Look,
  before: Readonly<ProjectPlanState>,
  id: string,
  manager: number,
  sum: number,
): string {
  const { facts } = scene.t;
  const contract = facts.contractOf[id]!;
  if (isCertification(scene, contract)) {
    const n = count((before.holds[manager] ?? 0) & facts.certifications);
    return say(scene, 'ui.calc.held', { n, amount: sum });
  }
  const level = before.level[contract] ?? 0;
  const bare = facts.fees[contract * facts.levels]!;
  if (level === 0 && sum === 2 * bare) return say(scene, 'ui.calc.double', { n: amount(bare) });
  return say(scene, 'ui.calc.fee', { level: levelName(scene, level), amount: sum });
}

/** An edition may call its cards anything. */
function packOf({ t }: Look, card: string): string {
  return t.content.chance.some(({ id }) => id === card) ? 'pack:chance' : 'pack:chest';
}

export function tell(
  scene: Look,
  e: ProjectPlanEvent,
  before: Readonly<ProjectPlanState>,
): Telling {
  note(scene, e);
  const cell = (id: string): string =>
    `cell:${scene.t.facts.cellOf[scene.t.facts.contractOf[id]!]}`;
  const takes = (seat: number, id: string): Cue => ({
    do: 'fly',
    chip: 'card',
    from: cell(id),
    to: `seat:${seat}`,
    player: scene.colours[seat]!,
  });
  const top = before.agenda.at(-1);
  /** What is being sold, for events that do not name it. */
  const sale = top && 'contract' in top ? top.contract : undefined;
  /** One line of the log for all bids for a contract in this hand. */
  const auction = (id: string | undefined, step: Partial<AuctionStep>): Telling =>
    id === undefined
      ? {}
      : {
          auction: {
            id: `${before.round}:${before.active}:${before.throws}:${id}`,
            title: scene.words.word('name', id),
            note: say(scene, 'ui.calc.sold', {
              price: scene.t.facts.price[scene.t.facts.contractOf[id]!]!,
            }),
            ...step,
          },
        };
  switch (e.type) {
    case 'round':
      return { heading: say(scene, 'ui.round', { n: e.round }) };
    case 'hand':
    case 'proposing':
    case 'countering':
      return { hush: true };
    case 'thrown':
    case 'bonusThrow':
      return {
        about: 'moves',
        cues: [
          { do: 'roll', what: 'die:0' },
          { do: 'roll', what: 'die:1' },
        ],
      };
    case 'moved': {
      const back = (e.from - e.cell + 40) % 40 === 3;
      const way = walk(e.from, e.cell, back);
      return {
        about: 'moves',
        cues: [
          {
            do: 'move',
            what: `pawn:${e.seat}`,
            from: `cell:${e.from}`,
            path: way.slice(1).map((n) => `cell:${n}`),
          },
        ],
      };
    }
    case 'sentToWfa':
      return {
        about: 'moves',
        cues: [{ do: 'move', what: `pawn:${e.seat}`, from: `cell:${before.at[e.seat] ?? 30}` }],
      };
    case 'paid':
    case 'settledWithFico':
      return { about: 'money', cues: pays(e.seat, NONE, e.amount) };
    case 'received':
    case 'crossedGo':
      return { about: 'money', cues: pays(NONE, e.seat, e.amount) };
    case 'paidTo':
    case 'settled':
      return { about: 'money', cues: pays(e.seat, e.to, e.amount) };
    case 'fee':
      return {
        about: 'money',
        cues: [{ do: 'pulse', what: cell(e.contract) }],
        calc: feeSum(scene, before, e.contract, e.to, e.amount),
      };
    case 'card':
      return {
        cues: [{ do: 'pulse', what: packOf(scene, e.card) }],
        banner: {
          title: scene.words.word('name', e.card),
          text: [scene.words.say(`text.${e.card}`), scene.words.say(`does.${e.card}`)]
            .filter(Boolean)
            .join(' '),
        },
        calc: scene.words.say(`does.${e.card}`) ?? '',
      };
    case 'keptCard':
      return {
        cues: [
          {
            do: 'fly',
            chip: 'card',
            from: packOf(scene, e.card),
            to: `seat:${e.seat}`,
          },
        ],
      };
    case 'bought':
      return { about: 'money', cues: [takes(e.seat, e.contract), ...pays(e.seat, NONE, e.amount)] };
    case 'sold':
      return {
        about: 'money',
        ...auction(e.contract, { won: e.seat }),
        cues: [takes(e.seat, e.contract), ...pays(e.seat, before.debt.debtor, e.amount)],
        calc: say(scene, 'ui.calc.sold', {
          price: scene.t.facts.price[scene.t.facts.contractOf[e.contract]!]!,
        }),
      };
    case 'soldTo':
      return {
        about: 'money',
        cues: [takes(e.to, e.contract), ...pays(e.to, e.seat, e.amount)],
        ...(top?.kind === 'closeTender' ? auction(e.contract, { won: e.to }) : {}),
      };
    case 'tookInKind':
      return { about: 'money', cues: [takes(e.seat, e.contract)] };
    case 'hired': {
      const project = scene.t.facts.contractOf[e.project]!;
      const qm = e.level === scene.t.facts.top;
      return {
        about: 'money',
        cues: [
          {
            do: 'fly',
            chip: 'token',
            from: 'planning',
            to: cell(e.project),
            colour: qm ? '#c62f35' : '#2f8f4e',
          },
          ...pays(e.seat, NONE, e.amount),
        ],
        calc: say(scene, qm ? 'ui.calc.qm' : 'ui.calc.hired', {
          level: levelName(scene, e.level),
          n: amount(feeNow(scene, project)),
          ftes: scene.t.facts.top - 1,
        }),
      };
    }
    case 'released':
      return {
        about: 'money',
        cues: [
          { do: 'fly', chip: 'token', from: cell(e.project), to: 'planning', colour: '#2f8f4e' },
          ...pays(NONE, e.seat, e.amount),
        ],
      };
    case 'groupReleased':
      return { about: 'money', cues: pays(NONE, e.seat, e.amount) };
    case 'extended':
      return {
        about: 'money',
        cues: [{ do: 'pulse', what: cell(e.contract) }, ...pays(NONE, e.seat, e.amount)],
        calc: say(scene, 'ui.calc.extended', {
          n: amount(scene.t.facts.redemption[scene.t.facts.contractOf[e.contract]!]!),
        }),
      };
    case 'redeemed':
    case 'addition':
      return {
        about: 'money',
        cues: [{ do: 'pulse', what: cell(e.contract) }, ...pays(e.seat, NONE, e.amount)],
      };
    case 'handedBack':
    case 'cancelled':
      return {
        about: 'money',
        cues: [{ do: 'pulse', what: cell(e.project) }, ...pays(NONE, e.seat, e.amount)],
      };
    case 'proposed':
    case 'countered': {
      const [payer, payee] = e.cash < 0 ? [e.to, e.seat] : [e.seat, e.to];
      return {
        about: 'moves',
        calc: say(scene, e.cash === 0 ? 'ui.calc.noCash' : 'ui.calc.cash', {
          seat: payer,
          to: payee,
          n: amount(Math.abs(e.cash)),
        }),
      };
    }
    case 'agreed':
      return { about: 'moves', cues: [{ do: 'pulse', what: `seat:${e.seat}` }] };
    case 'auction':
      return { cues: [{ do: 'pulse', what: cell(e.contract) }], ...auction(e.contract, {}) };
    case 'unsold':
      return {
        cues: [{ do: 'pulse', what: cell(e.contract) }],
        ...auction(e.contract, { won: null }),
      };
    case 'marked':
    case 'free':
    case 'declined':
    case 'tender':
    case 'left':
      return { cues: [{ do: 'pulse', what: cell(e.contract) }] };
    case 'bid':
    case 'sealedBid':
      return {
        about: 'money',
        cues: [{ do: 'pulse', what: `bidder:${e.seat}` }],
        ...auction(sale, e.amount > 0 ? { bid: e.amount } : { out: true }),
      };
    case 'offered':
      return { about: 'money', ...auction(e.contract, { bid: e.amount }) };
    case 'passed':
    case 'noOffer':
      return auction(sale, { out: true });
    case 'kept':
      return auction(e.contract, { won: null });
    case 'debt':
    case 'debtToFico':
    case 'penalty':
      return { about: 'money' };
    case 'bankrupt':
    case 'bankruptToFico':
      return {
        banner: { title: scene.words.event(e) },
        cues: [
          {
            do: 'fly',
            chip: 'card',
            from: `seat:${e.seat}`,
            to: e.type === 'bankrupt' ? `seat:${e.to}` : 'bank',
          },
        ],
      };
    case 'monopolist':
    case 'richest':
      return {
        banner: { title: scene.words.event(e) },
        cues: [{ do: 'pulse', what: `seat:${e.seat}` }],
      };
    default:
      return {};
  }
}
