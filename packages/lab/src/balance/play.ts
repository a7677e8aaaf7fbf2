/** Plays one game of a pair and looks at what it is measured by. */
import { makeBot } from '@boardroom/bots';
import type { Bot } from '@boardroom/bots';
import { isOver, legal, newRng, peek, playout, shareOfWin, start } from '@boardroom/kernel';
import type {
  AnyGame,
  Event,
  Move,
  Policy,
  Seat,
  State,
  Table,
  Tally,
  Watching,
} from '@boardroom/kernel';
import { leadWatch } from '../leads.ts';
import { PARTS } from './types.ts';
import type { GameFigures, Opened } from './types.ts';

/** More moves than a sensible edition takes; a game that reaches it is counted as endless. */
const MOST_MOVES = 20_000;

/** The figures of one game, or null if it did not come to an end. */
export function playFigures(
  opened: Opened,
  side: 0 | 1,
  seed: string,
  bots: readonly string[],
  heard?: (seat: Seat, move: Move) => void,
): GameFigures | null {
  const { game } = opened;
  const t = opened.tables[side];
  const watch = watchGame(opened, t, heard);
  const s = start(game, t, seed, watch.watching.emit);
  watch.began(s);
  const policies = bots.map((name) => policyOf(game, makeBot(game, name)!));
  const moves = playout(game, t, s, policies, newRng(hash(seed)), MOST_MOVES, watch.watching);
  return isOver(s) ? watch.figures(s, moves, bots) : null;
}

/** Whims of the bots: alike in both editions, unlike the chance of the game itself. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) value = Math.imul(value ^ seed.charCodeAt(i), 0x01000193);
  return value;
}

/** A bot that searches has no policy of its own; it is asked as at a table. */
function policyOf(game: AnyGame, bot: Bot): Policy {
  if (bot.policy) return bot.policy;
  const { aside } = bot;
  return {
    choose: (t, s, f, rng) =>
      bot.choose(
        { t, f, view: () => peek(game, t, s, f.seat), legal: () => legal(game, t, s, f) },
        rng,
      ).move,
    ...(aside
      ? { aside: (t, s, seat, rng) => aside(t, peek(game, t, s, seat), seat, rng)?.move ?? null }
      : {}),
  };
}

interface GameWatch {
  readonly watching: Watching;
  began(s: State): void;
  figures(s: State, moves: number, bots: readonly string[]): GameFigures;
}

function watchGame(opened: Opened, t: Table, heard?: (seat: Seat, move: Move) => void): GameWatch {
  const { game, hook, things } = opened;
  const index = new Map(things.map(({ id }, i) => [id, i]));
  /** By thing and seat. */
  const used = new Map<number, Use>();
  /** Uses since the game's time last moved on, and the scores of that moment. */
  let fresh: Use[] = [];
  let before: readonly number[] = [];
  const moveOn = (scores: readonly number[]): void => {
    for (const use of fresh) use.gain = gainOn(before, scores, use.seat);
    fresh = [];
    before = scores;
  };
  let now: State | null = null;
  const starts: string[] = [];
  const keyOf = (seat: Seat, id: string): number => {
    const thing = index.get(id);
    if (thing === undefined) throw new Error(`${game.id}: nothing printed is named ${id}`);
    return thing * t.players + seat;
  };
  const uses = hook?.uses(t, {
    use(seat, id) {
      const key = keyOf(seat, id);
      if (seat < 0 || seat >= t.players || used.has(key)) return;
      const thing = index.get(id)!;
      const one = { thing, seat, at: hook.length(t, now!), gain: 0 };
      used.set(key, one);
      if (!things[thing]!.earns) fresh.push(one);
    },
    earn(seat, id, amount) {
      const one = used.get(keyOf(seat, id));
      if (one) one.gain += amount;
    },
    begin(seat, id) {
      starts[seat] = id;
    },
  });
  const own = (hook?.own ?? []).map((habit) => {
    const tally: Tally = { count: 0, of: 0 };
    return { tally, watcher: habit.watch(t, tally) };
  });
  const leads = leadWatch(game, t);
  let events: Event[] = [];
  const watching: Watching = {
    before(seat, move, s) {
      events = [];
      for (const { watcher } of own) watcher.before?.(s, seat, move);
    },
    after(seat, move, s) {
      heard?.(seat, move);
      const scores = leads.look(s);
      if (scores) moveOn(scores);
      for (const { watcher } of own) watcher.after?.(s, { seat, move, events });
    },
    emit(event) {
      events.push(event);
      if (now) uses?.hear?.(event, now);
    },
  };
  return {
    watching,
    began(s) {
      now = s;
      before = game.scores(t, s);
      for (const event of events) uses?.hear?.(event, s);
    },
    figures(s, moves, bots) {
      uses?.end?.(s);
      moveOn(game.scores(t, s));
      for (const { watcher } of own) watcher.end?.(s);
      const tallies = own.map(({ tally }) => tally);
      const seen = { moves, bots, starts, tallies, leads: leads.seen() };
      return sumUp(opened, t, s, { ...seen, used: [...used.values()] });
    },
  };
}

