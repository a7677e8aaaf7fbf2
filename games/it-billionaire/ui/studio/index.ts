/** How an edition of IT Billionaire is laid out for who edits it. */
import type { Studio } from '@boardroom/ui-kit';
import type { It } from '../../src/types.ts';
import messages from './messages.en.json' with { type: 'json' };

export const studio: Studio<It> = {
  messages: { en: messages },
  parts: [
    {
      id: 'items',
      list: 'items',
      names: ['item.{id}'],
      words: ['item.{id}'],
      group: 'continent',
      columns: ['duration', 'revenue', 'fee'],
      values: { continent: 'continent', size: 'size', risk: 'risk', instalments: 'instalments' },
    },
    {
      id: 'locations',
      list: 'locations',
      names: ['location.{id}'],
      words: ['location.{id}', 'location.{id}.name', 'location.{id}.flavour'],
      group: 'continent',
      columns: ['cost', 'upkeep', 'capacity', 'overhead'],
      values: { continent: 'continent', type: 'labType' },
    },
    {
      id: 'events',
      list: 'events',
      names: ['eventCard.{id}'],
      words: ['eventCard.{id}', 'eventCard.{id}.flavour'],
      group: 'continent',
      columns: ['continent'],
      values: { continent: 'continent' },
    },
    { id: 'actions', fields: ['cards'] },
  ],
};
