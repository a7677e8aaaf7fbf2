/**
 * Matches looked at from every side: what could be done, what was refused and why, what everybody was
 * told and could see, how it counted. `describeSeen` compares all of that with what it was, so that a
 * change of the rules that nobody meant is noticed wherever it shows.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { check } from '../check.ts';
import { earlyResult } from '../classroom.ts';
import { isRefusal, legal, legalAsides, pending, setTable, start } from '../engine.ts';
import type { Habit, Watcher } from '../habits.ts';
import { parseRecord } from '../record.ts';
import { newRng } from '../rng.ts';
import type { AnyGame, Emit, Event, Game, GameTypes, Move, Rng, State, Table } from '../types.ts';
import { guess, viewFor } from '../views.ts';
import { playMove, randomInject, randomMove } from './random-player.ts';
import type { RandomMove } from './random-player.ts';
import { randomOptions, schemaOf } from './random-options.ts';

/** Sides a match is looked at from; each has a number of its own, so that a failure says which is other. */
const SIDES = [
  'set',
  'offered',
  'refused',
  'told',
  'views',
  'guesses',
  'counted',
  'charts',
] as const;
type Side = (typeof SIDES)[number];
type Seen = Record<Side, number>;

const TABLES = 16;
const MOST_MOVES = 160;
/** Views are looked at after so many moves, and guesses made. */
const VIEWS_EVERY = 4;
const GUESS_EVERY = 9;
/** Moves of the match that are tried out of place after every one. */
const TRIED = 6;

interface Setting<G extends GameTypes> {
  readonly game: Game<G>;
  readonly content: unknown;
  readonly habits?: readonly Habit<G>[];
  /** `records/` of the game: matches in it are looked at too, and what was seen is kept there. */
  readonly records: URL;
}

export function describeSeen<G extends GameTypes>({
  game: given,
  content,
  habits = [],
  records,
}: Setting<G>): void {
  const game = given as unknown as AnyGame;
  const file = new URL('seen.json', records);
  const again = `if that is meant: BOARDROOM_MEASURE=1 npm test -- games/${game.id}/src/seen`;

  describe('seen from every side', () => {
    test('recorded and random matches are what they were', { timeout: 120_000 }, () => {
      const seen = Object.fromEntries(SIDES.map((side) => [side, 0])) as Seen;
      const watch = { game, habits: habits as unknown as readonly Habit[], seen };
      keep(seen, 'set', [schemaOf(game.options), schemaOf(game.content), game.profiles]);
      for (const name of readdirSync(records).toSorted())
        if (name.endsWith('.jsonl')) lookAtRecord(watch, content, new URL(name, records));
      for (let i = 0; i < TABLES; i++) lookAtRandom(watch, content, i);
      if (process.env['BOARDROOM_MEASURE']) writeFileSync(file, `${JSON.stringify(seen)}\n`);
      if (existsSync(file)) expect(seen, again).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    });
  });
}

interface Watch {
  readonly game: AnyGame;
  readonly habits: readonly Habit[];
  readonly seen: Seen;
}

function lookAtRecord(watch: Watch, content: unknown, file: URL): void {
  const record = parseRecord(readFileSync(file, 'utf8'));
  if (isRefusal(record)) throw new Error(`${file.pathname}: ${record.code}`);
  const { players, options, edition, seed, moves } = record;
  const t = setTable(watch.game, { players, options, edition: { id: edition.id, content } });
  if (isRefusal(t)) throw new Error(`${file.pathname}: ${t.code}`);
  let at = 0;
  look(watch, t, seed, moves.length, (s) => {
    const [seat, move] = moves[at++]!;
    const found = check(watch.game, t, s, seat, move);
    if (isRefusal(found)) throw new Error(`${file.pathname}: ${found.code}`);
    return { seat, move: found.move, index: found.index };
  });
}

function lookAtRandom(watch: Watch, content: unknown, i: number): void {
  const { game } = watch;
  const rng = newRng(1000 + i);
  const { min, max } = game.seats;
  const players = min + (i % (max - min + 1));
  const named = Object.values(game.profiles)[i - 4];
  const options = i < 4 ? {} : (named ?? randomOptions(game.options, rng));
  const edition = { id: 'classic', content };
  const t = setTable(game, { players, options, edition });
  // Not every mixture of options can be played.
  if (isRefusal(t)) return keep(watch.seen, 'offered', t);
  look(
    watch,
    t,
    `seen ${i}`,
    MOST_MOVES,
    (s) => randomInject(game, t, s, rng) ?? randomMove(game, t, s, rng),
  );
}

