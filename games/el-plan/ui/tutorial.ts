/** A first month against two bots, after the guided tour of RULES.md, without events. */
import type { Scene, Tutorial } from '@boardroom/ui-kit/contract';
import { RAW, STOCK } from '../src/types.ts';
import type { ElPlan, ElPlanMove } from '../src/types.ts';

type Learner = Scene<ElPlan>;
const is =
  (...types: readonly ElPlanMove['type'][]) =>
  (move: ElPlanMove): boolean =>
    types.includes(move.type);
const own = ({ viewer }: Learner): number => viewer ?? 0;

export const tutorial: Tutorial = {
  seed: 'first-lesson-1',
  players: 3,
  options: { periods: 6, noEvents: true, firstPlayer: '0', planDraft: 'random' },
  steps: [
    { id: 'welcome', at: () => 'row:r1' },
    {
      id: 'place',
      at: () => 'space:4',
      done: is('place'),
      want: (move: ElPlanMove) => move.type === 'place' && move.space === '4',
      skip: (scene: Learner) => scene.view.spot[own(scene)] !== -1,
    },
    { id: 'row', at: () => 'row:r1', done: is('activate'), want: is('activate') },
    {
      id: 'rows',
      at: () => 'free:0',
      done: is('endAssign'),
    },
    { id: 'invest', at: () => 'district:3' },
    {
      id: 'make',
      at: () => 'run:1',
      done: is('endProduce'),
      skip: ({ view }: Learner) => view.district > 4,
    },
    {
      id: 'market',
      at: () => 'area:good',
      skip: (scene: Learner) =>
        [0, 1, 2].every((p) => scene.view.stock[own(scene) * STOCK + RAW + p] === 0),
    },
    { id: 'idea', at: () => 'district:7' },
    { id: 'month', at: () => 'event' },
  ],
};
