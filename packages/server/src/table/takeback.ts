/** Taking moves back: asked for, agreed to or not, and done. */
import { undo } from '@boardroom/kernel';
import type { Refusal } from '@boardroom/kernel';
import type { Act } from './entry.ts';
import type { Live } from './state.ts';

/** Takes moves back as soon as everybody agrees; says how many. */
export function considerTakeback(
  live: Live,
  act: Extract<Act, { do: 'takeback-asked' | 'takeback-answered' }>,
): number | Refusal {
  const { room } = live;
  if (act.do === 'takeback-asked')
    room.takeback = { seat: act.seat, count: act.count, agreed: [act.seat] };
  else if (act.agree) room.takeback!.agreed.push(act.seat);
  else {
    room.takeback = null;
    return 0;
  }
  const { seat, count, agreed } = room.takeback!;
  const waits = room.chairs.some(
    ({ person, bot }, other) => person !== null && bot === null && !agreed.includes(other),
  );
  const isOrdered = act.do === 'takeback-asked' && act.by === 'host';
  if (waits && room.takebacks === 'consent' && !isOrdered) return 0;
  room.takeback = null;
  const refusal = undo(live.match!, seat, count);
  if (refusal) return refusal;
  room.moves -= count;
  return count;
}
