/** Who manages what, what it is worth and what it earns. */
import { NONE } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import { ALL_CONTRACTS, CERTIFICATIONS } from './facts.ts';
import { moveCash } from './money.ts';
import { count, has, lowest } from './sets.ts';
import type { ProjectPlanEvent, ProjectPlanState, ProjectPlanTable } from './types.ts';

/** The PM who has this contract or exit card, or NONE. */
export function holderOf(s: Readonly<ProjectPlanState>, item: number): Seat {
  const { holds } = s;
  for (let seat = 0; seat < holds.length; seat++) if (has(holds[seat]!, item)) return seat;
  return NONE;
}

export function isComplete(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
  group: number,
): boolean {
  const set = t.facts.groupSet[group]!;
  return (s.holds[seat]! & set) === set;
}

export function nextIn(s: Readonly<ProjectPlanState>, seat: Seat): Seat {
  const { out } = s;
  let other = seat;
  do other = other + 1 === out.length ? 0 : other + 1;
  while (out[other] !== 0 && other !== seat);
  return other;
}

export function howManyIn(s: Readonly<ProjectPlanState>): number {
  let n = 0;
  for (let seat = 0; seat < s.out.length; seat++) if (s.out[seat] === 0) n++;
  return n;
}

/** R53–R58: the fee a visitor owes on this contract now. */
export function feeOf(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  manager: Seat,
  contract: number,
): number {
  const { facts } = t;
  if (has(s.extended | s.marked, contract)) return 0;
  const group = facts.group[contract]!;
  if (group === CERTIFICATIONS)
    return facts.certificationFee[count(s.holds[manager]! & facts.certifications) - 1]!;
  const level = s.level[contract]!;
  const fee = facts.fees[contract * facts.levels + level]!;
  return level === 0 && isComplete(t, s, manager, group) ? 2 * fee : fee;
}

/** R138: the book value of a contract or exit card. */
export function bookValue(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  item: number,
): number {
  const value = t.facts.itemValue[item]!;
  return has(s.extended, item) ? value / 2 : value;
}

/** R105: cash, half of all staff and the extension values not yet drawn. */
export function guaranteedFunds(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  seat: Seat,
): number {
  const { ftePrice, extension } = t.facts;
  let funds = s.cash[seat]!;
  for (let m = s.holds[seat]! & ALL_CONTRACTS; m !== 0; m &= m - 1) {
    const c = lowest(m);
    funds += (s.level[c]! * ftePrice[c]!) / 2;
    if (!has(s.extended, c)) funds += extension[c]!;
  }
  return funds;
}

/** R149. */
export function netWorth(t: ProjectPlanTable, s: Readonly<ProjectPlanState>, seat: Seat): number {
  const { price, ftePrice, redemption } = t.facts;
  let worth = s.cash[seat]!;
  for (let m = s.holds[seat]! & ALL_CONTRACTS; m !== 0; m &= m - 1) {
    const c = lowest(m);
    worth += price[c]! + s.level[c]! * ftePrice[c]!;
    if (has(s.extended, c)) worth -= redemption[c]!;
  }
  return worth;
}

/** Items change hands; `to` NONE makes contracts free, without extension. R59: markers go. */
export function passItems(s: ProjectPlanState, from: Seat, to: Seat, items: number): void {
  s.marked &= ~items;
  if (from !== NONE) s.holds[from] = s.holds[from]! & ~items;
  if (to !== NONE) s.holds[to] = s.holds[to]! | items;
  else s.extended &= ~items;
}

/** R133: whoever takes over contracts under extension pays the additions, then may redeem. */
export function takeOver(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  items: number,
  emit?: Emit<ProjectPlanEvent>,
): void {
  for (let m = items & s.extended; m !== 0; m &= m - 1) {
    const contract = lowest(m);
    const amount = t.facts.addition[contract]!;
    moveCash(s, seat, NONE, amount);
    emit?.({ type: 'addition', seat, contract: t.facts.ids[contract]!, amount });
  }
}

/** Asks the new manager about each contract taken over under extension, in cell order (D14). */
export function askTakeOver(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  items: number,
): void {
  askEach(t, s, 'takeOver', seat, items & s.extended);
}

/** One question for each contract of a set; the first in cell order comes first. */
export function askEach(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  kind: 'takeOver' | 'estate',
  seat: Seat,
  contracts: number,
): void {
  for (let m = contracts; m !== 0;) {
    const contract = 31 - Math.clz32(m);
    s.agenda.push({ kind, seat, contract: t.facts.ids[contract]! });
    m &= ~(1 << contract);
  }
}

/** The additions due for these items. */
export function additions(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  items: number,
): number {
  let sum = 0;
  for (let m = items & s.extended; m !== 0; m &= m - 1) sum += t.facts.addition[lowest(m)]!;
  return sum;
}

/** The ids of a set of contracts and exit cards. */
export function namesOf(t: ProjectPlanTable, items: number): string[] {
  const list: string[] = [];
  for (let m = items; m !== 0; m &= m - 1) list.push(t.facts.itemIds[lowest(m)]!);
  return list;
}

/** All contracts nobody manages. */
export function freeContracts(s: Readonly<ProjectPlanState>): number {
  let free = ALL_CONTRACTS;
  for (let seat = 0; seat < s.holds.length; seat++) free &= ~s.holds[seat]!;
  return free;
}

/** Whether somebody has all the rest of its group: who wins it completes that, or keeps another from it. */
export function isLastOfGroup(
  t: ProjectPlanTable,
  { holds }: Readonly<ProjectPlanState>,
  contract: number,
): boolean {
  const rest = t.facts.groupSet[t.facts.group[contract]!]! & ~(1 << contract);
  return holds.some((held) => (rest & ~held) === 0);
}
