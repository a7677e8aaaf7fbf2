/** Why bots did what they did, by the number of moves after theirs. */
import { isOver, viewFor } from '@boardroom/kernel';
import type { AnyGame, Saying, Seat, State, Table } from '@boardroom/kernel';

export function makeWhys(game: AnyGame, t: Table, now: () => State) {
  /** `open` if all the bot knew was public. */
  const kept = new Map<number, { seat: Seat; why: Saying; open: boolean }>();
  return {
    keep(seat: Seat, view: State, { why }: { readonly why?: Saying }, after: number): void {
      if (!why) return void kept.delete(after);
      const open = JSON.stringify(view) === JSON.stringify(viewFor(game, t, now(), null));
      kept.set(after, { seat, why, open });
    },
    /** Only what gives nothing away. */
    of(moves: number, seat: Seat): Saying | undefined {
      const found = kept.get(moves);
      return found?.seat === seat && (found.open || isOver(now())) ? found.why : undefined;
    },
  };
}
