/** What a player has worked out: it holds until anything that it was worked out from changes. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { FACE_DOWN } from '../types.ts';
import type { ActionState, ActionTable } from '../types.ts';
import type { Balance, Plan } from './cards.ts';
import type { Character } from './characters.ts';
import type { Odds } from './odds.ts';
import type { Bargain } from './politics.ts';
import type { Prospect } from './prospects.ts';
import type { Steering } from './steering.ts';
import type { Stake } from './windows.ts';
import { meanProject, moneyOf, prestigeOf } from './worth.ts';

type View = Readonly<ActionState>;

/** Each is filled in by who needs it first. */
export interface Notes {
  readonly t: ActionTable;
  readonly character: Character;
  balance?: Balance;
  odds?: Odds[];
  plan?: Plan;
  steering?: Steering;
  leadership?: Stake;
  /** Of a leader who supports: with the votes as they are, and with one of them bought. */
  asItIs?: Prospect;
  readonly bargains: (Bargain | undefined)[];
}

/** The last ones of each seat, and what they rest on: so many numbers. */
const kept: (Notes | undefined)[] = [];
const keys = Array.from({ length: 6 }, () => new Float64Array(1024));
const lengths = [0, 0, 0, 0, 0, 0];

/**
 * A seat is asked again and again while only bids change, or cards are placed that it cannot see: it
 * thinks once.
 */
export function notesOf(t: ActionTable, s: View, me: Seat, character: Character): Notes {
  const hasChanged = writeKey(t, s, me);
  const last = kept[me];
  if (!hasChanged && last?.t === t && last.character === character) return last;
  const notes = { t, character, bargains: [] };
  kept[me] = notes;
  return notes;
}

/** Whether the key that is being written was another so far; what does not fit in always is. */
let isOther = false;

/** Writes a number down and answers where the next one goes. */
function put(key: Float64Array, at: number, value: number): number {
  if (key[at] !== value) {
    key[at] = value;
    isOther = true;
  }
  return at + 1;
}

/**
 * Writes down all that is looked at: the turn, fortunes, cards that are seen, words and names. Answers
 * whether anything has changed.
 */
function writeKey(t: ActionTable, s: View, me: Seat): boolean {
  const n = t.players;
  const key = keys[me]!;
  let at = 0;
  isOther = false;
  at = put(key, at, s.turn);
  at = put(key, at, s.project);
  at = put(key, at, s.carry);
  at = put(key, at, meanProject(t, s));
  at = put(key, at, s.leader);
  at = put(key, at, s.revealed);
  at = put(key, at, s.outcome);
  at = put(key, at, s.original);
  at = put(key, at, s.trialsInRow);
  at = put(key, at, s.fateShown.at(-1) ?? -1);
  for (let seat = 0; seat < n; seat++) {
    const card = s.cards[seat]!;
    at = put(key, at, moneyOf(t, s, seat, me));
    at = put(key, at, prestigeOf(t, s, seat, me));
    at = put(key, at, card === FACE_DOWN ? NONE : card);
    at = put(key, at, s.kept[seat * n + seat]!);
    at = put(key, at, s.kept[seat * n + me]!);
    at = put(key, at, s.broken[seat * n + seat]!);
    at = put(key, at, s.broken[seat * n + me]!);
  }
  for (const { from, to, kind, turn, secret, card, condition, money } of s.promises) {
    at = put(key, at, 8 * from + to);
    at = put(key, at, kind === 'play' ? 1 : kind === 'pay' ? 2 : 3);
    at = put(key, at, turn);
    at = put(key, at, secret);
    at = put(key, at, card);
    at = put(key, at, condition);
    at = put(key, at, money);
  }
  if (lengths[me] !== at) {
    lengths[me] = at;
    isOther = true;
  }
  return isOther;
}
