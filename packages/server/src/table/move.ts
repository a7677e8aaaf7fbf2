/** A move: checked and made by the rules, and who gets to know of it. */
import { check, isOver, isRefusal, submitChecked, viewFor } from '@boardroom/kernel';
import type { Match, Refusal, Seat, Told } from '@boardroom/kernel';
import { spectatorOf } from './state.ts';
import type { Live } from './state.ts';

/** What is kept of an event: its entry has the number of the move. */
export type Kept = Omit<Told, 'move'>;
const strip = ({ event, to }: Kept): Kept => (to ? { event, to } : { event });

export interface Moved {
  readonly told: readonly Kept[];
  readonly aside: boolean;
  /** Readers to whom it shows nothing at all: they are not even told that something happened. */
  readonly hidden: readonly number[];
}

export function makeMove(live: Live, seat: Seat, move: unknown): Moved | Refusal {
  const { game, t, room } = live;
  const match = live.match!;
  const checked = check(game, t, match.s, seat, move);
  if (isRefusal(checked)) return checked;
  const before = checked.index < 0 ? views(live) : null;
  const done = submitChecked(match, seat, checked);
  room.moves++;
  room.takeback = null;
  if (isOver(match.s)) room.status = 'over';
  const hidden: number[] = [];
  if (before) {
    const after = views(live);
    for (let reader = 0; reader <= spectatorOf(live); reader++) {
      const wasTold = done.events.some(({ to }) => !to || to.includes(reader));
      if (reader !== seat && !wasTold && before[reader] === after[reader]) hidden.push(reader);
    }
  }
  const told = done.events.map(strip);
  trim(match);
  return { told, aside: before !== null, hidden };
}

function views(live: Live): string[] {
  const { game, t, match, room } = live;
  return Array.from({ length: room.chairs.length + 1 }, (_, reader) =>
    JSON.stringify(viewFor(game, t, match!.s, reader === room.chairs.length ? null : reader)),
  );
}

/** Moves before the last barrier are in the log; here they would only grow. */
function trim(match: Match): void {
  if (match.barrier.moves !== match.moves.length) return;
  match.moves.length = 0;
  match.told.length = 0;
  match.barrier = { s: match.barrier.s, moves: 0, told: 0 };
}
