/** What things are worth to a PM, in euros: the bots' own reckoning, not a rule. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { feeOf, holderOf, howManyIn } from '../contracts.ts';
import { ALL_CONTRACTS, CERTIFICATIONS, EXIT_CARDS } from '../facts.ts';
import { count, has, lowest } from '../sets.ts';
import type { ProjectPlanState, ProjectPlanTable } from '../types.ts';
import { chanceOf } from '../visits.ts';

/** A manner of play. */
export interface Character {
  /** How much cash is kept against fees ahead; 1 is usual. */
  readonly caution: number;
  /** The least part of a partner's gain that makes a deal fair enough. */
  readonly pride: number;
  /** The part it asks for of what both sides win by a deal; 0.5 is even. */
  readonly share: number;
  /** How far above the reckoned value a bid may go … */
  readonly appetite: number;
  /** … and how many times the printed price at most, where no group hangs on it. */
  readonly dearest: number;
  /** Proposals it makes in a hand, and what one must be worth. */
  readonly proposals: number;
  readonly leastGain: number;
  /** Asks for offers for a lone contract that somebody else may need. */
  readonly tenders: boolean;
  /** Extends lone contracts to pay for staff. */
  readonly leverage: boolean;
  /** The highest level it hires for, in parts of the whole staff. */
  readonly staff: number;
  /** Cash it wants to have for redeeming a lone contract, in times of what that costs. */
  readonly redeems: number;
  readonly reckoning: Reckoning;
  /** How it plays at a table of two, if not the same. */
  readonly headsUp?: Character;
}

/** How a PM puts a figure on things. */
export interface Reckoning {
  /** Rounds that income is reckoned for. */
  readonly rounds: number;
  /** What a contract is worth as a thing to trade, in parts of its price. */
  readonly trade: number;
  /** The part of a complete group's worth that lies in having all of it, all but one, all but two … */
  readonly promise: readonly number[];
  /** The part of what staff costs that is spent for good. */
  readonly spent: number;
  /** How much of the others' prospects counts against one's own. */
  readonly harm: number;
}

/** As most PMs reckon, and as everybody reckons for the others. */
export const usual: Reckoning = {
  rounds: 11,
  trade: 0.75,
  promise: [1, 0.2, 0.05, 0.01, 0.005, 0.002, 0.001],
  // Staff can be released for half its price.
  spent: 0.5,
  harm: 0.5,
};

/** Whose own reckoning counts for whom; all others reckon as usual. */
export interface Reckoner {
  readonly seat: Seat;
  readonly reckoning: Reckoning;
}

export const nobody: Reckoner = { seat: NONE, reckoning: usual };

function reckoningOf({ seat, reckoning }: Reckoner, of: Seat): Reckoning {
  return seat === of ? reckoning : usual;
}

/** Money that will come in before a group is staffed. */
const COMING_IN = 1500;

/** Rounds to look ahead: fewer before a deadline. */
export function horizon(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  { rounds }: Reckoning = usual,
): number {
  const { endMode, deadlineRounds, hardStopRounds } = t.options;
  let last = hardStopRounds;
  if (endMode === 'rounds') last = Math.min(last, deadlineRounds);
  if (s.deadline === 1) last = s.round;
  return Math.min(rounds, last - s.round + 1);
}

/** Expected fees from one visitor's hand, with every project of the group at least at `level`. */
export function feeFlow(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  group: number,
  level: number,
): number {
  const { members, flows, levels } = t.facts;
  const list = members[group]!;
  let flow = 0;
  for (let i = 0; i < list.length; i++) {
    const c = list[i]!;
    const reached = Math.max(level, s.level[c]!);
    flow += flows[c * levels + reached]!;
  }
  return flow;
}

/** What a group is worth beyond its contracts: the fees it will bring, less the staff to be hired. */
function groupWorth(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  group: number,
  hands: number,
  { promise, spent }: Reckoning,
): number {
  const { groupSet, members, ftePrice, top, redemption, price } = t.facts;
  const set = groupSet[group]!;
  const mine = s.holds[seat]! & set;
  if (mine === 0) return 0;
  if (group === CERTIFICATIONS) return certificationWorth(t, s, mine, hands);
  let lacking = 0;
  let extra = 0;
  for (let m = set & ~mine; m !== 0; m &= m - 1) {
    lacking++;
    extra += price[lowest(m)]!;
  }
  for (let m = mine & s.extended; m !== 0; m &= m - 1) extra += redemption[lowest(m)]!;
  const list = members[group]!;
  const budget = 0.9 * s.cash[seat]! + COMING_IN - extra;
  const step = ftePrice[list[0]!]!;
  let best = 0;
  for (let level = 0; level <= top; level++) {
    let steps = 0;
    for (let i = 0; i < list.length; i++) steps += Math.max(0, level - s.level[list[i]!]!);
    const cost = steps * step;
    if (cost > budget && steps > 0) break;
    const worth = hands * feeFlow(t, s, group, level) - spent * cost;
    if (worth > best) best = worth;
  }
  return promise[lacking]! * best;
}

