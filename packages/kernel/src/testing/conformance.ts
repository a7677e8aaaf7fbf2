/** One suite for all games: what every game must keep, whatever its rules. */
import { describe, expect, test } from 'vitest';
import { check } from '../check.ts';
import { earlyResult, legalInjects } from '../classroom.ts';
import { clone } from '../clone.ts';
import {
  answer,
  isOver,
  isRefusal,
  legal,
  legalAsides,
  makeAside,
  pending,
  pendingIndex,
  setTable,
  start,
} from '../engine.ts';
import { debriefOf } from '../debrief.ts';
import { openMatch, recordOf, replay, submit, toldTo, undo, undoable } from '../match.ts';
import type { Match } from '../match.ts';
import { formatRecord, parseRecord } from '../record.ts';
import { setNewTable } from '../new-table.ts';
import { mix, newRng } from '../rng.ts';
import { standings } from '../standings.ts';
import { fill, fit, spread } from '../templates.ts';
import type { AnyGame, Event, Move, Rng, Seat, State, Table } from '../types.ts';
import { guess, viewFor } from '../views.ts';
import { mangle, saveFailure } from './fuzz.ts';
import { encodingFaults } from './encoding.ts';
import { checkGuess, checkLaws, differs, noFieldsSeen, redealFaults } from './laws.ts';
import type { FieldsSeen } from './laws.ts';
import { playMove, randomInject, randomMove } from './random-player.ts';
import { SHORT, SHORT_MOVES, gamesToPlay } from './short.ts';

export interface Conformance {
  /** Options to run beside the defaults, by name; each with fewer games. */
  readonly variants?: Readonly<Record<string, object>>;
  /** Random games with the default options for each number of players. */
  readonly games?: number;
  /** Random games for each variant and number of players. */
  readonly variantGames?: number;
  /** More moves than any game can take. */
  readonly mostMoves?: number;
  /** Types of events that carry words and nothing of the state. */
  readonly talk?: readonly string[];
  /** Games whose players see everything have nothing to guess. */
  readonly secrets?: boolean;
}

/** Deep checks cost much: they look at about this share of all positions. */
const LOOK_RATE = 0.015;
/** … and at the opening of one game in so many, which are much alike. */
const OPENINGS = 8;
/** By how much the chances of all seats may miss 1. */
const OFF = 0.01;
/** Of long lists of legal moves a look tries so many, others the next time. */
const TRIED = 8;

