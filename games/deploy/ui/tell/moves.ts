/** What workers do, and what is built in the server room. */
import type { Cue } from '@boardroom/ui-kit/contract';
import { sentenceOnly } from '@boardroom/ui-kit/tellers';
import type { Tellers } from '@boardroom/ui-kit/tellers';
import { KINDS, LAP, SPOTS } from '../../src/types.ts';
import type { Deploy } from '../../src/types.ts';
import { id } from '../ids.ts';
import { cube, income, marker, placeOf, points, worker } from './parts.ts';

export const moves = {
  started: ({ seat, pool }, { scene }) => ({
    about: 'moves',
    cues: [{ do: 'pulse', what: placeOf(scene, seat, id.place(pool === 'A' ? 'A' : 'B1')) }],
  }),
  occupied: ({ seat, spot }, { scene }) => ({
    about: 'moves',
    cues: [worker(scene, seat, id.office, id.spot(spot))],
  }),
  passed: () => ({ about: 'moves' }),
  declared: ({ seat, place }, { scene }) => ({
    about: 'moves',
    cues: [{ do: 'pulse', what: placeOf(scene, seat, id.place(place)) }],
  }),
  paid: ({ seat, steps, office }, { scene }) => {
    const to = scene.view.steps[seat]!;
    const walk = Array.from({ length: steps }, (_, i) => `space:${(to - steps + 1 + i) % LAP}`);
    const cues: Cue[] = [];
    if (steps > 0)
      cues.push({
        do: 'move',
        what: `disc:${seat}`,
        from: `space:${(to - steps) % LAP}`,
        path: walk.slice(0, -1),
      });
    for (let i = 0; i < office; i++) cues.push(worker(scene, seat, id.office, id.coffee));
    return { hush: true, cues };
  },
  removed: ({ seat, pool }, at) => ({
    about: 'moves',
    cues: [pool === 'C' ? marker(at, seat) : { do: 'pulse', what: `seat:${seat}` }],
  }),
  monitored: ({ seat }, at) => ({ about: 'moves', cues: points(at, seat, 1) }),
  boardroom: ({ seat }, at) => ({
    about: 'moves',
    cues: [{ do: 'pulse', what: id.spot(SPOTS[5]) }, ...points(at, seat, 1)],
  }),
  docked: ({ seat, tile }, at) => {
    const { scene, before } = at;
    const from = before.columns.findIndex((kind) => kind === KINDS.indexOf(tile));
    const spot = from < 0 ? `seat:${seat}` : id.tile(Math.floor(from / 3), from % 3);
    return {
      about: 'moves',
      cues: [
        {
          do: 'fly',
          chip: 'card',
          from: spot,
          to: placeOf(scene, seat, id.dock(tile)),
          colour: '#f3d9a5',
        },
        ...(scene.view.income[seat] === before.income[seat] ? [] : income(at, seat, 0)),
      ],
    };
  },
  undocked: sentenceOnly,
  integrated: ({ seat, bvp }, at) => ({ about: 'moves', cues: points(at, seat, bvp) }),
  optimiserGrew: ({ seat, colour }, { scene }) => ({
    cues: [cube(colour, 'bag', placeOf(scene, seat, id.dock('OPTIMISATION')))],
  }),
  optimal: ({ seat }, at) => ({ about: 'moves', cues: points(at, seat, 1) }),
} satisfies Partial<Tellers<Deploy>>;
