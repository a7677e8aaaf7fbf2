/** What keeps a table from going on: its host, and a gate of the class it belongs to. */
import type { Live, RoomState } from './state.ts';

/** Stopped by its host, whether or not it also waits at a gate. */
export const isStopped = ({ status, atGate, stopped }: RoomState): boolean =>
  stopped ?? (status === 'paused' && !atGate);

/** Looks whether the table has come past its gate, and lets it play or not accordingly. */
export function keepPace({ room, match, game, t }: Live): void {
  if (room.status !== 'playing' && room.status !== 'paused') return;
  const stopped = isStopped(room);
  const gate = room.gate ?? null;
  room.atGate = gate !== null && match !== null && (game.classroom?.round(t, match.s) ?? 0) > gate;
  room.stopped = stopped;
  room.status = stopped || room.atGate ? 'paused' : 'playing';
}
