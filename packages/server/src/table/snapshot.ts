/** A table as text, so that it need not be made from its whole log. */
import { clone } from '@boardroom/kernel';
import type { AnyGame, Table } from '@boardroom/kernel';
import type { Live } from './state.ts';

/** What a snapshot must hold to go on from here. */
export function snapshotOf(live: Live): string {
  const { room, heard, fresh, clock, botAsides, match } = live;
  return JSON.stringify({
    room,
    heard,
    fresh,
    clock,
    botAsides,
    match: match && {
      s: match.s,
      barrier: match.moves.length === 0 ? null : match.barrier.s,
      tail: match.moves,
    },
  });
}

export function fromSnapshot(game: AnyGame, t: Table, seq: number, body: string): Live {
  const { match, ...rest } = JSON.parse(body);
  return {
    game,
    t,
    seq,
    ...rest,
    frozen: null,
    match: match && {
      game,
      t,
      seed: rest.room.seed,
      s: match.s,
      moves: match.tail,
      told: [],
      barrier: { s: match.barrier ?? clone(match.s), moves: 0, told: 0 },
    },
  };
}
