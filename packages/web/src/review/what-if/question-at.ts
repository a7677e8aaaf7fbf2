import { check, isRefusal } from '@boardroom/kernel';
import type { Move, Seat } from '@boardroom/kernel';
import type { Timeline } from '../../engine/timeline.ts';

/** The kind of question a move answers after so many moves; `aside` for none. */
export function questionAt({ match, state }: Timeline, at: number, seat: Seat, move: Move): string {
  const s = state(at);
  const checked = check(match.game, match.t, s, seat, move);
  const index = isRefusal(checked) ? -1 : checked.index;
  return index < 0 ? 'aside' : s.agenda[index]!.kind;
}
