/** What the wall shows of a slide at a step, as it is sent. */
import type { NewShown } from '@boardroom/client';
import { ASK, REPLAY, turningAt } from '../make/turning.ts';
import type { Made, Moment } from '../types.ts';
import type { Arranged } from './arrange.ts';

interface Showing extends Pick<NewShown, 'names' | 'black' | 'follow' | 'step' | 'title'> {
  readonly made: Made;
  /** What a slide asks about, and whose decision it is. */
  readonly moment: Moment | null;
  readonly seat: number | undefined;
  /** How far the replay is; -1: it has not begun. */
  readonly replayed: number;
  readonly isVoteClosed: boolean;
}

export function shownOf(
  { slide, kind, note = '' }: Arranged,
  { made, moment, seat, replayed, isVoteClosed, step, title, ...switches }: Showing,
): NewShown {
  const turning = made.kind === 'turning' ? made.figures : null;
  const isReplay = step === REPLAY && replayed >= 0;
  const eyes = seat === undefined ? {} : { seat };
  return {
    slide,
    kind,
    step,
    title: title.slice(0, 200),
    note,
    ...switches,
    data: (turning ? turningAt(turning, step) : made.figures) as unknown as Record<string, unknown>,
    ...(moment
      ? { replay: { table: moment.table, move: isReplay ? replayed : moment.move, ...eyes } }
      : {}),
    ...(turning && step < REPLAY
      ? {
          vote: {
            options: turning.options.map(({ name }) => name.slice(0, 160)),
            open: step === ASK && !isVoteClosed,
          },
        }
      : {}),
  };
}
