/** Everything that can be looked at, in reading order: the town, then the own company, then others. */
import type { Thing } from '@boardroom/kernel';
import { DECKS, PROCESSES, PRODUCTS, SPACES } from '../src/types.ts';
import { caseOf } from './case.ts';
import { cardsOf, isChoosing, openness } from './figures.ts';
import type { Table } from './figures.ts';
import { rowName } from './plans.ts';

export function things(r: Table): Thing[] {
  const c = caseOf(r);
  const { s, seat, say } = c;
  const { t, view } = r;
  const list: Thing[] = [];
  const add = (group: string, id: string, name: string): void =>
    void list.push({ id, name, group });
  const events = t.options.noEvents ? [] : t.content.events;

  add('town', 'tram', say('look.tram'));
  for (let n = 1; n <= 7; n++) add('town', `district:${n}`, say(`district-name.${n}`));
  SPACES.forEach((id, i) => {
    if (openness(r, i) >= 0) add('spaces', `space:${id}`, say('look.space.name', { id }));
  });
  const now = view.event < 0 ? null : t.content.events[view.event]!;
  add('events', 'event', now ? say(`event-card.${now.id}`) : say('look.event.none'));
  if (!t.options.noEvents) add('events', 'pack', say('look.pack'));
  for (const { id } of events)
    if (id !== now?.id) add('possible', `event:${id}`, say(`event-card.${id}`));
  for (const i of view.offers)
    if (i >= 0) add('offers', `offer:${t.facts.cards[i]!.id}`, say(`card.${t.facts.cards[i]!.id}`));
  for (const deck of DECKS) add('decks', `deck:${deck}`, say(`deck.${deck}`));
  for (const product of PRODUCTS) {
    add('market', `area:${product}`, say('look.area.name', { product }));
    add('market', `ship:${product}`, say('look.ship.name', { product }));
  }
  for (let n = 0; n < t.seats; n++) add('companies', `seat:${n}`, r.words.seat(n));
  t.content.businesses.forEach((business, i) => {
    if (isChoosing(r) || view.business.includes(i))
      add('plans', `plan:${business}`, say(`business.${business}`));
  });

  const plan = t.facts.plans[s.business[seat]!];
  for (let thing = 0; thing < 4; thing++) add('stock', `free:${thing}`, say(`look.free.${thing}`));
  for (const product of PRODUCTS)
    add('stock', `goods:${product}`, say('look.goods.name', { product }));
  if (plan) {
    plan.rows.forEach(({ id }) => add('rows', `row:${id}`, rowName(c, id)));
    plan.table.forEach((run) =>
      add(
        'table',
        `run:${run.move.run}`,
        say('look.run.name', { count: run.count, product: PRODUCTS[run.product]! }),
      ),
    );
    for (const kind of [...PROCESSES, 'wild'])
      add('processes', `process:${kind}`, say('look.process.name', { kind: say(`kind.${kind}`) }));
  }
  for (const { card } of cardsOf(r, s, seat)) add('own', `own:${card.id}`, say(`card.${card.id}`));
  for (let other = 0; other < t.seats; other++)
    if (other !== seat)
      for (const { card } of cardsOf(r, view, other))
        add('others', `card:${card.id}`, say(`card.${card.id}`));
  for (let thing = 0; thing < 7; thing++)
    add('box', `box:${thing}`, say('look.box.name', { what: say(`look.thing.${thing}`) }));
  return list;
}
