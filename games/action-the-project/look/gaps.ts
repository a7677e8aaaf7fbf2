/** How the open fields of a move are asked for, in the order to ask. */
import { isGap } from '@boardroom/kernel';
import type { GapWords, Seat, Template } from '@boardroom/kernel';
import { counts, uncommitted } from '../src/stocks.ts';
import type { ActionFrame, ActionMove } from '../src/types.ts';
import { say } from './reader.ts';
import type { ActionReader } from './reader.ts';

/** Promises may name any number; nobody asks for more than this without a joke. */
const LIKELY_PRESTIGE = 40;
const LIKELY_PACKAGES = 20;

const ORDER = [
  'count',
  'bid',
  'giveMoney',
  'givePrestige',
  'wantMoney',
  'wantPrestige',
  'money',
  'prestige',
  'card',
  'window',
  'condition',
  'message',
  'turn',
  'kept',
  'secret',
];

export function gaps(
  r: ActionReader,
  move: Template<ActionMove>,
  frame: ActionFrame | null,
): Record<string, GapWords> {
  const seat = frame?.seat ?? r.viewer ?? 0;
  const found: Record<string, GapWords> = {};
  const open = Object.entries(move).filter(([, value]) => isGap(value));
  for (const [field] of open.toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b)))
    found[field] = { label: say(r, `gap.${field}`), ...wordsOf(r, move, field, seat) };
  return found;
}

function wordsOf(
  r: ActionReader,
  move: Template<ActionMove>,
  field: string,
  seat: Seat,
): Omit<GapWords, 'label'> {
  const { view, t, words } = r;
  const named = (item: (value: number | string) => string): Omit<GapWords, 'label'> => ({ item });
  const promised = move.type === 'promisePay';
  switch (field) {
    case 'card':
    case 'window':
    case 'condition':
    case 'secret':
    case 'kept':
      return named((item) => words.say(`look.pick.${field}.${item}`) ?? words.word(field, item));
    case 'turn':
      return named((item) => say(r, 'pick.turn', { turn: item, now: item === view.turn ? 1 : 0 }));
    case 'bid':
      return move.type === 'promiseBid'
        ? { reach: LIKELY_PRESTIGE }
        : { note: (bid) => bidLeaves(r, seat, bid) };
    case 'count':
      return {
        note: (count) =>
          say(r, 'leaves.both', {
            money: view.money[seat]! - count * t.facts.price,
            prestige: view.prestige[seat]! + count,
          }),
      };
    case 'money':
    case 'giveMoney':
      return promised
        ? { reach: LIKELY_PACKAGES * t.facts.unit }
        : { note: (value) => say(r, 'leaves.money', { money: view.money[seat]! - value }) };
    case 'prestige':
    case 'givePrestige':
      return promised
        ? { reach: LIKELY_PRESTIGE }
        : {
            note: (value) =>
              say(r, 'leaves.prestige', { prestige: uncommitted(view, seat) - value }),
          };
    case 'wantMoney':
      return { reach: LIKELY_PACKAGES * t.facts.unit };
    case 'wantPrestige':
      return { reach: LIKELY_PRESTIGE };
    default:
      return {};
  }
}

/** What a bid leaves, won or lost, and what it counts where Politics doubles it. */
function bidLeaves(r: ActionReader, seat: Seat, bid: number): string {
  const counted = counts(r.view, seat, bid);
  return say(r, counted === bid ? 'leaves.bid' : 'leaves.double', {
    prestige: r.view.prestige[seat]! - bid,
    counts: counted,
  });
}
