/** Which card to place, and what cards are weighed by. */
import type { Seat } from '@boardroom/kernel';
import { POLITICS, SUPPORT } from '../types.ts';
import type { ActionState, ActionTable } from '../types.ts';
import {
  allOdds,
  isLiar,
  leaderAsks,
  likely,
  packagesFor,
  pilotOdds,
  promisedTo,
  promiseOf,
} from './beliefs.ts';
import type { Character } from './characters.ts';
import { chanceToWin, endingOf, isLate } from './endgame.ts';
import type { Ending } from './endgame.ts';
import { notesOf } from './notes.ts';
import type { Notes } from './notes.ts';
import type { Odds } from './odds.ts';
import { prospect, prospectsOfCards } from './prospects.ts';
import type { Prospect } from './prospects.ts';
import { chances, gone, rivalryOf, scalesOf, wealthOf } from './standing.ts';
import type { Scales } from './standing.ts';
import { meanProject, packageWorth, pileOf, prestigeWorth, turnsLeft } from './worth.ts';

type View = Readonly<ActionState>;

/** What keeping word is worth now, in dollars. */
export function honourWorth(t: ActionTable, s: View, character: Character): number {
  const part = turnsLeft(t, s) < 2 ? character.lateHonour : character.honour;
  return part * Math.max(meanProject(t, s), pileOf(t, s) / 2) * t.facts.unit;
}

/** What cards are weighed by: worked out once for a question. */
export interface Balance {
  readonly t: ActionTable;
  readonly me: Seat;
  readonly pile: number;
  /** How likely a failure goes on trial. */
  readonly pilot: number;
  /** Everybody's chance of the first place, and what it makes of packages. */
  readonly winning: readonly number[];
  readonly scales: Scales;
  /** What keeping word is worth in dollars, and the packages to win, now or later. */
  readonly honour: number;
  readonly stake: number;
  readonly ending: Ending | null;
}

export function balanceOf(notes: Notes, s: View, me: Seat): Balance {
  notes.balance ??= newBalance(notes.t, s, me, notes.character);
  return notes.balance;
}

function newBalance(t: ActionTable, s: View, me: Seat, character: Character): Balance {
  const pile = pileOf(t, s);
  const pilot = pilotOdds(t, s);
  const wealth = wealthOf(t, s, me);
  const winning = chances(t, s, me, wealth);
  return {
    t,
    me,
    pile,
    pilot,
    winning,
    scales: scalesOf(t, s, winning, me, rivalryOf(t, s, character.envy)),
    honour: honourWorth(t, s, character),
    stake: Math.max(pile, meanProject(t, s)),
    ending: isLate(t, s) ? endingOf(t, s, me, wealth, pilot) : null,
  };
}

/** What everybody is expected to place. */
export function oddsOf(notes: Notes, s: View, me: Seat): readonly Odds[] {
  notes.odds ??= allOdds(notes.t, s, me, balanceOf(notes, s, me).winning);
  return notes.odds;
}

/** Money promised to me, less what I have promised, as far as words are kept. */
function promisedMoney({ t, me, honour }: Balance, s: View, success: number): number {
  let money = promisedTo(t, s, me, me, success);
  for (const pledge of s.promises)
    if (pledge.from === me && pledge.kind === 'pay' && pledge.turn === s.turn)
      money -= likely(pledge.condition, success) * Math.min(pledge.money, honour);
  return money;
}

/**
 * At the end only money promised depends on a prospect; where none is, there is nothing to work out.
 */
export function needsProspects({ me, ending }: Balance, s: View): boolean {
  if (!ending) return true;
  for (const { kind, from, to, turn } of s.promises)
    if (kind === 'pay' && turn === s.turn && (from === me || to === me)) return true;
  return false;
}

const NO_PROSPECT: Prospect = { success: 0, mine: 0, leaders: 0 };
export const NO_PROSPECTS: readonly Prospect[] = [
  NO_PROSPECT,
  NO_PROSPECT,
  NO_PROSPECT,
  NO_PROSPECT,
];

/** What a prospect is worth in dollars: packages, those of rivals against them, and money promised. */
export function valueOf(
  balance: Balance,
  s: View,
  odds: readonly Odds[],
  card: number,
  expected: Prospect,
): number {
  const { t, pile, scales, stake, ending } = balance;
  let value = promisedMoney(balance, s, expected.success);
  if (ending) value = 0.2 * value + chanceToWin(ending, s, odds, card) * stake * t.facts.unit;
  else value += packagesFor(expected, pile, scales) * packageWorth(t, s);
  if (card === POLITICS) value += t.players * prestigeWorth(t, s);
  return value;
}

/**
 * A favour asked for is returned as long as there are turns for it, if the leader is one to do so; the
 * fewer players there are, the better it is remembered.
 */
function thanks(t: ActionTable, s: View, me: Seat, character: Character): number {
  const { leader } = s;
  if (isLiar(t, s, leader, me) || !leaderAsks(s)) return Math.min(0, character.goodwill);
  return (character.goodwill * (1 - gone(t, s))) / Math.max(1, t.players - 2);
}

export interface Plan {
  readonly card: number;
  readonly value: number;
  readonly values: readonly number[];
  readonly success: number;
  readonly mine: number;
  /** What everybody was expected to place. */
  readonly odds: readonly Odds[];
  readonly balance: Balance;
}

/** The best card to place. */
export function planCard(t: ActionTable, s: View, me: Seat, character: Character): Plan {
  const notes = notesOf(t, s, me, character);
  notes.plan ??= bestCard(s, balanceOf(notes, s, me), oddsOf(notes, s, me), character);
  return notes.plan;
}

function bestCard(s: View, balance: Balance, odds: readonly Odds[], character: Character): Plan {
  const { t, me, pile, pilot, honour, ending } = balance;
  const promised = promiseOf(s, me, 'play');
  const values: number[] = [];
  const prospects = needsProspects(balance, s)
    ? prospectsOfCards(t, s, odds, me, pile, pilot)
    : NO_PROSPECTS;
  for (let card = 0; card < 4; card++) {
    let value = valueOf(balance, s, odds, card, prospects[card]!);
    if (card === SUPPORT && me !== s.leader && !ending)
      value += thanks(t, s, me, character) * pile * t.facts.unit;
    values.push(promised?.card === card ? value + honour : value);
  }
  let best = 0;
  for (let card = 1; card < 4; card++) if (values[card]! > values[best]!) best = card;
  const { success, mine } =
    prospects === NO_PROSPECTS ? prospect(t, s, odds, me, best, pile, pilot) : prospects[best]!;
  return { card: best, value: values[best]!, values, success, mine, odds, balance };
}

/** A player whose own card was overruled cannot know it: reckon with the likeliest. */
export function ownCard(s: View, odds: Odds): number {
  const card = odds.indexOf(1);
  return card >= 0 ? card : s.original >= 0 ? s.original : SUPPORT;
}