export function describeGame(
  game: AnyGame,
  editions: Readonly<Record<string, unknown>>,
  settings: Conformance = {},
): void {
  const { variants = {}, games = 200, variantGames = 20, mostMoves = 20_000 } = settings;
  for (const [id, content] of Object.entries(editions)) {
    const edition = { id, content };
    const fields = noFieldsSeen();
    for (const [variant, options] of Object.entries({ standard: {}, ...variants }))
      for (let players = game.seats.min; players <= game.seats.max; players++) {
        const set = (): Table | null => {
          const t = setTable(game, { players, options, edition });
          if (!isRefusal(t)) return t;
          // Some options are not for every number of players; the game must say so itself.
          if (game.refuseOptions?.(players, game.options.parse(options))) return null;
          throw new Error(JSON.stringify(t));
        };
        if (variant !== 'standard' && set() === null) continue;
        if (
          SHORT &&
          players < game.seats.max &&
          (variant !== 'standard' || players > game.seats.min)
        )
          continue;
        describe(`${game.id} conforms: ${id}, ${variant}, ${players} players`, () => {
          const count = gamesToPlay(variant === 'standard' ? games : variantGames);
          test(`${count} random games end and keep every law`, { timeout: 600_000 }, () => {
            const t = set()!;
            let hides = false;
            for (let i = 0; i < count; i++) {
              const seed = `${variant}-${i}`;
              const opening = i % OPENINGS === 0;
              const played = { mostMoves, opening, talk: settings.talk ?? [] };
              hides = lawfulGame(game, t, seed, played, fields) || hides;
            }
            const law3 = 'law 3: something is hidden; where nothing is, say `secrets: false`';
            if (settings.secrets !== false) expect(hides, law3).toBe(true);
          });
          test(
            'replay equals play, byte for byte, with undo and what-if',
            { timeout: 600_000 },
            () => {
              for (let i = 0; i < gamesToPlay(3); i++) {
                const match = openMatch(game, { players, options, edition }, `replay-${i}`);
                if (isRefusal(match)) throw new Error(JSON.stringify(match));
                replayable(match, content, newRng(i), mostMoves);
              }
            },
          );
        });
      }
    // With few players a seat may work out what is blanked, but not at every player count.
    test(`${game.id}: what is blanked is guessed at, law 6: ${id}`, () => {
      const kept = [...fields.hidden].filter((field) => !fields.guessed.has(field));
      expect(kept, '`resample` never changes these hidden fields').toEqual([]);
    });
    test(`${game.id}: what nobody knows is dealt anew, law 8: ${id}`, () => {
      const { table } = game.knowledge;
      const hidden = table.filter((field) => fields.hidden.has(field));
      const kept = hidden.filter((field) => !fields.redealt.has(field));
      expect(kept, '`redeal` never changes these secrets of the table').toEqual([]);
    });
    test(`${game.id} refuses fields it does not read: ${id}`, () => {
      const players = game.seats.max;
      const setting = { players, options: game.options.parse({}), edition };
      expect(setNewTable(game, setting)).not.toHaveProperty('code');
      const odd = { ...setting, options: { ...setting.options, oddity: 1 } };
      expect(setNewTable(game, odd)).toMatchObject({ code: 'bad-options' });
      const spoilt = { id, content: { ...(content as object), oddity: 1 } };
      expect(setNewTable(game, { ...setting, edition: spoilt })).toMatchObject({
        code: 'bad-edition',
      });
    });
    test(
      `${game.id} refuses spoiled moves and changes nothing: ${id}`,
      { timeout: 600_000 },
      () => {
        for (let players = game.seats.min; players <= game.seats.max; players++)
          refusesSpoiled(
            game,
            setTable(game, { players, edition }) as Table,
            SHORT ? 100 : 2000,
            mostMoves,
          );
      },
    );
  }
}

/** Plays one random game and looks at it closely; true if something was hidden from somebody. */
export function lawfulGame(
  game: AnyGame,
  t: Table,
  seed: string,
  { mostMoves, opening, talk }: { mostMoves: number; opening: boolean; talk: readonly string[] },
  fields: FieldsSeen,
): boolean {
  const rng = newRng(hash(seed));
  const s = start(game, t, seed);
  const moves: [Seat, { type: string }][] = [];
  let hides = false;
  try {
    while (!isOver(s)) {
      if (SHORT && moves.length > SHORT_MOVES) return hides;
      if (moves.length > mostMoves) throw new Error(`no end after ${mostMoves} moves`);
      if (rng.unit() < LOOK_RATE || (moves.length === 0 && opening))
        hides = look(game, t, s, rng, talk, fields) || hides;
      const made = randomInject(game, t, s, rng) ?? randomMove(game, t, s, rng);
      moves.push([made.seat, made.move]);
      playMove(game, t, s, made);
      keepsInvariants(game, t, s);
    }
    expect(JSON.parse(JSON.stringify(s)), 'JSON round trip').toEqual(s);
    expect(game.scores(t, s)).toHaveLength(t.players);
    expect(game.ranking(t, s).every((keys) => keys.length === game.rankedBy.length)).toBe(true);
    expect(standings(game, t, s)[0]!.place).toBe(1);
    addUp(game, t, s);
  } catch (error) {
    const { players, options, edition } = t;
    const record = { game: game.id, version: game.version, edition, players, options, seed, moves };
    throw new Error(`after ${moves.length} moves; see ${saveFailure(record)}`, { cause: error });
  }
  return hides;
}

