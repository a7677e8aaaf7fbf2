/** Why bots did what they did, by the number of moves after theirs. */
import { isOver, viewFor } from '@boardroom/kernel';
import type { AnyGame, Saying, Seat, State, Table } from '@boardroom/kernel';

export interface KeptWhy {
  readonly after: number;
  readonly seat: Seat;
  readonly why: Saying;
  /** All the bot knew was public. */
  readonly open: boolean;
}

export function makeWhys(
  game: AnyGame,
  t: Table,
  now: () => State,
  before: readonly KeptWhy[] = [],
) {
  let kept = new Map<number, KeptWhy>();
  const take = (whys: readonly KeptWhy[]): void => {
    kept = new Map(whys.map((one) => [one.after, one]));
  };
  take(before);
  return {
    take,
    keep(seat: Seat, view: State, { why }: { readonly why?: Saying }, after: number): void {
      if (!why) return void kept.delete(after);
      const open = JSON.stringify(view) === JSON.stringify(viewFor(game, t, now(), null));
      kept.set(after, { after, seat, why, open });
    },
    /** Those of the moves that still stand. */
    upTo: (moves: number): KeptWhy[] => [...kept.values()].filter(({ after }) => after <= moves),
    /** Only what gives nothing away. */
    of(moves: number, seat: Seat): Saying | undefined {
      const found = kept.get(moves);
      return found?.seat === seat && (found.open || isOver(now())) ? found.why : undefined;
    },
  };
}
