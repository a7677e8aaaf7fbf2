/** Deals between two PMs (R134–R140): what may be in one, for how much cash, and what it does. */
import type { Emit, Gap, Seat, Template } from '@boardroom/kernel';
import { additions, askTakeOver, bookValue, passItems, takeOver } from './contracts.ts';
import { moveCash } from './money.ts';
import { lowest } from './sets.ts';
import type {
  DraftFrame,
  ProjectPlanEvent,
  ProjectPlanMove,
  ProjectPlanState,
  ProjectPlanTable,
} from './types.ts';

/** R134, R135: contracts of unstaffed groups, and exit cards. */
export function tradable(s: Readonly<ProjectPlanState>, seat: Seat): number {
  return s.holds[seat]! & ~s.staffed;
}

/** R137: in a hand and in a settlement a PM may make so many proposals. */
export function legalProposals(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  out: Template<ProjectPlanMove>[],
): void {
  for (let to = 0; to < t.players; to++)
    if (canPropose(t, s, seat, to)) out.push(t.facts.moves.propose[to]!);
}

/** In a settlement the debtor must have something to give and the partner cash (R160). */
export function canPropose(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  to: Seat,
): boolean {
  if (to === seat || s.out[to] !== 0) return false;
  if (s.debt.debtor === seat)
    return (
      s.debt.proposals < t.options.maxProposals && tradable(s, seat) !== 0 && s.cash[to]! >= 10
    );
  return s.proposals < t.options.maxProposals && (tradable(s, seat) | tradable(s, to)) !== 0;
}

/** Sums in a deal, seen from the seat that speaks: above 0 it pays, below 0 it receives. */
export function dealRange(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  f: Readonly<DraftFrame>,
): Gap | null {
  const { seat, partner, items } = f;
  const mine = items & s.holds[seat]!;
  const theirs = items & s.holds[partner]!;
  const myAddition = additions(t, s, theirs);
  const theirAddition = additions(t, s, mine);
  // R140: additions are paid after the cash has changed hands.
  let min = theirAddition - s.cash[partner]!;
  let max = s.cash[seat]! - myAddition;
  // R136: both sides must give something.
  if (mine === 0 && min < 10) min = 10;
  if (theirs === 0 && max > -10) max = -10;
  // R159: in a settlement the deal brings the debtor money.
  if (s.debt.debtor === seat && max > -myAddition - 10) max = -myAddition - 10;
  if (s.debt.debtor === partner && min < theirAddition + 10) min = theirAddition + 10;
  const floor = t.options.giftFloor;
  if (floor > 0) {
    const give = valueOf(t, s, mine);
    const get = valueOf(t, s, theirs);
    min = Math.max(min, leastCash(give, get, floor));
    max = Math.min(max, 0 - leastCash(get, give, floor));
  }
  return min <= max ? { gap: 'range', min, max, step: 10 } : null;
}

/** R138: the least cash that keeps the giving side at `floor` % of the other's book value. */
function leastCash(give: number, get: number, floor: number): number {
  const missing = (floor * get) / 100 - give;
  const least = missing > 0 ? missing : get - (100 * give) / floor;
  // Adding 0 keeps a sum of nothing from being −0.
  return Math.ceil(least / 10) * 10 + 0;
}

export function valueOf(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, items: number): number {
  let value = 0;
  for (let m = items; m !== 0; m &= m - 1) value += bookValue(t, s, lowest(m));
  return value;
}

/** R139, R140, R156: all cash, contracts, cards and additions at once; then the choices. */
export function carryOutDeal(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  speaker: Seat,
  partner: Seat,
  items: number,
  cash: number,
  first: Seat,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const given = items & s.holds[speaker]!;
  const got = items & s.holds[partner]!;
  moveCash(s, speaker, partner, cash);
  passItems(s, speaker, partner, given);
  passItems(s, partner, speaker, got);
  takeOver(t, s, partner, given, emit);
  takeOver(t, s, speaker, got, emit);
  askTakeOver(t, s, first === speaker ? partner : speaker, first === speaker ? given : got);
  askTakeOver(t, s, first, first === speaker ? got : given);
}