function keepsInvariants(game: AnyGame, t: Table, s: State): void {
  const broken = game.invariants(t, s);
  if (broken.length > 0) throw new Error(broken.join('; '));
}

function inUnit(value: number): void {
  if (!(value >= 0 && value <= 1)) throw new Error(`evaluation ${value} is not within 0 and 1`);
}

/** Chances of the first place: each is one, and there is one first place. */
function addUp(game: AnyGame, t: Table, s: State): void {
  let sum = 0;
  for (let seat = 0; seat < t.players; seat++) {
    const chance = game.advice.evaluate(t, s, seat);
    inUnit(chance);
    sum += chance;
  }
  if (Math.abs(sum - 1) > OFF) throw new Error(`evaluations of all seats add up to ${sum}, not 1`);
}

/** All deep checks of one position. */
function look(
  game: AnyGame,
  t: Table,
  s: State,
  rng: Rng,
  talk: readonly string[],
  fields: FieldsSeen,
): boolean {
  const before = JSON.stringify(s);
  let hides = false;
  for (let seat = 0; seat < t.seats; seat++) {
    const laws = checkLaws(game, t, s, seat, rng.below(1e9), fields);
    if (laws.broken.length > 0) throw new Error(laws.broken.join('\n'));
    hides ||= laws.hides;
    if (seat < t.players) inUnit(game.advice.evaluate(t, viewFor(game, t, s, seat), seat));
  }
  addUp(game, t, s);
  const faults = checkGuess(game, t, s, rng.below(t.seats), rng.below(1e9));
  for (let seat = 0; seat < t.players; seat++)
    faults.push(...encodingFaults(game, t, s, seat, rng.below(1e9)));
  faults.push(...redealFaults(game, t, s, rng.below(1e9), fields));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  viewFor(game, t, s, null);
  for (const f of pending(s)) answersAreSound(game, t, s, f, rng);
  for (let seat = 0; seat <= t.seats; seat++)
    for (const template of sample(legalAsides(game, t, s, seat), rng)) {
      const move = fill(template, rng);
      const copy = clone(s);
      const checked = check(game, t, s, seat, move);
      if (isRefusal(checked))
        throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(checked)}`);
      makeAside(game, t, copy, seat, checked.move);
      keepsInvariants(game, t, copy);
    }
  servesClass(game, t, s, rng);
  eventsTellNoSecret(game, t, s, rng, talk);
  if (JSON.stringify(s) !== before) throw new Error('looking changed the state');
  return hides;
}

/** Every inject can be made, rounds are counted, and the match could be ended here. */
function servesClass(game: AnyGame, t: Table, s: State, rng: Rng): void {
  const { classroom } = game;
  if (!classroom) return;
  for (const move of sample(legalInjects(game, t, s), rng)) {
    const copy = clone(s);
    const checked = check(game, t, s, t.seats, move);
    if (isRefusal(checked)) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(checked)}`);
    makeAside(game, t, copy, t.seats, checked.move);
    keepsInvariants(game, t, copy);
  }
  const [round, last] = [classroom.round(t, s), classroom.lastRound(t)];
  if (!(Number.isInteger(round) && round >= 0 && round <= (last ?? round)))
    throw new Error(`round ${round} of ${last}`);
  if (classroom.openScores(t)) {
    const seen = game.scores(t, viewFor(game, t, s, null));
    const changed = differs(game.scores(t, s), seen);
    if (changed) throw new Error(`scores are not open: ${changed}`);
    for (let seat = 0; seat < t.players; seat++) classroom.inDanger?.(t, s, seat);
  }
  const { scores, places } = earlyResult(game, t, s);
  if (scores.length !== t.players || !scores.every(Number.isFinite) || !places.includes(1))
    throw new Error(`an early end ranks nobody: ${JSON.stringify({ scores, places })}`);
}

function sample<T>(list: readonly T[], rng: Rng): T[] {
  return mix([...list], rng).slice(0, TRIED);
}

