/** Tokens on the board, and what the cells they stop on do (R23–R35, R51–R67, R76–R77). */
import { NONE } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import { feeOf, holderOf } from './contracts.ts';
import { CELL } from './facts.ts';
import { moveCash, pay } from './money.ts';
import type { ProjectPlanEvent, ProjectPlanState, ProjectPlanTable } from './types.ts';

type Report = Emit<ProjectPlanEvent> | undefined;

/** What a card changes about the contract it leads to. */
export interface Terms {
  /** The price of the first offer of a free contract (R41); NONE = as printed. */
  readonly price: number;
  readonly feeTimes: number;
}
const USUAL: Terms = { price: NONE, feeTimes: 1 };

/** R32, R33: GO! money is received before the cell reached is resolved. */
export function advance(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  points: number,
  emit?: Report,
  terms: Terms = USUAL,
): void {
  const from = s.at[seat]!;
  const cell = (from + points) % 40;
  s.at[seat] = cell;
  emit?.({ type: 'moved', seat, from, cell, place: t.facts.places[cell]! });
  if (cell < from) crossGo(t, s, seat, emit);
  stop(t, s, seat, cell, terms, emit);
}

/** R34, R72: a backward move never crosses GO!. */
export function goBack(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  points: number,
  emit?: Report,
): void {
  const from = s.at[seat]!;
  const cell = (from + 40 - points) % 40;
  s.at[seat] = cell;
  emit?.({ type: 'moved', seat, from, cell, place: t.facts.places[cell]! });
  stop(t, s, seat, cell, USUAL, emit);
}

/** R35: GO! money lifts the off-forecast markers of that PM too. */
function crossGo(t: ProjectPlanTable, s: ProjectPlanState, seat: Seat, emit?: Report): void {
  const amount = t.content.budgetIncrease;
  moveCash(s, NONE, seat, amount);
  emit?.({ type: 'crossedGo', seat, amount });
  if ((s.marked & s.holds[seat]!) === 0) return;
  s.marked &= ~s.holds[seat]!;
  emit?.({ type: 'unmarked', seat });
}

function stop(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  cell: number,
  terms: Terms,
  emit?: Report,
): void {
  const kind = t.facts.cells[cell]!;
  if (kind >= 0) return stopOnContract(t, s, seat, kind, terms, emit);
  if (kind === CELL.chance || kind === CELL.chest) {
    s.agenda.push({ kind: 'takeCard', seat, pack: kind === CELL.chance ? 0 : 1 });
    return;
  }
  if (kind === CELL.gotoWfa) return sendToWfa(t, s, seat, emit);
  if (kind !== CELL.penalty) return;
  const amount = t.facts.penalty[cell]!;
  emit?.({ type: 'penalty', seat, place: t.facts.places[cell]!, amount });
  pay(s, seat, NONE, amount, emit);
}

/** R77: the token is put on the WFA cell directly. R28: no further throw. */
export function sendToWfa(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  emit?: Report,
): void {
  s.at[seat] = t.facts.wfaCell;
  s.wfa[seat] = 0;
  s.further = 0;
  emit?.({ type: 'sentToWfa', seat });
}

function stopOnContract(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  contract: number,
  terms: Terms,
  emit?: Report,
): void {
  const manager = holderOf(s, contract);
  if (manager === seat) return;
  const id = t.facts.ids[contract]!;
  if (manager === NONE) {
    const price = terms.price === NONE ? t.facts.price[contract]! : terms.price;
    s.agenda.push({ kind: 'obtain', seat, contract: id, price });
    return;
  }
  const amount = feeOf(t, s, manager, contract) * terms.feeTimes;
  if (amount === 0) return emit?.({ type: 'noFee', seat, to: manager, contract: id });
  const level = s.level[contract]!;
  if (t.options.feeClaim === 'claim') {
    const fee = amount;
    s.claims.push({ id: ++s.lastClaim, manager, visitor: seat, contract, fee, level });
    emit?.({ type: 'claimOpened', seat, to: manager, contract: id, amount });
    return;
  }
  emit?.({ type: 'fee', seat, to: manager, contract: id, amount });
  chargeFee(t, s, seat, manager, contract, amount, level, emit);
}

/** R64: with `markupReview` the visitor may have the forecast of a project checked before paying. */
export function chargeFee(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  manager: Seat,
  contract: number,
  fee: number,
  level: number,
  emit?: Report,
): void {
  const isProject = t.facts.ftePrice[contract] !== 0;
  if (t.options.markupReview && isProject && level < t.facts.top)
    s.agenda.push({ kind: 'review', seat, manager, contract: t.facts.ids[contract]!, fee, level });
  else pay(s, seat, manager, fee, emit);
}
