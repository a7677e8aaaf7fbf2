/** Every target the board and the desk draw, for checks of paths. */
import type { TargetId } from '@boardroom/ui-kit/contract';
import { PRODUCTS, SPACES } from '../src/types.ts';
import { cardsOf, isChoosing, openness, ownSeat, stateOf } from '../look/figures.ts';
import type { Table } from '../look/figures.ts';

export function targetIds(scene: Table): Set<TargetId> {
  const { t, view } = scene;
  if (isChoosing(scene)) return new Set(t.content.businesses.map((id) => `plan:${id}`));
  const ids = new Set<TargetId>(['tram', 'event']);
  if (!t.options.noEvents) ids.add('pack');
  for (let thing = 0; thing < 7; thing++) ids.add(`box:${thing}`);
  for (let district = 1; district <= 7; district++) ids.add(`district:${district}`);
  for (const product of PRODUCTS) ids.add(`area:${product}`).add(`ship:${product}`);
  SPACES.forEach((space, i) => openness(scene, i) >= 0 && ids.add(`space:${space}`));
  for (const card of view.offers) if (card >= 0) ids.add(`offer:${t.facts.cards[card]!.id}`);
  const seat = ownSeat(scene);
  const s = stateOf(scene, seat);
  for (let thing = 0; thing < 4; thing++) ids.add(`free:${thing}`);
  for (const product of PRODUCTS) ids.add(`goods:${product}`);
  const plan = t.facts.plans[s.business[seat]!];
  plan?.rows.forEach(({ id }) => ids.add(`row:${id}`));
  plan?.table.forEach((_, i) => ids.add(`run:${i + 1}`));
  for (const { card } of cardsOf(scene, s, seat)) ids.add(`own:${card.id}`);
  return ids;
}
