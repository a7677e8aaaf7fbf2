/** Throws of phase (b): the ordinary one (R23–R29) and the one for a double in WFA (R80–R84). */
import { NONE } from '@boardroom/kernel';
import type { Emit, Seat } from '@boardroom/kernel';
import { lapseClaims } from './claims.ts';
import { EXIT_CARDS } from './facts.ts';
import { pay } from './money.ts';
import { advance, sendToWfa } from './movement.ts';
import { throwDice } from './dice.ts';
import type { ProjectPlanEvent, ProjectPlanState, ProjectPlanTable } from './types.ts';

const MOST_DOUBLES = 3;
const MOST_WFA_HANDS = 3;

export function throwAndMove(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const dice = throwOnce(t, s, seat, emit);
  const isDouble = dice[0] === dice[1];
  if (isDouble) s.doubles++;
  s.further = isDouble ? 1 : 0;
  s.agenda.push({ kind: 'after', seat });
  // R27: the third double is not moved.
  if (isDouble && s.doubles === MOST_DOUBLES) sendToWfa(t, s, seat, emit);
  else advance(t, s, seat, dice[0]! + dice[1]!, emit);
}

export function throwForDouble(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const dice = throwOnce(t, s, seat, emit);
  const points = dice[0]! + dice[1]!;
  s.agenda.push({ kind: 'after', seat });
  if (dice[0] === dice[1]) {
    s.wfa[seat] = NONE;
    if (t.options.wfaDouble === 'exitAndThrow') {
      s.doubles++;
      s.further = 1;
    }
    emit?.({ type: 'leftByDouble', seat });
    return advance(t, s, seat, points, emit);
  }
  s.wfa[seat] = s.wfa[seat]! + 1;
  if (s.wfa[seat] !== MOST_WFA_HANDS) return emit?.({ type: 'stays', seat });
  // R82, R84: the PM pays first, counts as in WFA until then, and moves by this throw.
  s.agenda.push({ kind: 'moveOn', seat, points });
  if (t.options.forcedExit === 'payOrCard' && (s.holds[seat]! & EXIT_CARDS) !== 0)
    s.agenda.push({ kind: 'forcedExit', seat });
  else pay(s, seat, NONE, t.content.wfaExit, emit);
}

function throwOnce(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  emit?: Emit<ProjectPlanEvent>,
): number[] {
  const dice = throwDice(s, 'die', seat);
  s.throws++;
  s.further = 0;
  emit?.({ type: 'thrown', seat, dice });
  lapseClaims(t, s, seat, emit);
  return dice;
}