interface Use {
  readonly thing: number;
  readonly seat: number;
  readonly at: number;
  gain: number;
}

/** What a seat's score rose by, less what the others' did on average. */
function gainOn(before: readonly number[], now: readonly number[], seat: number): number {
  let others = 0;
  for (let i = 0; i < now.length; i++) if (i !== seat) others += now[i]! - before[i]!;
  return now[seat]! - before[seat]! - others / Math.max(1, now.length - 1);
}

interface Seen {
  readonly moves: number;
  readonly bots: readonly string[];
  readonly starts: readonly string[];
  readonly used: readonly Use[];
  readonly tallies: readonly Tally[];
  /** How often the lead changed, and after what part of the looks for the last time. */
  readonly leads: { readonly changes: number; readonly decided: number };
}

function sumUp(opened: Opened, t: Table, s: State, seen: Seen): GameFigures {
  const { game, hook, measures, things } = opened;
  const ranking = game.ranking(t, s);
  const shares = ranking.map((_, seat) => shareOfWin(ranking, seat));
  const scores = game.scores(t, s);
  const [first, second] = ranked(shares, scores);
  const counted = new Float64Array(measures.length);
  const of = new Float64Array(measures.length);
  const put = (id: string, count: number, among = 1): void => {
    const at = measures.findIndex((measure) => measure.id === id);
    if (at < 0) return;
    counted[at]! += count;
    of[at]! += among;
  };
  const length = hook?.length(t, s) ?? 0;
  put('length', length);
  put('moves', seen.moves);
  for (let seat = 0; seat < t.players; seat++) {
    put(`seat.${seat}`, shares[seat]!);
    put(`bot.${seen.bots[seat]}`, shares[seat]!);
    put(`start.${seen.starts[seat]}`, shares[seat]!);
    if (hook?.stranded?.(t, s, seat)) put('stranded', 1, 0);
  }
  put('stranded', 0);
  put('leads', seen.leads.changes);
  put('decided', seen.leads.decided);
  put('winner', first);
  put('margin', first - second);
  for (const [i, { count, of: among }] of seen.tallies.entries())
    put(`own.${hook!.own[i]!.code}`, count, among);
  const users = new Float64Array(things.length);
  const won = new Float64Array(things.length);
  const gained = new Float64Array(things.length);
  const times: [number, number][] = [];
  for (const { thing, seat, at, gain } of seen.used) {
    users[thing]!++;
    won[thing]! += shares[seat]!;
    gained[thing]! += gain;
    times.push([thing, Math.min(PARTS - 1, Math.floor((PARTS * at) / (length + 1)))]);
  }
  put(
    'idle',
    users.reduce((sum, count) => sum + (count === 0 ? 1 : 0), 0),
  );
  const takers = seen.used.map((use) => [use.thing, use.seat] as const);
  return { counted, of, users, won, gained, times, takers };
}

/** The winner's score and that of the best of the others. */
function ranked(shares: readonly number[], scores: readonly number[]): [number, number] {
  const winner = shares.findIndex((share) => share > 0);
  const others = scores.filter((_, seat) => seat !== winner);
  return [scores[winner]!, Math.max(...others)];
}
