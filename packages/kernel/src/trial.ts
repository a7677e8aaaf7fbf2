/** Games played to see whether an edition can be played at all, before anybody else is given it. */
import { isOver, isRefusal, setTable, start } from './engine.ts';
import { advisedPolicy, playout, randomPolicy } from './playout.ts';
import { newRng } from './rng.ts';
import type { AnyGame, Saying, Table } from './types.ts';

export interface Trial {
  readonly games: number;
  /** So many of them came to an end. */
  readonly ended: number;
  /** Why the others did not: the first of them. */
  readonly failure?: Saying;
}

/** More moves than any game takes. */
const MOST_MOVES = 20_000;

/**
 * Plays so many games with a content that has no problems, with every number of players and every
 * preset in turn: half by random moves, half as the game's advice would play. `from` goes on with the
 * next of them.
 */
export function tryContent(game: AnyGame, content: unknown, games: number, from = 0): Trial {
  const tables = tablesOf(game, content);
  let ended = 0;
  let failure: Saying | undefined;
  for (let i = from; i < from + games; i++) {
    const t = tables[i % tables.length]!;
    const found = tryGame(game, t, i);
    if (found) failure ??= found;
    else ended++;
  }
  return { games, ended, ...(failure ? { failure } : {}) };
}

function tablesOf(game: AnyGame, content: unknown): Table[] {
  const edition = { id: 'draft', content };
  const tables: Table[] = [];
  for (const options of [{}, ...Object.values(game.profiles)])
    for (let players = game.seats.min; players <= game.seats.max; players++) {
      const t = setTable(game, { players, options, edition });
      if (!isRefusal(t)) tables.push(t);
    }
  return tables;
}

function tryGame(game: AnyGame, t: Table, index: number): Saying | null {
  const { players } = t;
  const policy = index % 2 === 0 ? randomPolicy(game) : advisedPolicy(game);
  const policies = Array.from({ length: t.seats }, () => policy);
  try {
    const s = start(game, t, `trial-${index}`);
    playout(game, t, s, policies, newRng(index), MOST_MOVES);
    if (!isOver(s)) return { code: 'endless', facts: { players, moves: MOST_MOVES } };
    const [broken] = game.invariants(t, s);
    return broken === undefined ? null : { code: 'stopped', facts: { players, reason: broken } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { code: 'stopped', facts: { players, reason } };
  }
}
