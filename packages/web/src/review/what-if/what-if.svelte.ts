/** What if: which branch is looked at, what its games have told, who plays it on. */
import type { Move, Seat } from '@boardroom/kernel';
import { isRefusal } from '@boardroom/kernel';
import { timelineOf } from '../../engine/timeline.ts';
import { branchFrom } from '../../engine/what-if.ts';
import { loadTable, newId } from '../../store/saved.ts';
import type { ForkDesk } from '../fork-desk.ts';
import { momentPort } from '../moment-port.ts';
import type { MomentPort } from '../moment-port.ts';
import type { Room } from '../room.svelte.ts';
import { branchAt, forkOf, keepBranches, momentOf, withBranch } from './branches.ts';
import type { Branch, PlayedOn } from './branches.ts';
import { nextRound } from './figures.ts';

export type WhatIf = ReturnType<typeof makeWhatIf>;

export interface Wanted {
  readonly move: number;
  /** A branch by its id. */
  readonly branch: string | null;
}

export function makeWhatIf(room: Room, desk: ForkDesk, kept: readonly Branch[], wanted: Wanted) {
  const { saved, port } = room;
  const { record } = saved;
  let branches = $state.raw<readonly Branch[]>(kept);
  let chosen = $state<string | null>(null);
  /** Where a new branch would leave. */
  let at = $state<number | null>(null);
  let table = $state.raw<MomentPort | null>(null);
  /** The branch whose games are being played, and how many are wanted. */
  let running = $state.raw<{ readonly id: string; readonly of: number } | null>(null);
  let closed = false;
  let stopping = $state(false);
  let failed = $state(false);
  /** Games of one branch at a time: the next waits until the last slice of these is in. */
  let under: Promise<void> = Promise.resolve();

  const branch = $derived(branches.find(({ id }) => id === chosen) ?? null);

  function put(one: Branch, keep = true): void {
    branches = withBranch(branches, one);
    if (keep) void keepBranches(saved.id, record, branches);
  }
  const named = (id: string): Branch | undefined => branches.find((one) => one.id === id);

  /** The table at a moment, to choose another move there. */
  function choose(moment: number): void {
    stop();
    const found = momentOf(record, moment);
    chosen = null;
    at = found;
    if (found === null) {
      table = null;
      return;
    }
    const [seat, played] = record.moves[found]!;
    const made = momentPort(saved, port, {
      move: found,
      seat,
      asides: true,
      answer: (other) => start(found, seat, other),
      hint: () => undefined,
    });
    made.withhold(played);
    table = made;
    room.look(found, seat);
  }

  function start(move: number, seat: Seat, other: Move): void {
    const known = branchAt(branches, move, other);
    const one: Branch = known ?? {
      id: newId(),
      move,
      seat,
      other,
      forked: null,
      counted: null,
      tables: [],
    };
    if (!known) put(one);
    open(one.id);
  }

  function open(id: string): void {
    const one = named(id);
    if (!one) return;
    if (running && running.id !== id) stop();
    chosen = id;
    at = one.move;
    table = null;
    room.look(one.move, one.seat);
    if (!one.forked) run(id);
  }

  function run(id: string): void {
    under = under.then(() => playRound(id));
  }
  async function playRound(id: string): Promise<void> {
    const one = named(id);
    // Somebody has turned to another branch meanwhile.
    if (!one || chosen !== id) return;
    const of = nextRound(one.forked?.games ?? 0);
    running = { id, of };
    stopping = failed = false;
    try {
      const done = await desk.play({
        fork: forkOf(record, one),
        counted: one.counted,
        pairs: of,
        look: (so) => {
          const now = named(id);
          if (now) put({ ...now, ...so }, false);
          return now !== undefined && !stopping;
        },
      });
      const now = named(id);
      if (now) put({ ...now, ...done });
    } catch (error) {
      if (!closed) console.error('branch not played', error);
      failed = !closed;
    } finally {
      running = null;
    }
  }
  function stop(): void {
    stopping = true;
  }

  /** How the seat came out of a table that is over; undefined while it is not. */
  async function endOf({ table: id }: PlayedOn, seat: Seat): Promise<PlayedOn['end']> {
    const on = await loadTable(id);
    const place = on?.record.result?.places[seat];
    if (!on?.over || place === undefined) return undefined;
    const { game, content } = port;
    const film = timelineOf(game, content, on.record);
    if (isRefusal(film)) return undefined;
    const { value, unit } = room.headAt(film.state(film.length), seat);
    return { place, score: unit === undefined ? value : `${value} ${unit}` };
  }
  /** What was played on elsewhere joins its branch. */
  async function gather(): Promise<void> {
    for (const { id, tables, seat } of branches)
      for (const each of tables) {
        const end = each.end ?? (await endOf(each, seat).catch(() => undefined));
        const now = named(id);
        if (!end || each.end || !now) continue;
        const played = now.tables.map((on) => (on.table === each.table ? { ...on, end } : on));
        put({ ...now, tables: played });
      }
  }
  void gather();
  if (wanted.branch && named(wanted.branch)) open(wanted.branch);
  else choose(wanted.move);

  return {
    get branches() {
      return branches;
    },
    get branch() {
      return branch;
    },
    get at() {
      return at;
    },
    get table() {
      return table;
    },
    get running() {
      return running;
    },
    get failed() {
      return failed;
    },
    choose,
    start,
    open,
    stop,
    get stopping() {
      return stopping;
    },
    close(): void {
      closed = true;
      stop();
    },
    more(): void {
      if (branch && !running) run(branch.id);
    },
    drop(id: string): void {
      if (running?.id === id) stop();
      branches = branches.filter((one) => one.id !== id);
      void keepBranches(saved.id, record, branches);
      if (chosen === id) choose(at ?? 0);
    },
    /** A table that starts here; answers with its id. */
    async playOn(): Promise<string | null> {
      if (!branch) return null;
      const { move, seat, other, id } = branch;
      const made = await branchFrom(saved, move, seat, { branch: id, other });
      const now = named(id);
      if (now) {
        put({ ...now, tables: [...now.tables, { table: made }] }, false);
        await keepBranches(saved.id, record, branches);
      }
      return made;
    },
  };
}