function certificationWorth(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  mine: number,
  hands: number,
): number {
  const fee = t.facts.certificationFee[count(mine) - 1]!;
  let flow = 0;
  for (let m = mine & ~s.extended; m !== 0; m &= m - 1)
    flow += t.facts.visits[t.facts.cellOf[lowest(m)]!]! * fee;
  return hands * flow;
}

/** What each group is worth to a PM. */
export function groupWorths(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  who: Reckoner,
): number[] {
  const reckoning = reckoningOf(who, seat);
  const hands = handsAhead(t, s, reckoning);
  const worths: number[] = [];
  for (let g = 0; g <= CERTIFICATIONS; g++)
    worths.push(groupWorth(t, s, seat, g, hands, reckoning));
  return worths;
}

/** What a PM has and may hope for, without regard to the others. */
function prospects(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  groups: readonly number[],
  { trade }: Reckoning,
): number {
  const { price, redemption, ftePrice } = t.facts;
  const holds = s.holds[seat]!;
  let worth = s.cash[seat]! + 0.6 * t.content.exitCardValue * count(holds & EXIT_CARDS);
  for (let m = holds & ALL_CONTRACTS; m !== 0; m &= m - 1) {
    const c = lowest(m);
    worth += trade * price[c]! + 0.5 * s.level[c]! * ftePrice[c]!;
    if (has(s.extended, c)) worth -= 0.85 * redemption[c]!;
  }
  for (let g = 0; g <= CERTIFICATIONS; g++) worth += groups[g]!;
  return worth;
}

/** Hands of others that will come by. */
export function handsAhead(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  reckoning: Reckoning = usual,
): number {
  return (howManyIn(s) - 1) * horizon(t, s, reckoning);
}

/** How a PM stands: the own prospects less a part of what the others' mean for this PM. */
export function standing(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, seat: Seat): number {
  return standingAmong(t, s, seat, worthsOfAll(t, s, nobody), nobody);
}

/** What the groups are worth to everybody who is still in, by seat. */
export function worthsOfAll(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  who: Reckoner,
): (readonly number[])[] {
  const all: (readonly number[])[] = [];
  for (let seat = 0; seat < t.players; seat++) all.push(groupWorths(t, s, seat, who));
  return all;
}

/** The same where the worth of all groups is known. */
export function standingAmong(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  worths: readonly (readonly number[])[],
  who: Reckoner,
): number {
  const reckoning = reckoningOf(who, seat);
  const others = howManyIn(s) - 1;
  if (others === 0) return prospects(t, s, seat, worths[seat]!, reckoning);
  let harm = 0;
  for (let other = 0; other < t.players; other++) {
    if (other === seat || s.out[other] !== 0) continue;
    const groups = worths[other]!;
    for (let g = 0; g <= CERTIFICATIONS; g++) harm += groups[g]!;
  }
  return prospects(t, s, seat, worths[seat]!, reckoning) - (reckoning.harm * harm) / others;
}

/** Fees and penalties expected in the next throw from this cell, and the worst of them. */
export function danger(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
): { expected: number; worst: number } {
  const { cells, penalty } = t.facts;
  let expected = 0;
  let worst = 0;
  for (let points = 2; points <= 12; points++) {
    const cell = (s.at[seat]! + points) % 40;
    const contract = cells[cell]!;
    const due = contract >= 0 ? feeFor(t, s, seat, contract) : penalty[cell]!;
    expected += chanceOf(points) * due;
    if (due > worst) worst = due;
  }
  return { expected, worst };
}

function feeFor(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  contract: number,
): number {
  const manager = holderOf(s, contract);
  return manager === NONE || manager === seat ? 0 : feeOf(t, s, manager, contract);
}

/** Cash to keep at hand. */
export function reserve(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  character: Character,
): number {
  const { expected, worst } = danger(t, s, seat);
  return character.caution * (200 + expected + 0.15 * worst);
}
