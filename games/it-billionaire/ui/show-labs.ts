/** How buying and selling labs is offered. */
import type { Seat } from '@boardroom/kernel';
import type { Shown } from '@boardroom/ui-kit';
import { givenNote, leaseLines } from '../look/note.ts';
import { say as sayOfLook } from '../look/words.ts';
import { salePrice } from '../src/labs.ts';
import { LABS } from '../src/types.ts';
import { airplane, people, wrench } from './icons.ts';
import { itemName, labName, say } from './naming.ts';
import type { ItScene } from './naming.ts';

export function showPurchase(scene: ItScene, seat: Seat, id: string): Shown {
  const { t, view } = scene;
  const lab = t.facts.locationAt[id]!;
  const { type, cost, upkeep, capacity, overhead } = t.content.locations[lab]!;
  const left = view.capital[seat]! - cost;
  const name = labName(scene, lab);
  return {
    label: say(scene, 'lease', { name }),
    note: sayOfLook(scene, 'note.lease', { cost, left }),
    path: [`lab:${id}`],
    group: 'acquire',
    card: {
      name,
      value: `${cost}`,
      figures: [
        { icon: wrench, text: `${upkeep}` },
        { icon: people, text: `${capacity}` },
        { icon: airplane, text: `${overhead}` },
      ],
      note: say(scene, 'lease.card', {
        type: scene.words.word('labType', type).toLowerCase(),
        left,
      }),
    },
    preview: {
      title: say(scene, 'lease.title', { name, cost }),
      lines: leaseLines(scene, seat, lab),
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
  const given = givenNote(scene, seat, container);
  const isOnly = view.labs[seat] === 1;
  return {
    label: say(scene, type === 'sellLab' ? 'sale' : 'forced', {
      name: labName(scene, lab),
      gain,
    }),
    note: given,
    path: isOnly ? [`lab:${id}`] : [`lab:${id}`, `container:${container}`],
    group: 'sell',
    ...(rings > 0
      ? {
          confirm: say(scene, 'sale.confirm', {
            name: labName(scene, lab),
            what: itemName(scene, item),
            rings,
          }),
        }
      : {}),
    preview: {
      title: say(scene, 'sale.title', { gain, capital }),
      lines: [given],
      at: `lab:${id}`,
    },
  };
}
