/** How an edition of PROJECT-PLAN is laid out for who edits it. */
import type { Studio } from '@boardroom/ui-kit';
import type { Content } from '../../src/content.ts';
import type { ProjectPlan } from '../../src/types.ts';
import messages from './messages.en.json' with { type: 'json' };

const ids = (content: Content): string[] =>
  content.cells.flatMap((cell) => (cell.kind === 'contract' ? [cell.id] : []));
const pack = {
  names: ['name.{id}'],
  words: ['name.{id}', 'text.{id}'],
  group: 'effect.kind',
  values: { to: 'name' },
  choices: {
    to: (content: Content) => [
      'go',
      'vacation',
      'wfa',
      'gotoWfa',
      'certification',
      ...ids(content),
    ],
  },
};

export const studio: Studio<ProjectPlan> = {
  messages: { en: messages },
  parts: [
    {
      id: 'cells',
      list: 'cells',
      names: ['name.{id}', 'name.{kind}'],
      words: ['name.{id}'],
      columns: ['price', 'amount'],
      group: 'group',
      values: { group: 'name', kind: 'name' },
      choices: {
        group: (content: Content) => [
          ...content.groups.map(({ id }) => id),
          content.certifications.id,
        ],
      },
    },
    {
      id: 'groups',
      list: 'groups',
      names: ['name.{id}', 'colour.{id}'],
      words: ['name.{id}'],
      columns: ['ftePrice'],
    },
    { id: 'chance', list: 'chance', ...pack },
    { id: 'chest', list: 'chest', ...pack },
    {
      id: 'economy',
      fields: [
        'budgets',
        'dealt',
        'budgetIncrease',
        'leastBid',
        'wfaExit',
        'exitCardValue',
        'ftes',
        'qmTeams',
        'certifications',
      ],
    },
  ],
};