/** Legal is stable and never empty; every template, the fallback and the advice can be played. */
function answersAreSound(
  game: AnyGame,
  t: Table,
  s: State,
  f: State['agenda'][number],
  rng: Rng,
): void {
  const list = legal(game, t, s, f);
  if (list.length === 0) throw new Error(`no legal answer to ${f.kind}`);
  const changed = differs(list, legal(game, t, s, f));
  if (changed) throw new Error(`legal is not stable: ${changed}`);
  const index = s.agenda.indexOf(f);
  const view = viewFor(game, t, s, f.seat);
  const decision = game.agenda[f.kind] as { fallback(t: object, s: object, f: object): object };
  const suggested = game.advice.suggest(t, view, f, rng).move;
  for (const move of [decision.fallback(t, s, f), suggested]) {
    const accepted = list.some((template) => fit(template, move as never) !== null);
    if (!accepted) throw new Error(`not legal at ${f.kind}: ${JSON.stringify(move)}`);
  }
  for (const template of sample(list, rng)) {
    for (const move of [fill(template, rng), ...spread(template, 3)]) {
      const checked = check(game, t, s, f.seat, move);
      if (isRefusal(checked))
        throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(checked)}`);
      const copy = clone(s);
      answer(game, t, copy, index, checked.move);
      keepsInvariants(game, t, copy);
    }
  }
}

/**
 * If two moves of somebody else lead to the same view for a seat, the events that reach it must be
 * the same too: what a seat is told is never more than what it sees.
 */
function eventsTellNoSecret(
  game: AnyGame,
  t: Table,
  s: State,
  rng: Rng,
  talk: readonly string[],
): void {
  const [f] = pending(s);
  if (!f) return;
  const list = legal(game, t, s, f);
  const outcomes = [0, 1].map(() => {
    const copy = clone(s);
    const told: { event: Event; to: readonly Seat[] | undefined }[] = [];
    const move = fill(list[rng.below(list.length)]!, rng);
    answer(game, t, copy, s.agenda.indexOf(f), move, (event, to) => told.push({ event, to }));
    return { copy, told, move };
  });
  for (let seat = 0; seat < t.seats; seat++) {
    if (seat === f.seat) continue;
    const [one, two] = outcomes.map(({ copy, told }) => ({
      view: viewFor(game, t, copy, seat),
      heard: told.filter(
        ({ event, to }) => (!to || to.includes(seat)) && !talk.includes(event.type),
      ),
    }));
    if (differs(one!.view, two!.view) === null) {
      const leak = differs(
        one!.heard.map((e) => e.event),
        two!.heard.map((e) => e.event),
      );
      if (leak) throw new Error(`events tell seat ${seat} a secret at ${f.kind}: ${leak}`);
    }
  }
}

/** A random match is played with undos, written, read and played again to the same bytes. */
function replayable(match: Match, content: unknown, rng: Rng, mostMoves: number): void {
  const { game, t } = match;
  const most = SHORT ? SHORT_MOVES : mostMoves;
  while (!isOver(match.s) && match.moves.length < most) {
    const made = randomInject(game, t, match.s, rng) ?? randomMove(game, t, match.s, rng);
    const { seat, move, index } = made;
    const before = JSON.stringify(match.s);
    const drawn = JSON.stringify(match.s.chance.drawn);
    const told = match.told.length;
    const submitted = submit(match, seat, move);
    if (isRefusal(submitted)) throw new Error(JSON.stringify([move, submitted]));
    const barrier =
      (index < 0 && 'an aside') ||
      (JSON.stringify(match.s.chance.drawn) !== drawn && 'chance') ||
      (submitted.events.some(({ to }) => to !== undefined) && 'a private event') ||
      (submitted.events.some(({ event }) => game.reveals.includes(event.type)) && 'a reveal') ||
      (pending(match.s).some((f) => f.seat !== seat) && 'another seat') ||
      (isOver(match.s) && 'the end');
    if (barrier) notUndone(match, barrier);
    else if (undoable(match, seat) > 0) toldNothing(match, JSON.parse(before) as State, seat, move);
    if (undoable(match, seat) > 0 && rng.unit() < 0.2) {
      expect(undo(match, seat)).toBeNull();
      expect(JSON.stringify(match.s)).toBe(before);
      expect(match.told).toHaveLength(told);
    }
  }
  const record = parseRecord(formatRecord(recordOf(match)));
  if (isRefusal(record)) throw new Error(JSON.stringify(record));
  const again = replay(game, content, record);
  if (isRefusal(again)) throw new Error(JSON.stringify(again));
  expect(JSON.stringify(again.s)).toBe(JSON.stringify(match.s));
  expect(JSON.stringify(toldTo(again, 0))).toBe(JSON.stringify(toldTo(match, 0)));
  const half = replay(game, content, record, record.moves.length >> 1);
  expect(isRefusal(half)).toBe(false);
  const charts = debriefOf(game, content, record);
  if (isRefusal(charts)) throw new Error(JSON.stringify(charts));
  for (const chart of charts)
    for (const { values } of chart.series)
      if (values.length !== chart.along.length || !values.every(Number.isFinite))
        throw new Error(`chart ${chart.id} has a series that does not fit its axis`);
}

/** What chance, a secret, an aside or somebody else has come into is not taken back, by anybody. */
function notUndone(match: Match, barrier: string): void {
  // Of a long game only where it stands: all of it after every move would take the square of its length.
  const standing = ({ s, moves, told }: Match): string =>
    JSON.stringify([s, moves.length, told.length, moves.at(-1), told.at(-1)]);
  const before = standing(match);
  for (let seat = 0; seat <= match.t.seats; seat++)
    if (undoable(match, seat) > 0 || undo(match, seat)?.code !== 'cannot-undo')
      throw new Error(`undo reaches past ${barrier}`);
  expect(standing(match)).toBe(before);
}

/**
 * Law 9: who can take a move back learnt nothing by it. Whatever the seat did not know before it, it
 * sees the same after it; else an event that opens something is missing in `reveals`.
 */
function toldNothing({ game, t, s }: Match, before: State, seat: number, move: Move): void {
  const guessed = guess(game, t, viewFor(game, t, before, seat), seat, newRng(s.agenda.length));
  answer(game, t, guessed, pendingIndex(guessed, seat), move);
  const [seen, other] = [s, guessed].map((one) => JSON.stringify(viewFor(game, t, one, seat)));
  if (seen !== other)
    throw new Error(
      `law 9: ${JSON.stringify(move)} shows seat ${seat} what was hidden, and can be taken back; name the event that tells it in \`reveals\``,
    );
}

