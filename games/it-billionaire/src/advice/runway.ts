/** How long the money lasts: what comes in, and the Upkeep. */
import { NONE } from '@boardroom/kernel';
import { itemsHeld } from '../containers.ts';
import { LABS } from '../types.ts';
import { inBadLuck, roundsToFinish } from './rounds.ts';
import type { Outlook } from './rounds.ts';

/** Rounds and money of a first item in a lab that has no work yet. */
const FIRST_SMALL = { rounds: 6, money: 30 };
const FIRST_LARGE = { rounds: 7, money: 120 };
/** How far ahead money is reckoned. */
const AHEAD = 10;

/** Rounds until each item on the player's containers is finished, if the dice are unkind; none: 0. */
function finishedIn(o: Outlook): number[] {
  const { s, seat } = o;
  const rounds: number[] = [];
  for (let c = LABS * seat; c < LABS * (seat + 1); c++) {
    const item = s.held[c]!;
    rounds.push(item < 0 ? 0 : inBadLuck(o, item, soonest(o, item, s.rings[c]!, s.place[c]!)));
  }
  return rounds;
}

/** Money that will come at the end of this round and of those after it. */
const income = new Float64Array(AHEAD);

function reckonIncome(o: Outlook): void {
  const { t, s, seat } = o;
  const { share, revenue, instalments } = t.facts;
  const finishing = finishedIn(o);
  income.fill(0);
  for (let i = 0; i < s.listed.length; i++)
    if (s.payee[i] === seat)
      for (let ahead = 0; ahead < AHEAD && ahead < s.box[i]!; ahead++)
        income[ahead]! += share[s.listed[i]!]!;
  for (let i = 0; i < s.finished.length; i++)
    if (s.finisher[i] === seat) income[0]! += revenue[s.finished[i]!]!;
  for (let n = 0; n < LABS; n++) {
    const item = s.held[LABS * seat + n]!;
    if (item < 0) continue;
    const first = Math.ceil(finishing[n]!);
    const last = Math.ceil(finishing[n]! + Math.max(1, instalments[item]!));
    for (let ahead = first; ahead < AHEAD && ahead < last; ahead++) income[ahead]! += share[item]!;
  }
}

function soonest(o: Outlook, item: number, rings: number, stood: number): number {
  let rounds = Infinity;
  for (const lab of o.labs) rounds = Math.min(rounds, roundsToFinish(o, lab, item, rings, stood));
  return rounds;
}

/** Rounds until the Upkeep can no longer be paid; Infinity if that is far. */
export function runwayOf(o: Outlook): number {
  if (o.runway === NONE) o.runway = runway(o, o.s.capital[o.seat]!, 0);
  return o.runway;
}

/**
 * Rounds until the Upkeep, and `more` for a new lab, can no longer be paid. A new lab without any
 * work is trusted to find a first item.
 */
export function runway(o: Outlook, capital: number, more: number): number {
  const { t, s, seat, labs } = o;
  let upkeep = more;
  for (const lab of labs) upkeep += t.facts.upkeep[lab]!;
  let cash = capital;
  const isIdle = more > 0 && itemsHeld(s, seat) === 0;
  const first = o.character.stacks === 'large' ? FIRST_LARGE : FIRST_SMALL;
  reckonIncome(o);
  for (let ahead = 0; ahead < AHEAD; ahead++) {
    cash += income[ahead]!;
    if (isIdle && ahead === first.rounds) cash += first.money;
    cash -= upkeep;
    if (cash < 0) return ahead + 1;
  }
  return Infinity;
}
