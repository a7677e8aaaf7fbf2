/** How an edition of El Plan is laid out for who edits it. */
import type { Studio } from '@boardroom/ui-kit';
import type { Content } from '../../src/content.ts';
import type { ElPlan } from '../../src/types.ts';
import { containerAt, EVENT, offerAt } from '../layout.ts';
import { DECKS } from '../../src/types.ts';
import messages from './messages.en.json' with { type: 'json' };

/** Where the town shows a figure of the economy, or the backs of the events. */
const FIGURES: Readonly<Record<string, string>> = {
  area: 'marketPrice',
  ship: 'importPrice',
  box: 'box',
  pack: 'events',
};

export const studio: Studio<ElPlan> = {
  messages: { en: messages },
  parts: [
    {
      id: 'cards',
      list: 'cards',
      names: ['card.{id}'],
      words: ['card.{id}', 'card.{id}.flavour'],
      group: 'deck',
      columns: ['cost.money', 'cost.energy'],
      values: { deck: 'deck', slots: 'token' },
    },
    {
      id: 'events',
      list: 'events',
      names: ['event-card.{id}'],
      words: ['event-card.{id}', 'event-card.{id}.flavour'],
      group: 'negative',
      columns: ['effects'],
    },
    {
      id: 'plans',
      list: 'plans',
      names: ['plan.{business}{level}'],
      words: ['plan.{business}{level}'],
      group: 'business',
      columns: ['level', 'type'],
      values: { type: 'product', makes: 'product', slots: 'token', business: 'business' },
      choices: { business: (content: Content) => content.businesses },
    },
    {
      id: 'economy',
      fields: ['marketPrice', 'importPrice', 'exportSize', 'supplier', 'start', 'box'],
    },
    { id: 'businesses', fields: ['businesses'], values: { businesses: 'business' } },
  ],
  pose(t, view, part, index) {
    // The town is drawn once everybody has a business.
    view.business = view.business.map((_, seat) => seat);
    if (part === 'cards') {
      const place = 2 * DECKS.indexOf(t.content.cards[index]!.deck);
      view.offers[place] = index;
      const { x, y, w, h } = offerAt(place);
      return [x - 8, y - 8, w + 16, h + 16];
    }
    if (part === 'events') {
      view.event = index;
      return [EVENT.x - 10, EVENT.y - 6, EVENT.w + 20, EVENT.h + 16];
    }
    if (part !== 'economy') return null;
    const { x, y } = containerAt(0);
    return [x - 60, y - 120, 330, 210];
  },
  spot({ content }, view, target) {
    const [kind, of] = target.split(':');
    if (kind === 'offer') return ['cards', content.cards.findIndex(({ id }) => id === of)];
    if (kind === 'event') return ['events', Math.max(0, view.event)];
    const figure = FIGURES[kind!];
    return figure === undefined ? null : [figure];
  },
};
