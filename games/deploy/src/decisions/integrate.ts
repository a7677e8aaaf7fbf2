import type { Decision } from '@boardroom/kernel';
import { DONE, SEND } from '../moves.ts';
import type { Option } from '../moves.ts';
import { COLOURS, PLACES, ROOM_CUBES } from '../types.ts';
import type { Deploy, DeployMove, DeployState, FrameOf } from '../types.ts';

type F = FrameOf<'integrate'>;

const MOST_CUBES = 3;
const CUBE_INCOME = 3;

/** R94 INTEGRATOR: up to three cubes leave the server room, one at a time. */
export const integrate: Decision<Deploy, F> = {
  legal(_t, s, f, out) {
    pushCubes(s, f, out);
    if (f.sent > 0) out.push(DONE);
  },
  apply(_t, s, f, move, emit) {
    if (move.type !== 'send') return;
    const { seat } = f;
    const colour = COLOURS.indexOf(move.colour);
    s.room[seat * ROOM_CUBES + PLACES.indexOf(move.from) * 3 + colour]!--;
    s.beside[seat * 3 + colour]!++;
    s.income[seat]! -= CUBE_INCOME;
    f.sent++;
    emit?.({ type: 'sent', seat, colour: move.colour, from: move.from });
    s.agenda.push(f);
  },
  fallback(_t, s, f) {
    if (f.sent > 0) return DONE;
    const cubes: Option[] = [];
    pushCubes(s, f, cubes);
    return cubes[0] as DeployMove;
  },
};

function pushCubes(s: Readonly<DeployState>, f: Readonly<F>, out: Option[]): void {
  if (f.sent === MOST_CUBES || s.income[f.seat]! < CUBE_INCOME) return;
  for (let place = 0; place < PLACES.length; place++)
    for (let colour = 0; colour < 3; colour++)
      if (s.room[f.seat * ROOM_CUBES + place * 3 + colour]! > 0) out.push(SEND[colour]![place]!);
}
