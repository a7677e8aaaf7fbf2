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

/**
 * The key that is being written over, how far, and whether it was another so far. What does not fit in
 * always is.
 */
let key = keys[0]!;
let length = 0;
let isOther = false;

function add(value: number): void {
  if (key[length] !== value) {
    key[length] = value;
    isOther = true;
  }
  length++;
}

/**
 * Writes down all that is looked at: the turn, fortunes, cards that are seen, words and names. Answers
 * whether anything has changed.
 */
function writeKey(t: ActionTable, s: View, me: Seat): boolean {
  const n = t.players;
  key = keys[me]!;
  length = 0;
  isOther = false;
  add(s.turn);
  add(s.project);
  add(s.carry);
  add(meanProject(t, s));
  add(s.leader);
  add(s.revealed);
  add(s.outcome);
  add(s.original);
  add(s.trialsInRow);
  add(s.fateShown.at(-1) ?? -1);
  for (let seat = 0; seat < n; seat++) {
    const card = s.cards[seat]!;
    add(moneyOf(t, s, seat, me));
    add(prestigeOf(t, s, seat, me));
    add(card === FACE_DOWN ? NONE : card);
    add(s.kept[seat * n + seat]!);
    add(s.kept[seat * n + me]!);
    add(s.broken[seat * n + seat]!);
    add(s.broken[seat * n + me]!);
  }
  for (const { from, to, kind, turn, secret, card, condition, money } of s.promises) {
    add(8 * from + to);
    add(kind === 'play' ? 1 : kind === 'pay' ? 2 : 3);
    add(turn);
    add(secret);
    add(card);
    add(condition);
    add(money);
  }
  if (lengths[me] !== length) {
    lengths[me] = length;
    isOther = true;
  }
  return isOther;
}
