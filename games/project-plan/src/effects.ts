/** What the cards do: an interpreter for the effects written in the edition. */
import { NONE } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import { nextIn } from './contracts.ts';
import type { Effect } from './content.ts';
import { EXIT_CARD, distance } from './facts.ts';
import { pay, receive } from './money.ts';
import { advance, goBack, sendToWfa } from './movement.ts';
import { count, lowest } from './sets.ts';
import { throwDice } from './dice.ts';
import type { ProjectPlanEvent, ProjectPlanState, ProjectPlanTable } from './types.ts';

/** R68–R70: exit cards are kept; any other card lies open until all that it causes is done. */
export function carryOut(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  card: number,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const effect = t.facts.effects[card]!;
  emit?.({ type: 'card', seat, card: t.facts.cardIds[card]! });
  if (effect.kind === 'exitCard') {
    const pack = t.facts.exitCard.indexOf(card);
    s.holds[seat] = s.holds[seat]! | (1 << EXIT_CARD[pack]!);
    emit?.({ type: 'keptCard', seat, card: t.facts.cardIds[card]! });
    return;
  }
  s.open.push(card);
  s.agenda.push({ kind: 'putAway', seat });
  apply(t, s, seat, effect, emit);
}

function apply(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  effect: Effect,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const { facts } = t;
  switch (effect.kind) {
    case 'advance': {
      const terms = { price: effect.price ?? NONE, feeTimes: effect.feeTimes ?? 1 };
      return advance(
        t,
        s,
        seat,
        distance(facts.places, facts.certificationCells, s.at[seat]!, effect.to),
        emit,
        terms,
      );
    }
    case 'back':
      return goBack(t, s, seat, effect.cells, emit);
    case 'goToWfa':
      return sendToWfa(t, s, seat, emit);
    case 'pay':
      return pay(s, seat, NONE, effect.amount, emit);
    case 'receive':
      return receive(s, seat, effect.amount, emit);
    case 'payPerStaff':
      return pay(s, seat, NONE, staffBill(t, s, seat, effect.fte, effect.qm), emit);
    case 'payEach':
    case 'receiveFromEach': {
      const collects = effect.kind === 'receiveFromEach';
      const other = nextIn(s, seat);
      s.agenda.push({ kind: 'each', seat, other, amount: effect.amount, collects });
      return;
    }
    case 'receivePerProject':
      return receive(s, seat, effect.amount * count(s.holds[seat]! & facts.projects), emit);
    case 'receivePerCertification':
      return receive(s, seat, effect.amount * count(s.holds[seat]! & facts.certifications), emit);
    case 'receiveDice': {
      const dice = throwDice(s, 'bonus', 0);
      emit?.({ type: 'bonusThrow', seat, dice });
      return receive(s, seat, effect.times * (dice[0]! + dice[1]!), emit);
    }
    case 'markOffForecast':
      return markDearest(t, s, seat, emit);
    case 'liftMarkers':
      if ((s.marked & s.holds[seat]!) === 0) return receive(s, seat, effect.otherwise, emit);
      s.marked &= ~s.holds[seat]!;
      return emit?.({ type: 'unmarked', seat });
    case 'exitCard':
  }
}

/** R74: staff allocated at this moment. */
function staffBill(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  fte: number,
  qm: number,
): number {
  let bill = 0;
  for (let m = s.holds[seat]! & s.staffed; m !== 0; m &= m - 1) {
    const level = s.level[lowest(m)]!;
    bill += level === t.facts.top ? qm : level * fte;
  }
  return bill;
}

/** CH16: the dearest contract that is not off forecast; among equals the highest cell. */
function markDearest(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const { price, projects, certifications, ids } = t.facts;
  let dearest = NONE;
  const eligible = s.holds[seat]! & (projects | certifications) & ~(s.extended | s.marked);
  for (let m = eligible; m !== 0; m &= m - 1) {
    const c = lowest(m);
    if (dearest === NONE || price[c]! >= price[dearest]!) dearest = c;
  }
  if (dearest === NONE) return;
  s.marked |= 1 << dearest;
  emit?.({ type: 'marked', seat, contract: ids[dearest]! });
}
