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
import { wealthOf } from './standing.ts';
import type { Steering } from './steering.ts';
import type { Stake } from './windows.ts';
import { meanProject } from './worth.ts';

type View = Readonly<ActionState>;

/** Each is filled in by who needs it first. */
export interface Notes {
  readonly t: ActionTable;
  readonly character: Character;
  readonly key: readonly number[];
  balance?: Balance;
  odds?: Odds[];
  plan?: Plan;
  steering?: Steering;
  leadership?: Stake;
  /** Of a leader who supports: with the votes as they are, and with one of them bought. */
  asItIs?: Prospect;
  readonly bargains: (Bargain | undefined)[];
}

/** The last ones of each seat. */
const kept: (Notes | undefined)[] = [];

/**
 * A seat is asked again and again while only bids change, or cards are placed that it cannot see: it
 * thinks once.
 */
export function notesOf(t: ActionTable, s: View, me: Seat, character: Character): Notes {
  writeKey(t, s, me);
  const last = kept[me];
  if (last?.t === t && last.character === character && isKey(last.key)) return last;
  const notes = { t, character, key: KEY.slice(0, length), bargains: [] };
  kept[me] = notes;
  return notes;
}

const KEY: number[] = [];
let length = 0;

function add(value: number): void {
  KEY[length++] = value;
}

function isKey(key: readonly number[]): boolean {
  if (key.length !== length) return false;
  for (let i = 0; i < length; i++) if (key[i] !== KEY[i]) return false;
  return true;
}

/** All that is looked at: the turn, fortunes, cards that are seen, words and names. */
function writeKey(t: ActionTable, s: View, me: Seat): void {
  const n = t.players;
  length = 0;
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
  const wealth = wealthOf(t, s, me);
  for (let seat = 0; seat < n; seat++) {
    const card = s.cards[seat]!;
    add(wealth[seat]!);
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
}
