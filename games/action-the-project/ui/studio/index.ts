/** How an edition of Action the Project! is laid out for who edits it. */
import type { Studio } from '@boardroom/ui-kit';
import type { ActionGame } from '../../src/index.ts';
import messages from './messages.en.json' with { type: 'json' };

export const studio: Studio<ActionGame> = {
  messages: { en: messages },
  parts: [
    {
      id: 'projects',
      list: 'projects',
      names: ['project.{id}'],
      words: ['project.{id}', 'project.{id}.line'],
      columns: ['value'],
    },
    {
      id: 'leaders',
      list: 'leaderCards',
      names: ['leaderCard.{id}'],
      words: ['leaderCard.{id}', 'leaderCard.{id}.job', 'leaderCard.{id}.motto'],
      columns: ['colour', 'symbol'],
    },
    {
      id: 'fates',
      list: 'fates',
      names: ['fate.{id}'],
      words: ['fate.{id}'],
      columns: ['vote'],
    },
  ],
};
