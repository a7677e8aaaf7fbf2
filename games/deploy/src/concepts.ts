/** What decisions of DEPLOY! teach: capacity, its cost, and the hands that run it. */
import type { Concepts, Lesson } from '@boardroom/kernel';
import type { Deploy } from './types.ts';

/** R119, R91 What a manager may do at every point of the game. */
const anyTime: readonly Lesson<Deploy>[] = [
  { concepts: ['value-for-means'], moves: ['trade'] },
  { concepts: ['utilisation'], moves: ['analyst'] },
];
/** R120 What stands beside paid actions. */
const beside: readonly Lesson<Deploy>[] = [
  { concepts: ['demand-shaping'], moves: ['designer'] },
  { concepts: ['consolidation'], moves: ['move', 'rebalance'] },
  { concepts: ['life-cycle'], moves: ['removeTile', 'lowerC'] },
];
/** R55, R65, R99 ADD and REMOVE, once or twice. */
const hardware: readonly Lesson<Deploy>[] = [
  { concepts: ['capacity-headroom'], moves: ['addTile', 'raiseC'] },
  { concepts: ['running-costs'], moves: ['raiseC', 'lowerC'] },
];

export const concepts: Concepts<Deploy> = {
  startPool: [{ concepts: ['running-costs'] }],
  prepTeam: [
    ...anyTime,
    { concepts: ['staffing'], moves: ['addWorker', 'removeWorker'] },
    { concepts: ['process-improvement'], moves: ['removeTech'] },
  ],
  placeWorker: [...anyTime, { concepts: ['leverage'], moves: ['occupy', 'pass'] }],
  action: [
    ...anyTime,
    ...beside,
    ...hardware,
    { concepts: ['prioritisation'], moves: ['deploy'] },
    { concepts: ['own-or-cloud'], moves: ['deploy'], where: { to: ['cloud'] } },
    { concepts: ['process-improvement'], moves: ['develop', 'monitor'] },
    { concepts: ['consolidation'], moves: ['integrate'] },
    { concepts: ['bridge-income'], moves: ['consult'] },
  ],
  second: [...hardware, { concepts: ['life-cycle'], moves: ['removeTile', 'lowerC'] }],
  placeCube: [{ concepts: ['workload-placement'] }],
  shift: [{ concepts: ['consolidation'] }],
  integrate: [{ concepts: ['consolidation'] }],
  rebalance: [{ concepts: ['consolidation'] }],
  followUp: [...anyTime, ...beside],
  settle: [...anyTime, { concepts: ['utilisation'], moves: ['resell'] }],
  aside: anyTime,
};
