/** How an edition of PROJECT-PLAN is laid out for who edits it. */
import type { Studio } from '@boardroom/ui-kit';
import type { Content } from '../../src/content.ts';
import type { ProjectPlan } from '../../src/types.ts';
import { cellBox, MARGIN, RINGS, sheetBox } from '../ring.ts';
import type { Box } from '../ring.ts';
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

const [ring] = RINGS as readonly [(typeof RINGS)[number]];
/** In one pack. */
const CARDS = 16;
const around = ({ x, y, w, h }: Box, by: number) =>
  [MARGIN + x - by, MARGIN + y - by, w + 2 * by, h + 2 * by] as const;

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
  pose(t, view, part, index) {
    // Prices are what is printed: nobody holds anything yet.
    view.holds = view.holds.map(() => 0);
    if (part === 'chance' || part === 'chest') {
      view.agenda = [{ kind: 'before', seat: 0 }];
      view.open = [index + (part === 'chest' ? CARDS : 0)];
      return around(sheetBox(ring, part), 14);
    }
    const { cells, groups } = t.content;
    const cell =
      part === 'cells'
        ? index
        : part === 'groups'
          ? cells.findIndex((it) => it.kind === 'contract' && it.group === groups[index]!.id)
          : 0;
    const it = cells[cell];
    if (it?.kind !== 'contract') return around(cellBox(ring, cell), 26);
    // The contract as a card, as it is offered to whoever comes to its cell.
    view.agenda = [{ kind: 'obtain', seat: 0, contract: it.id, price: it.price }];
    return around(sheetBox(ring, 'card'), 10);
  },
  spot(t, view, target) {
    const [kind, of = ''] = target.split(':');
    if (kind === 'cell') return ['cells', Number(of)];
    if (kind === 'pack') {
      const open = view.open.findLast((card) => card >= CARDS === (of === 'chest'));
      return open === undefined ? [of] : [of, open % CARDS];
    }
    if (kind === 'planning') return ['ftes'];
    if (kind === 'bank') return ['budgets'];
    return null;
  },
};
