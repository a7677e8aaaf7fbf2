/** Credits, the income, and what is bought with them. */
import type { Cue } from '@boardroom/ui-kit/contract';
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import type { Deploy, DeployEvent } from '../../src/types.ts';
import { id, lastPlate } from '../ids.ts';
import { income, marker, pay, placeOf, points, worker } from './parts.ts';

export const money = {
  hired: ({ seat }, at) => ({
    about: 'money',
    cues: [
      worker(at.scene, seat, placeOf(at.scene, seat, id.supply), id.coffee),
      ...income(at, seat, -5),
    ],
  }),
  dismissed: ({ seat }, at) => ({
    about: 'money',
    cues: [
      worker(at.scene, seat, id.coffee, placeOf(at.scene, seat, id.supply)),
      ...income(at, seat, 5),
    ],
  }),
  traded: (e, at) => ({
    about: 'money',
    cues: [
      ...points(at, e.seat, -1),
      ...(e.for === 'credits' ? [pay(e.seat, 5)] : income(at, e.seat, 2)),
    ],
  }),
  added: (e, at) => ({ about: 'money', cues: [hardware(e, at), pay(e.seat, -e.credits)] }),
  consulted: ({ seat, credits }) => ({ about: 'money', cues: [pay(seat, credits)] }),
  resold: ({ seat, credits }) => ({ about: 'money', cues: [pay(seat, credits)] }),
  settled: (e, at) => ({
    about: 'money',
    cues: [
      ...(e.income === e.fees ? [] : [pay(e.seat, e.income - e.fees)]),
      ...points(at, e.seat, -e.forced),
    ],
  }),
  loss: ({ seat }, at) => ({ about: 'money', cues: points(at, seat, -1) }),
} satisfies Partial<Tellers<Deploy>>;

function hardware({ seat, pool, value }: EventOf<DeployEvent, 'added'>, at: Moment<Deploy>): Cue {
  if (pool === 'C') return marker(at, seat);
  return {
    do: 'fly',
    chip: 'card',
    from: `sale:${value}`,
    to: placeOf(at.scene, seat, id.plate(lastPlate(at.scene.view, seat, pool))),
    colour: '#155e66',
    text: String(value),
  };
}
