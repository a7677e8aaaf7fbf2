import { legalInjects } from '../classroom.ts';
import { answer, isOver, legal, legalAsides, makeAside } from '../engine.ts';
import { fill, pick } from '../templates.ts';
import type { AnyGame, Emit, Event, Move, Rng, Seat, State, Table } from '../types.ts';

/** How often, before a decision, a random seat tries an aside. */
const ASIDE_RATE = 0.15;

export interface RandomMove {
  readonly seat: Seat;
  readonly move: Move;
  /** Index of the frame it answers; -1 for an aside. */
  readonly index: number;
}

/** A random legal move of whoever may move: mostly an answer, now and then an aside of any seat. */
export function randomMove(game: AnyGame, t: Table, s: State, rng: Rng): RandomMove {
  if (game.asides && rng.unit() < ASIDE_RATE) {
    const seat = rng.below(t.seats);
    const asides = legalAsides(game, t, s, seat);
    if (asides.length > 0)
      return { seat, move: fill(asides[rng.below(asides.length)]!, rng), index: -1 };
  }
  const { agenda } = s;
  let waiting = 1;
  if (agenda.at(-1)!.together)
    while (waiting < agenda.length && agenda[agenda.length - 1 - waiting]!.together) waiting++;
  const index = agenda.length - 1 - rng.below(waiting);
  const f = agenda[index]!;
  const answers = legal(game, t, s, f);
  if (answers.length === 0) throw new Error(`${game.id}: no legal answer to ${f.kind}`);
  return { seat: f.seat, move: pick(game, answers, rng), index };
}

/** How often a trainer does something to the table. */
const INJECT_RATE = 0.02;

/** Now and then what a trainer may do to the table; mostly null. */
export function randomInject(game: AnyGame, t: Table, s: State, rng: Rng): RandomMove | null {
  if (!game.classroom || rng.unit() >= INJECT_RATE) return null;
  const injects = legalInjects(game, t, s);
  if (injects.length === 0) return null;
  return { seat: t.seats, move: injects[rng.below(injects.length)]!, index: -1 };
}

export function playMove(
  game: AnyGame,
  t: Table,
  s: State,
  { seat, move, index }: RandomMove,
  emit?: Emit<Event>,
): void {
  if (index < 0) makeAside(game, t, s, seat, move, emit);
  else answer(game, t, s, index, move, emit);
}

/** Plays at random until the game is over or `most` moves are made; tells each move to `after`. */
export function playOut(
  game: AnyGame,
  t: Table,
  s: State,
  rng: Rng,
  most: number,
  after?: (made: RandomMove) => void,
): number {
  let count = 0;
  for (; count < most && !isOver(s); count++) {
    const made = randomMove(game, t, s, rng);
    playMove(game, t, s, made);
    after?.(made);
  }
  return count;
}
