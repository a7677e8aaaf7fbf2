/** Two records of one game that differ in a secret alone: everybody but one seat sees the same. */
import { findGame } from '@boardroom/catalogue';
import {
  clone,
  isOver,
  isRefusal,
  newRng,
  openMatch,
  recordOf,
  submit,
  toldTo,
  viewFor,
} from '@boardroom/kernel';
import type { Match, MatchRecord, Move, Seat } from '@boardroom/kernel';
import { randomMove } from '@boardroom/kernel/testing';

const PLAYERS = 3;
const SEEDS = 40;
const MOST = 400;

/** The first seat has just given a sealed answer: one in the first record, another in the second. */
export async function twinRecords(id: string): Promise<[MatchRecord, MatchRecord] | null> {
  const entry = findGame(id)!;
  const [game, content] = await Promise.all([entry.game(), entry.editions['classic']!()]);
  const edition = { id: 'classic', content };
  for (let seed = 0; seed < SEEDS; seed++) {
    const match = openMatch(game, { players: PLAYERS, options: {}, edition }, `twin ${seed}`);
    if (isRefusal(match)) throw new Error(match.code);
    const rng = newRng(seed);
    while (!isOver(match.s) && match.moves.length < MOST) {
      const [one, other] = [0, 1].map(() => randomMove(game, match.t, match.s, rng));
      const twins = [one!, other!].map(({ seat, move }) => after(match, seat, move));
      if (one!.seat === 0 && other!.seat === 0 && areTwins(twins[0]!, twins[1]!))
        return [recordOf(twins[0]!), recordOf(twins[1]!)];
      submit(match, one!.seat, one!.move);
    }
  }
  return null;
}

function after(match: Match, seat: Seat, move: Move): Match {
  const copy = { ...match, s: clone(match.s), told: [...match.told], moves: [...match.moves] };
  const done = submit(copy, seat, move);
  if (isRefusal(done)) throw new Error(done.code);
  return copy;
}

function areTwins(a: Match, b: Match): boolean {
  const seen = (match: Match, viewer: Seat | null): string =>
    JSON.stringify([viewFor(match.game, match.t, match.s, viewer), toldTo(match, viewer)]);
  return seen(a, null) === seen(b, null) && seen(a, 0) !== seen(b, 0);
}
