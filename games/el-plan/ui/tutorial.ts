/** Two months against two bots, up to the first idea; what it asks for is what the hint says too. */
import type { Scene, Tutorial } from '@boardroom/ui-kit/contract';
import { RAW, STOCK } from '../src/types.ts';
import type { ElPlan, ElPlanMove } from '../src/types.ts';

type Learner = Scene<ElPlan>;
const is =
  (...types: readonly ElPlanMove['type'][]) =>
  (move: ElPlanMove): boolean =>
    types.includes(move.type);
const own = ({ viewer }: Learner): number => viewer ?? 0;
const holds = (scene: Learner, product: number): boolean =>
  scene.view.stock[own(scene) * STOCK + RAW + product]! > 0;
const runs =
  (...lines: readonly number[]) =>
  (move: ElPlanMove): boolean =>
    move.type === 'endProduce' || (move.type === 'produce' && lines.includes(move.run));
/** A step of one month is over with the month. */
const after =
  (period: number, district: number) =>
  ({ view }: Learner): boolean =>
    view.period > period || (view.period === period && view.district > district);

export const tutorial: Tutorial = {
  seed: 'first-lesson-2',
  players: 3,
  options: { periods: 6, noEvents: true, firstPlayer: '0', planDraft: 'random' },
  steps: [
    { id: 'welcome', at: () => 'row:r1' },
    {
      id: 'place',
      at: () => 'space:6-1',
      done: is('place'),
      want: (move: ElPlanMove) => move.type === 'place' && move.space === '6-1',
      skip: after(1, 0),
    },
    {
      id: 'row',
      at: () => 'row:r1',
      done: is('activate'),
      want: is('activate'),
      skip: after(1, 2),
    },
    { id: 'rows', at: () => 'free:0', done: is('endAssign'), skip: after(1, 2) },
    { id: 'invest', at: () => 'district:3', skip: after(1, 4) },
    {
      id: 'make',
      at: () => 'run:1',
      done: is('endProduce'),
      want: runs(1, 3),
      skip: after(1, 4),
    },
    { id: 'market', at: () => 'area:good', done: is('endSale'), skip: after(1, 5) },
    { id: 'subsidy', at: () => 'space:6-1', done: is('take'), want: is('take'), skip: after(1, 6) },
    { id: 'again', at: () => 'district:7', done: is('place'), skip: after(2, 0) },
    { id: 'free', at: () => 'row:r1', done: is('endAssign'), skip: after(2, 2) },
    {
      id: 'second',
      at: () => 'run:2',
      done: is('endProduce'),
      want: runs(1, 2),
      skip: (scene: Learner) => after(2, 4)(scene) || [0, 1, 2].every((p) => holds(scene, p)),
    },
    { id: 'idea', at: () => 'district:7', done: is('innovate'), want: is('innovate') },
    { id: 'month', at: () => 'tram' },
  ],
};
