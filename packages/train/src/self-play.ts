/**
 * Games of `normal` against itself. So that more is met than `normal` brings about, half of the games
 * begin with other characters and slips; only what comes after that is kept, so that the end always
 * tells what `normal` makes of a position. No evaluation has a say in it: weights do not depend on
 * weights.
 */
import {
  advisedPolicy,
  isOver,
  legal,
  newRng,
  peek,
  pick,
  playout,
  shareOfWin,
  start,
} from '@boardroom/kernel';
import type { AnyGame, Policy, Rng, State, Table } from '@boardroom/kernel';
import { tableFor } from './tables.ts';
import type { Tables } from './tables.ts';
import type { PlayedGame, Position } from './types.ts';

/** Positions kept of each game. */
const KEPT = 10;
/** Half of them are looked at as soon as it is time, the others up to so many moves later. */
const LATEST = 20;
/** How often those who stray take any move. */
const SLIPS = [0, 0.05, 0.25];
/** More moves than any game takes with sensible limits. */
const MOST_MOVES = 200_000;

type Seen = Pick<Position, 'players' | 'gone' | 'rows' | 'out' | 'now'>;

/** One game by its number: the same on every machine. */
export function playNumber(
  game: AnyGame,
  tables: Tables,
  seed: string,
  number: number,
  atTicks = false,
): PlayedGame {
  const t = tableFor(tables, number);
  const rng = newRng(hash(`${seed} ${number}`));
  const plain = rng.below(2) === 0;
  const settled = plain ? 0 : rng.unit();
  const times = Array.from({ length: KEPT }, () => settled + (1 - settled) * rng.unit());
  times.sort((a, b) => a - b);
  const normal = Array.from({ length: t.seats }, () => advisedPolicy(game));
  const straying = Array.from({ length: t.seats }, () => strayingPolicy(game, rng));

  const s = start(game, t, `${seed} ${number}`);
  const seen: Seen[] = [];
  const due: number[] = [];
  let [next, moves] = [0, 0];
  const clock = clockOf(game);
  let time = clock(s);
  while (!isOver(s)) {
    if (moves > MOST_MOVES) throw new Error(`no end after ${MOST_MOVES} moves`);
    const gone = game.advice.encoding!.gone(t, s);
    const ticked = clock(s) !== time;
    time = clock(s);
    for (; next < KEPT && gone >= times[next]!; next++)
      due.push(atTicks ? Infinity : moves + (rng.below(2) === 0 ? 0 : rng.below(LATEST)));
    if (atTicks && ticked && due.length > 0) {
      seen.push(look(game, t, s, rng));
      due.length = 0;
    }
    for (let i = due.length - 1; i >= 0; i--)
      if (due[i]! <= moves) {
        seen.push(look(game, t, s, rng));
        due.splice(i, 1);
      }
    moves += playout(game, t, s, gone < settled ? straying : normal, rng, 1);
  }
  const ranking = game.ranking(t, s);
  const won = Float64Array.from(ranking, (_, seat) => shareOfWin(ranking, seat));
  const scores = Float64Array.from(game.scores(t, s));
  return { number, plain, positions: seen.map((each) => ({ ...each, won, scores })) };
}

/** What the game's own search tells the time by. */
function clockOf(game: AnyGame): (s: Readonly<State>) => string {
  const clock = game.advice.levels?.hard?.clock ?? [];
  return (s) => {
    const fields = s as unknown as Readonly<Record<string, unknown>>;
    return clock.map((name) => fields[name]).join();
  };
}

/** Some character that slips now and then. */
function strayingPolicy(game: AnyGame, rng: Rng): Policy {
  const characters = Object.values(game.advice.characters);
  const policy = advisedPolicy(game, characters[rng.below(characters.length)]);
  const slips = SLIPS[rng.below(SLIPS.length)]!;
  return {
    ...policy,
    choose: (t, s, f, whims) =>
      whims.unit() < slips
        ? pick(game, legal(game, t, s, f), whims)
        : policy.choose(t, s, f, whims),
  };
}

/** As the table is, or as one player sees it: evaluations are asked about both. */
function look(game: AnyGame, t: Table, s: State, rng: Rng): Seen {
  const encoding = game.advice.encoding!;
  const { players } = t;
  const viewer = rng.below(players);
  const whole = rng.below(2) === 0;
  const rows = new Float64Array(players * encoding.names.length);
  const seen = whole ? s : peek(game, t, s, viewer);
  encoding.encode(t, seen, viewer, rows);
  const now = Float64Array.from({ length: players }, (_, seat) =>
    game.advice.evaluate(t, seen, seat),
  );
  const out = Uint8Array.from({ length: players }, (_, seat) =>
    encoding.isOut?.(t, s, seat) ? 1 : 0,
  );
  return { players, gone: encoding.gone(t, s), rows, out, now };
}

/** FNV-1a. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value;
}
