import type { Decision } from '@boardroom/kernel';
import { START } from '../moves.ts';
import { POOL_TILES, ROOM_TILES } from '../types.ts';
import type { Deploy, FrameOf, MoveOf } from '../types.ts';

/** R19 The start tile goes into Pool A or Pool B. */
export const startPool: Decision<Deploy, FrameOf<'startPool'>, MoveOf<'start'>> = {
  legal: (_t, _s, _f, out) => void out.push(START[0], START[1]),
  apply(t, s, f, move, emit) {
    const at = f.seat * ROOM_TILES + (move.pool === 'A' ? 0 : POOL_TILES);
    s.tiles[at] = t.content.capacity.startValue;
    emit?.({ type: 'started', seat: f.seat, pool: move.pool });
  },
  fallback: () => START[0],
};
