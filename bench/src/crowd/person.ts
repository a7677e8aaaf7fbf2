/** One person of a crowd: looks, thinks, moves; sometimes stares out of the window, sometimes is gone. */
import { pick } from '@boardroom/kernel';
import type { AnyGame, Move, Rng, Template } from '@boardroom/kernel';
import { ProblemError } from '../../../packages/client/src/index.ts';
import type { Client, Following, News } from '../../../packages/client/src/index.ts';
import type { Tally } from './tally.ts';

/** How people are. Times are in seconds. */
export interface Manner {
  /** Before a move, on average. */
  readonly think: number;
  /** How often, asked for a move, somebody does something else first, and for how long. */
  readonly idle: number;
  readonly away: number;
  /** How often, after a move, the connection is dropped, and when they return. */
  readonly drop: number;
  readonly back: number;
}

export interface Sitting {
  readonly client: Client;
  readonly game: AnyGame;
  readonly table: string;
  readonly seat: number;
}

export interface Person {
  /** Resolves when the game is over. */
  readonly over: Promise<void>;
  leave(): void;
}

/** Codes that tell of two people at one table, not of a fault. */
const USUAL = ['stale', 'over', 'not-asked', 'not-legal', 'not-playing'];

export function sitDown(
  { client, game, table: id, seat }: Sitting,
  { think, idle, away, drop, back }: Manner,
  rng: Rng,
  tally: Tally,
): Person {
  const table = client.table(id);
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  let following: Following;
  /** The news a move is thought about on; older thoughts are dropped. */
  let asked = -1;

  const later = (seconds: number, what: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      what();
    }, seconds * 1000);
    timers.add(timer);
  };
  /** Mostly about the average, now and then much longer. */
  const about = (seconds: number): number => -Math.log(1 - rng.unit()) * seconds;

  const move = async (legal: readonly Template<Move>[], expected: number): Promise<void> => {
    if (expected !== asked || leaving.signal.aborted) return;
    const wanted = pick(game, legal, rng);
    const began = performance.now();
    try {
      await table.move(seat, wanted, { expected, signal: leaving.signal });
      tally.moved(performance.now() - began);
    } catch (error) {
      if (leaving.signal.aborted) return;
      const code = error instanceof ProblemError ? error.problem.code : String(error);
      if (USUAL.includes(code)) tally.late();
      else tally.failed(code);
    }
    if (rng.unit() < drop) goAway();
  };

  const hear = ({ now, cursor }: News): void => {
    tally.heard();
    if (now?.over) return end();
    if (!now?.legal) return;
    asked = cursor;
    const pause = about(think) + (rng.unit() < idle ? about(away) : 0);
    later(pause, () => void move(now.legal as unknown as Template<Move>[], cursor));
  };

  const follow = (): void => {
    following = table.follow({
      onNews: hear,
      onConnection: (state) => state === 'lost' && tally.lost(),
      onRefused: ({ problem }) => tally.failed(problem.code),
    });
  };
  const goAway = (): void => {
    tally.dropped();
    following.close();
    later(about(back), follow);
  };

  follow();
  return {
    over,
    leave() {
      leaving.abort();
      following.close();
      for (const timer of timers) clearTimeout(timer);
      end();
    },
  };
}
