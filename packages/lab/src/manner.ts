/** How games were played: habits with their limits, the mix of moves, how often the lead changed. */
import type { Listener } from '@boardroom/bots';
import type { AnyGame, AnyHabit, Event, State, Table, Tally } from '@boardroom/kernel';
import { leadWatch } from './leads.ts';
import { interval } from './statistics.ts';

/** Of one game or of many together. */
export interface Manner {
  readonly games: number;
  /** By code. */
  readonly habits: Readonly<Record<string, Readonly<Tally>>>;
  /** How often each kind of move was made. */
  readonly moves: Readonly<Record<string, number>>;
  /** How often another player came to lead alone, of the times the game's own clock moved on. */
  readonly leads: Readonly<Tally>;
}

/** A habit as it was found, beside its limits. */
export interface HabitFound extends Readonly<Tally> {
  readonly code: string;
  readonly share: number;
  readonly most?: number;
  readonly least?: number;
  /** The limit is passed, and not by chance: the 95 % interval of the share lies beyond it. */
  readonly over: boolean;
}

/** A listener for one game; `manner` is what it heard once the game has ended in this state. */
export function observer(
  game: AnyGame,
  t: Table,
  habits: readonly AnyHabit[],
): { readonly listener: Listener; manner(s: Readonly<State>): Manner } {
  const watched = habits.map((habit) => {
    const tally: Tally = { count: 0, of: 0 };
    return { code: habit.code, tally, watcher: habit.watch(t, tally) };
  });
  const moves: Record<string, number> = {};
  const leads = leadWatch(game, t);
  let events: Event[] = [];
  const listener: Listener = {
    before(seat, move, s) {
      events = [];
      for (const { watcher } of watched) watcher.before?.(s, seat, move);
    },
    after(seat, move, s) {
      moves[move.type] = (moves[move.type] ?? 0) + 1;
      leads.look(s);
      for (const { watcher } of watched) watcher.after?.(s, { seat, move, events });
    },
    emit: (event) => void events.push(event),
  };
  return {
    listener,
    manner(s) {
      for (const { watcher } of watched) watcher.end?.(s);
      return {
        games: 1,
        habits: Object.fromEntries(watched.map(({ code, tally }) => [code, tally])),
        moves,
        leads: { count: leads.seen().changes, of: leads.seen().looks },
      };
    },
  };
}

/** What many games showed together. */
export function together(manners: readonly Manner[]): Manner {
  const habits: Record<string, Tally> = {};
  const moves: Record<string, number> = {};
  const leads: Tally = { count: 0, of: 0 };
  const add = (to: Tally, { count, of }: Readonly<Tally>): void => {
    to.count += count;
    to.of += of;
  };
  for (const manner of manners) {
    for (const [code, tally] of Object.entries(manner.habits))
      add((habits[code] ??= { count: 0, of: 0 }), tally);
    for (const [type, count] of Object.entries(manner.moves))
      moves[type] = (moves[type] ?? 0) + count;
    add(leads, manner.leads);
  }
  return { games: manners.reduce((sum, { games }) => sum + games, 0), habits, moves, leads };
}

/** Every habit with its share, and whether it is over its limit. */
export function judge(habits: readonly AnyHabit[], manner: Manner): HabitFound[] {
  return habits.map(({ code, most, least }) => {
    const { count, of } = manner.habits[code] ?? { count: 0, of: 0 };
    const [low, high] = interval(count, of);
    return {
      code,
      count,
      of,
      share: of === 0 ? 0 : count / of,
      ...(most === undefined ? {} : { most }),
      ...(least === undefined ? {} : { least }),
      over: low > (most ?? 1) || high < (least ?? 0),
    };
  });
}
