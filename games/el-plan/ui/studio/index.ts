/** How an edition of El Plan is laid out for who edits it. */
import type { Studio } from '@boardroom/ui-kit';
import type { Content } from '../../src/content.ts';
import type { ElPlan } from '../../src/types.ts';
import messages from './messages.en.json' with { type: 'json' };

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
};
