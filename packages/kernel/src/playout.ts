/**
 * Games played by the thousand, by search, simulation and review: every seat has a policy, moves are
 * trusted, and events are unheard unless somebody watches.
 */
import { answer, isOver, legal, makeAside } from './engine.ts';
import { pick } from './templates.ts';
import type { AnyGame, Emit, Event, Frame, Move, Rng, Seat, State, Table } from './types.ts';
import { peek } from './views.ts';

/** Moves for a seat, always legal ones. It is given the true state and looks at a view of it. */
export interface Policy {
  choose(t: Table, s: Readonly<State>, f: Frame, rng: Rng): Move;
  aside?(t: Table, s: Readonly<State>, seat: Seat, rng: Rng): Move | null;
}

/** Hears a playout move by move. */
export interface Watching {
  /** While the state is still the one the move was chosen in. */
  before?(seat: Seat, move: Move, s: Readonly<State>): void;
  after?(seat: Seat, move: Move, s: Readonly<State>): void;
  readonly emit?: Emit<Event>;
}

/** A seat makes at most so many asides before one decision. */
export const MOST_ASIDES = 3;

/** As the game's own advice says. */
export function advisedPolicy(game: AnyGame, character?: object): Policy {
  const { advice } = game;
  const open = new Set(advice.open);
  const choose: Policy['choose'] = (t, s, f, rng) =>
    advice.suggest(t, open.has(f.kind) ? s : peek(game, t, s, f.seat), f, rng, character).move;
  if (!advice.aside || !game.asides) return { choose };
  const { mayAside, openAsides } = advice;
  return {
    choose,
    aside(t, s, seat, rng) {
      if (mayAside && !mayAside(t, s, seat)) return null;
      const view = openAsides ? s : peek(game, t, s, seat);
      return advice.aside!(t, view, seat, rng, character)?.move ?? null;
    },
  };
}

/** Any legal answer; no asides. */
export function randomPolicy(game: AnyGame): Policy {
  return { choose: (t, s, f, rng) => pick(game, legal(game, t, s, f), rng) };
}

/** Plays on in this state until the game is over, or for so many moves. Answers how many were made. */
export function playout(
  game: AnyGame,
  t: Table,
  s: State,
  policies: readonly Policy[],
  rng: Rng,
  most = Infinity,
  watching?: Watching,
): number {
  const { agenda } = s;
  const talks = game.asides !== undefined && policies.some(({ aside }) => aside !== undefined);
  let moves = 0;
  while (agenda.length > 0 && moves < most) {
    if (talks) {
      moves += playAsides(game, t, s, policies, rng, watching);
      if (agenda.length === 0) break;
    }
    const index = agenda.length - 1;
    const f = agenda[index]!;
    // Rules may ask the next seat with the same frame.
    const { seat } = f;
    const move = policies[seat]!.choose(t, s, f, rng);
    watching?.before?.(seat, move, s);
    answer(game, t, s, index, move, watching?.emit);
    moves++;
    watching?.after?.(seat, move, s);
  }
  return moves;
}

function playAsides(
  game: AnyGame,
  t: Table,
  s: State,
  policies: readonly Policy[],
  rng: Rng,
  watching?: Watching,
): number {
  let made = 0;
  for (let seat = 0; seat < policies.length; seat++) {
    const policy = policies[seat]!;
    for (let i = 0; policy.aside && i < MOST_ASIDES && !isOver(s); i++) {
      const move = policy.aside(t, s, seat, rng);
      if (!move) break;
      watching?.before?.(seat, move, s);
      makeAside(game, t, s, seat, move, watching?.emit);
      made++;
      watching?.after?.(seat, move, s);
    }
  }
  return made;
}
