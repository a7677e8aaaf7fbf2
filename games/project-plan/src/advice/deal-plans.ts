/** Deals worth proposing, and what is fair. */
import type { Seat } from '@boardroom/kernel';
import { howManyIn } from '../contracts.ts';
import { dealRange, tradable } from '../deals.ts';
import { CERTIFICATIONS } from '../facts.ts';
import { count, lowest } from '../sets.ts';
import type { DraftFrame, ProjectPlanState, ProjectPlanTable } from '../types.ts';
import { groupWorths, standingAmong, worthsOfAll } from './values.ts';
import type { Character, Reckoner } from './values.ts';

export interface DealPlan {
  partner: Seat;
  items: number;
  cash: number;
  /** What both sides win by it. */
  gain: number;
  theirs: number;
}

/** A state in which deals can be tried, and how everybody stands before any. */
export interface Trial {
  readonly s: ProjectPlanState;
  readonly who: Reckoner;
  readonly worths: readonly (readonly number[])[];
}

export function trialOf(
  t: ProjectPlanTable,
  state: Readonly<ProjectPlanState>,
  seat: Seat,
  { reckoning }: Character,
): Trial {
  const s = { ...state, holds: [...state.holds], cash: [...state.cash] };
  // What a deal brings the only other PM it takes from this one.
  const harm = howManyIn(s) === 2 ? Math.max(1, reckoning.harm) : reckoning.harm;
  const who = { seat, reckoning: { ...reckoning, harm } };
  return { s, who, worths: worthsOfAll(t, s, who) };
}

/** What the two sides win if the items change hands and `seat` pays `cash`. */
export function gains(
  t: ProjectPlanTable,
  { s, who, worths }: Trial,
  seat: Seat,
  partner: Seat,
  items: number,
  cash: number,
): { mine: number; theirs: number } {
  const mine = standingAmong(t, s, seat, worths, who);
  const theirs = standingAmong(t, s, partner, worths, who);
  const give = items & s.holds[seat]!;
  const get = items & s.holds[partner]!;
  exchange(s, seat, partner, give, get, cash);
  // A deal changes nothing for those who have no part in it.
  const after = worths.slice();
  after[seat] = groupWorths(t, s, seat, who);
  after[partner] = groupWorths(t, s, partner, who);
  const gain = {
    mine: standingAmong(t, s, seat, after, who) - mine,
    theirs: standingAmong(t, s, partner, after, who) - theirs,
  };
  exchange(s, seat, partner, get, give, -cash);
  return gain;
}

function exchange(
  s: ProjectPlanState,
  seat: Seat,
  partner: Seat,
  give: number,
  get: number,
  cash: number,
): void {
  s.holds[seat] = (s.holds[seat]! & ~give) | get;
  s.holds[partner] = (s.holds[partner]! & ~get) | give;
  s.cash[seat] = s.cash[seat]! - cash;
  s.cash[partner] = s.cash[partner]! + cash;
}

/** The legal sum nearest to the share asked for, and what both win by it; null if there is none. */
export function price(
  t: ProjectPlanTable,
  trial: Trial,
  seat: Seat,
  partner: Seat,
  items: number,
  share: number,
): DealPlan | null {
  const draft: DraftFrame = {
    kind: 'draft',
    seat,
    partner,
    items,
    touched: 0,
    counter: false,
  };
  const range = dealRange(t, trial.s, draft);
  if (range === null || range.gap !== 'range') return null;
  const even = gains(t, trial, seat, partner, items, 0);
  // Money is worth about the same to both.
  const excess = (mine: number, theirs: number): number => (1 - share) * mine - share * theirs;
  let cash = within(range, excess(even.mine, even.theirs));
  let { mine, theirs } = gains(t, trial, seat, partner, items, cash);
  for (let i = 0; i < 2 && Math.abs(excess(mine, theirs)) > 100; i++) {
    cash = within(range, cash + excess(mine, theirs) / 1.5);
    ({ mine, theirs } = gains(t, trial, seat, partner, items, cash));
  }
  return { partner, items, cash, gain: mine, theirs };
}

function within(range: { min: number; max: number }, sum: number): number {
  const tens = Math.round(sum / 10) * 10 + 0;
  return Math.min(range.max, Math.max(range.min, tens));
}

/** The best deal that the PM and this partner should both like; or null. */
export function bestDeal(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  partner: Seat,
  character: Character,
  trial: () => Trial = () => trialOf(t, s, seat, character),
): DealPlan | null {
  let best: DealPlan | null = null;
  const consider = (items: number): void => {
    best = better(best, price(t, trial(), seat, partner, items, character.share), character);
  };
  const wants = completions(t, s, seat, partner);
  const gifts = completions(t, s, partner, seat);
  const spare = spareOf(t, s, seat, partner);
  for (const want of wants)
    for (const give of [...gifts, 0, ...spare]) if ((want & give) === 0) consider(want | give);
  for (const give of gifts) {
    consider(give);
    for (const get of spareOf(t, s, partner, seat)) if ((get & give) === 0) consider(give | get);
  }
  return best;
}

/**
 * The best deal with anybody; the next proposal of a hand goes to the next best partner. The last two
 * PMs propose nothing: one of them would lose by it.
 */
export function nextDeal(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  character: Character,
): DealPlan | null {
  if (howManyIn(s) === 2) return null;
  let made: Trial | undefined;
  const trial = (): Trial => (made ??= trialOf(t, s, seat, character));
  const plans: DealPlan[] = [];
  for (let other = 0; other < t.players; other++) {
    if (other === seat || s.out[other] !== 0) continue;
    const plan = bestDeal(t, s, seat, other, character, trial);
    if (plan) plans.push(plan);
  }
  // Whether the last proposal was refused nobody remembers: it is not made again.
  plans.sort((a, b) => b.gain - a.gain);
  return plans[s.proposals] ?? null;
}

function better(
  best: DealPlan | null,
  plan: DealPlan | null,
  character: Character,
): DealPlan | null {
  if (plan === null || plan.gain < character.leastGain || plan.theirs < character.leastGain)
    return best;
  if (plan.theirs < character.pride * plan.gain || plan.gain < character.pride * plan.theirs)
    return best;
  return best === null || plan.gain > best.gain ? plan : best;
}

/** Sets of `other`'s contracts that complete a group for `seat`, one for each group. */
function completions(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  other: Seat,
): number[] {
  const sets: number[] = [];
  const theirs = tradable(s, other);
  for (let g = 0; g <= CERTIFICATIONS; g++) {
    const set = t.facts.groupSet[g]!;
    const lacking = set & ~s.holds[seat]!;
    if (lacking !== 0 && lacking !== set && (lacking & ~theirs) === 0) sets.push(lacking);
  }
  return sets;
}

/** Single contracts of `seat` that complete nothing, nearest to a group of `other` first; a few. */
function spareOf(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  other: Seat,
): number[] {
  const { group, groupSet } = t.facts;
  const spare: number[] = [];
  for (let m = tradable(s, seat) & t.facts.projects; m !== 0 && spare.length < 4; m &= m - 1) {
    const c = lowest(m);
    const set = groupSet[group[c]!]!;
    const alone = count(s.holds[seat]! & set) === 1;
    if (alone && (s.holds[other]! & set) !== 0) spare.push(1 << c);
  }
  return spare;
}
