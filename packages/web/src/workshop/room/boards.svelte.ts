/** The tables of a class as everybody may see them, kept up to date for the trainer's page. */
import type { BoardNews, Item, RemoteWorkshop, Room } from '@boardroom/client';
import type { State, Told } from '@boardroom/kernel';
import { share } from '../../engine/share.ts';

export interface SmallBoard {
  readonly room: Room;
  /** Null: nothing to see, before the game and after a sealed end. */
  readonly view: State | null;
  /** The last things that were told, oldest first. */
  readonly told: readonly Told[];
}

/** Older events are in the table's own log. */
const MOST_TOLD = 60;
/** More tables are a list without boards. */
export const MOST_BOARDS = 12;

export function makeBoards(remote: RemoteWorkshop) {
  let boards = $state.raw<Readonly<Record<number, SmallBoard>>>({});
  let watched = '';
  let stop = (): void => {};

  function hear({ table, news }: BoardNews): void {
    const before = boards[table];
    const room = news.room ?? before?.room;
    if (!room) return;
    // From its first items on: the line was lost, or another game has begun.
    const isNew = news.seat !== undefined;
    const told = [...(isNew ? [] : (before?.told ?? [])), ...toldIn(news.items)].slice(-MOST_TOLD);
    const view = news.now ? ((news.now.view ?? null) as State | null) : (before?.view ?? null);
    const shared = view && before?.view ? share(before.view, view) : view;
    boards = { ...boards, [table]: { room, view: shared, told } };
  }

  return {
    at: (table: number): SmallBoard | undefined => boards[table],
    /** Follows these tables from now on; `stage` is part of their name. */
    watch(stage: string, tables: readonly number[]): void {
      const wanted = `${stage} ${tables.join()}`;
      if (wanted === watched) return;
      watched = wanted;
      stop();
      boards = {};
      stop = tables.length > 0 ? remote.boards(tables, { onView: hear }) : () => {};
    },
    close: () => stop(),
  };
}

function toldIn(items: readonly Item[]): Told[] {
  return items.flatMap(({ events = [], n }) =>
    (events as unknown as Told['event'][]).map((event) => ({ event, move: n })),
  );
}
