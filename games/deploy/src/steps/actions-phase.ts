/** Who is in control, and what follows a paid action. */
import { NONE } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import { opensFollowUp } from '../free-steps.ts';
import { TRAINED } from '../ledger.ts';
import { LAP, SPOT_DEVELOP, SPOT_MOVE, SPOT_REMOVE } from '../types.ts';
import type { Deploy, DeployState, DeployTable, FrameOf } from '../types.ts';

/** R40 The seat furthest back acts, among equals the one that arrived last; NONE if all are home. */
export function inControl(t: DeployTable, s: Readonly<DeployState>): number {
  let found = NONE;
  for (let seat = 0; seat < t.players; seat++) {
    const steps = s.steps[seat]!;
    // R46 A player who has completed the loop is out for this round.
    if (steps >= LAP * s.round) continue;
    if (
      found === NONE ||
      steps < s.steps[found]! ||
      (steps === s.steps[found] && s.arrival[seat]! > s.arrival[found]!)
    )
      found = seat;
  }
  return found;
}

/** R42, R47 */
export function determineControl(t: DeployTable, s: DeployState): void {
  const seat = inControl(t, s);
  s.agenda.push(seat === NONE ? { kind: 'retrieve', seat } : { kind: 'action', seat });
}

export const control: Step<Deploy, FrameOf<'control'>> = {
  run: (t, s) => determineControl(t, s),
};

/** R115, R116, R120 A paid action is complete: a follow-up window, or control at once. */
export const acted: Step<Deploy, FrameOf<'acted'>> = {
  run(t, s, f) {
    const { seat } = f;
    if (t.options.trainingCentre === 'perAction' && s.spots[SPOT_DEVELOP] === seat)
      s.flipped[seat]! &= ~TRAINED;
    const move = f.movable && s.spots[SPOT_MOVE] === seat;
    const remove = s.spots[SPOT_REMOVE] === seat;
    if (opensFollowUp(t, s, seat, move, remove))
      s.agenda.push({ kind: 'followUp', seat, move, remove });
    else determineControl(t, s);
  },
};
