/** How buying and selling labs is offered. */
import { NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import type { Shown } from '@boardroom/ui-kit';
import { salePrice, upkeepOf } from '../src/labs.ts';
import { LABS } from '../src/types.ts';
import { itemName, labName, tell } from './naming.ts';
import type { ItScene } from './naming.ts';

export function showPurchase(scene: ItScene, seat: Seat, id: string): Shown {
  const { t, view } = scene;
  const lab = t.facts.locationAt[id]!;
  const [cost, upkeep] = [t.facts.cost[lab]!, t.facts.upkeep[lab]!];
  const capacity = t.facts.capacity[lab]!;
  const left = view.capital[seat]! - cost;
  const daily = upkeepOf(t, view, seat) + upkeep;
  return {
    label: tell(scene, 'lease', { lab: labName(scene, lab) }),
    note: tell(scene, 'lease.note', { cost, left }),
    path: [`lab:${id}`],
    group: 'acquire',
    preview: {
      title: tell(scene, 'lease.title', { lab: labName(scene, lab), cost }),
      lines: [
        tell(scene, 'lease.does', { capacity, double: 2 * capacity }),
        tell(scene, 'lease.moves', { overhead: t.facts.overhead[lab] }),
        tell(scene, 'lease.left', { left, daily }),
        left < daily ? tell(scene, 'lease.short') : tell(scene, 'lease.work'),
      ],
    },
  };
}

/** The container a sale gives up, and what goes with it. */
export function showSale(
  scene: ItScene,
  seat: Seat,
  { type, lab: id, container }: { type: string; lab: string; container: number },
): Shown {
  const { t, view } = scene;
  const lab = t.facts.locationAt[id]!;
  const c = LABS * seat + container - 1;
  const item = view.held[c]!;
  const rings = view.rings[c]!;
  const gain = salePrice(t, lab);
  const capital = view.capital[seat]! + gain;
  const given =
    item === NONE
      ? tell(scene, 'give-free', { n: container })
      : tell(scene, 'give', { n: container, item: itemName(scene, item), rings });
  const isOnly = view.labs[seat] === 1;
  return {
    label: tell(scene, type === 'sellLab' ? 'sale' : 'forced', {
      lab: labName(scene, lab),
      gain,
    }),
    note: given,
    path: isOnly ? [`lab:${id}`] : [`lab:${id}`, `container:${container}`],
    group: 'sell',
    ...(rings > 0
      ? {
          confirm: tell(scene, 'sale.confirm', {
            lab: labName(scene, lab),
            item: itemName(scene, item),
            rings,
          }),
        }
      : {}),
    preview: {
      title: tell(scene, 'sale.title', { gain, capital }),
      lines: [given],
      at: `lab:${id}`,
    },
  };
}