/** Plays what `next` says, and looks around after every move. */
function look(
  { game, habits, seen }: Watch,
  t: Table,
  seed: string,
  most: number,
  next: (s: State) => RandomMove,
): void {
  const rng = newRng(1);
  const tried: Move[] = [];
  let events: Event[] = [];
  const emit: Emit<Event> = (event, to) => {
    events.push(event);
    keep(seen, 'told', [event, to ?? null]);
  };
  const s = start(game, t, seed, emit);
  keep(seen, 'set', [t.options, t.facts, game.printed?.(t) ?? null, ofClass(game, t)]);
  const notes: unknown = game.debrief.begin(t, s);
  const tallies = habits.map(() => ({ count: 0, of: 0 }));
  const watchers: Watcher<GameTypes>[] = habits.map(({ watch }, i) => watch(t, tallies[i]!));
  for (let moves = 0; moves < most && s.agenda.length > 0; moves++) {
    for (const f of pending(s)) keep(seen, 'offered', [f, legal(game, t, s, f)]);
    for (let i = 0; i < TRIED && tried.length > 0; i++)
      tryOut(game, t, s, twisted(tried[rng.below(tried.length)]!, rng), rng, seen);
    const made = next(s);
    tried.push(made.move);
    events = [];
    for (const watcher of watchers) watcher.before?.(s, made.seat, made.move);
    playMove(game, t, s, made, emit);
    const entry = { seat: made.seat, move: made.move, events };
    for (const watcher of watchers) watcher.after?.(s, entry);
    game.debrief.note(t, s, notes, entry);
    lookAround(game, t, s, moves, seen);
  }
  for (const watcher of watchers) watcher.end?.(s);
  keep(seen, 'counted', [tallies, earlyResult(game, t, s)]);
  keep(seen, 'charts', game.debrief.charts(t, s, notes));
}

/** What a class is told of a table before anything is played. */
function ofClass({ classroom }: AnyGame, t: Table): unknown {
  if (!classroom) return null;
  const { lengths, tallies, news, prompts } = classroom;
  const asked = Object.values(prompts).map((prompt) => [
    prompt,
    'above' in prompt ? prompt.above(t) : null,
    'range' in prompt ? prompt.range(t) : null,
  ]);
  return [classroom.lastRound(t), classroom.openScores(t), lengths, tallies, news, asked];
}

function lookAround(game: AnyGame, t: Table, s: State, moves: number, seen: Seen): void {
  const { classroom } = game;
  keep(seen, 'counted', [game.scores(t, s), game.ranking(t, s), classroom?.round(t, s) ?? 0]);
  if (moves % GUESS_EVERY === 0) {
    const seat = moves % t.players;
    keep(seen, 'counted', earlyResult(game, t, s));
    keep(seen, 'guesses', guess(game, t, viewFor(game, t, s, seat), seat, newRng(moves)));
  }
  if (moves % VIEWS_EVERY !== 0) return;
  for (let viewer = -1; viewer < t.seats; viewer++) {
    const seat = viewer < 0 ? null : viewer;
    const view = viewFor(game, t, s, seat);
    keep(seen, 'views', [view, game.summary?.(t, view, seat) ?? null]);
    if (seat === null) continue;
    keep(seen, 'offered', legalAsides(game, t, s, seat));
    keep(seen, 'counted', seat < t.players && (classroom?.inDanger?.(t, s, seat) ?? false));
  }
}

/** By a seat at random, out of place: it is refused, and with what reason, or possible after all. */
function tryOut(game: AnyGame, t: Table, s: State, move: unknown, rng: Rng, seen: Seen): void {
  const found = check(game, t, s, rng.below(t.seats), move);
  keep(seen, 'refused', isRefusal(found) ? found : found.move);
}

/** The move as it is, or with a number a little off, or a word of another move. */
function twisted(move: Move, rng: Rng): unknown {
  const fields: Record<string, unknown> = { ...move };
  const names = Object.keys(fields).filter((name) => name !== 'type');
  if (names.length === 0 || rng.below(3) === 0) return fields;
  const name = names[rng.below(names.length)]!;
  const value = fields[name];
  if (typeof value === 'number') fields[name] = value + rng.below(5) - 2;
  else if (typeof value === 'boolean') fields[name] = !value;
  else if (Array.isArray(value)) fields[name] = value.slice(1);
  return fields;
}

/** FNV-1a over all that was kept so far. */
function keep(seen: Seen, side: Side, what: unknown): void {
  const text = JSON.stringify(what);
  let hash = seen[side] ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  seen[side] = hash >>> 0;
}