/** Wrong seats, wrong types, out of range, prototype keys, deep nesting: refused with a reason. */
function refusesSpoiled(game: AnyGame, t: Table, count: number, mostMoves: number): void {
  const rng = newRng(t.players);
  let s = start(game, t, 'spoiled');
  let moves = 0;
  for (let i = 0; i < count; i++) {
    if (isOver(s) || moves > mostMoves) {
      s = start(game, t, `spoiled-${i}`);
      moves = 0;
    }
    const made = randomMove(game, t, s, rng);
    const before = JSON.stringify(s);
    const hostile = mangle(made.move, rng);
    const seat = rng.below(4) === 0 ? [-1, 99, 0.5, NaN, '0', null][rng.below(6)] : made.seat;
    const checked = check(game, t, s, seat, hostile);
    if (!isRefusal(checked)) {
      // By chance still a move of the list: then it must be one that can be played.
      const copy = clone(s);
      if (checked.index < 0) makeAside(game, t, copy, made.seat, checked.move);
      else answer(game, t, copy, checked.index, checked.move);
      keepsInvariants(game, t, copy);
    } else expect(checked.code).not.toBe('');
    expect(JSON.stringify(s)).toBe(before);
    playMove(game, t, s, made);
    moves++;
  }
}

function hash(text: string): number {
  let value = 7;
  for (let i = 0; i < text.length; i++) value = (Math.imul(value, 31) + text.charCodeAt(i)) | 0;
  return value;
}
