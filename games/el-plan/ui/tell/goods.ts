/** Products: made, bought and sold, exported, turned into innovation, kept or lost. */
import type { Seat } from '@boardroom/kernel';
import { hushed } from '@boardroom/ui-kit/tellers';
import type { Tellers } from '@boardroom/ui-kit/tellers';
import { caseOf, goodsOf, processesOf } from '../../look/case.ts';
import type { Table } from '../../look/figures.ts';
import { PRODUCTS } from '../../src/types.ts';
import type { ElPlan } from '../../src/types.ts';
import { cube, fromBox, gain, shelf, toBox } from './parts.ts';

export const goods = {
  produced: ({ seat, run, product, count }, { scene }) => ({
    about: 'moves',
    gain: `+${count}`,
    ...recipeOf(scene, seat, run),
    cues: [cube(product, 'district:4', shelf(scene, seat, `goods:${product}`), `+${count}`)],
  }),
  // Worth a line only where something stood idle.
  productionEnded: ({ used, available }) => (used === available ? { hush: true } : {}),
  bought: ({ seat, product, from, price }, { scene }) => ({
    about: 'money',
    ...gain([0, price, 0], '−'),
    cues: [
      ...toBox(scene, seat, [0, price, 0]),
      cube(
        product,
        `${from === 'import' ? 'ship' : 'area'}:${product}`,
        shelf(scene, seat, `goods:${product}`),
      ),
    ],
  }),
  sold: ({ seat, product, money, energy }, { scene }) => ({
    about: 'money',
    ...gain([0, money, energy], '+'),
    cues: [
      cube(product, shelf(scene, seat, `goods:${product}`), `area:${product}`),
      ...fromBox(scene, seat, [0, money, energy]),
    ],
  }),
  exported: ({ product, count }) => ({
    about: 'moves',
    cues: [cube(product, `area:${product}`, `ship:${product}`, `${count}`)],
  }),
  innovated: (e, { scene }) => ({
    about: 'moves',
    gain: '+1',
    calc: goodsOf(
      caseOf(scene, e.seat),
      PRODUCTS.map((product) => e[product]),
    ),
    cues: [
      ...PRODUCTS.flatMap((p) =>
        e[p] > 0 ? [cube(p, shelf(scene, e.seat, `goods:${p}`), 'district:7')] : [],
      ),
      { do: 'fly', chip: 'star', from: 'district:7', to: `purse:${e.seat}` },
      { do: 'count', where: `purse:${e.seat}`, by: 1 },
    ],
  }),
  kept: hushed,
  lost: (e, { scene }) => ({
    about: 'moves',
    cues: PRODUCTS.flatMap((p, i) =>
      e[p] > 0 ? [cube(p, shelf(scene, e.seat, `goods:${p}`), `box:${4 + i}`, `−${e[p]}`)] : [],
    ),
  }),
} satisfies Partial<Tellers<ElPlan>>;

function recipeOf(scene: Table, seat: Seat, n: number): { calc?: string } {
  const run = scene.t.facts.plans[scene.view.business[seat]!]?.table[n - 1];
  return run ? { calc: processesOf(caseOf(scene, seat), run.uses) } : {};
}
