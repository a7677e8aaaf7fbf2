/** One suite for all games: what every game must keep, whatever its rules. */
import { describe, expect, test } from 'vitest';
import { check } from '../check.ts';
import { clone } from '../clone.ts';
import { answer, isOver, isRefusal, makeAside, setTable, start } from '../engine.ts';
import { openMatch } from '../match.ts';
import { setNewTable } from '../new-table.ts';
import { newRng } from '../rng.ts';
import { standings } from '../standings.ts';
import type { AnyGame, Seat, Table } from '../types.ts';
import { mangle, saveFailure } from './fuzz.ts';
import { noFieldsSeen } from './laws.ts';
import type { FieldsSeen } from './laws.ts';
import { addUp, keepsInvariants, look } from './look.ts';
import { playMove, randomInject, randomMove } from './random-player.ts';
import { replayable } from './replayable.ts';
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
