/** How an edition of DEPLOY! is laid out for who edits it. */
import type { Studio } from '@boardroom/ui-kit';
import type { Deploy } from '../../src/types.ts';
import messages from './messages.en.json' with { type: 'json' };

export const studio: Studio<Deploy> = {
  messages: { en: messages },
  parts: [
    {
      id: 'cards',
      list: 'cards',
      names: ['card.{id}'],
      words: ['card.{id}', 'cardLine.{id}'],
      group: 'level',
      columns: ['workload', 'income', 'bvp'],
      values: { area: 'area', type: 'type', level: 'level' },
    },
    {
      id: 'tiles',
      list: 'tiles',
      names: ['tile.{id}'],
      words: ['tile.{id}'],
      group: 'kind',
      columns: ['copies'],
    },
    { id: 'capacity', fields: ['capacity'] },
    { id: 'money', fields: ['start', 'fees'] },
  ],
};
