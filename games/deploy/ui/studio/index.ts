/** How an edition of DEPLOY! is laid out for who edits it. */
import { NONE } from '@boardroom/kernel';
import type { Studio } from '@boardroom/ui-kit';
import type { Deploy } from '../../src/types.ts';
import { KINDS } from '../../src/types.ts';
import { MARKET, projectBox, tileBox } from '../layout.ts';
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
  pose(t, view, part, index) {
    if (part === 'capacity') return [MARKET.x - 10, MARKET.y + 230, MARKET.w + 20, MARKET.h - 220];
    if (part === 'cards') {
      view.spaces[0] = index;
      const { workload } = t.content.cards[index]!;
      for (let colour = 0; colour < 3; colour++)
        view.cubes[colour] = Math.floor((workload + 2 - colour) / 3);
      const { x, y, w, h } = projectBox(0);
      return [x - 14, y - 14, w + 28, h + 28];
    }
    if (part !== 'tiles') return null;
    view.columns[0] = KINDS.indexOf(t.content.tiles[index]!.id);
    const { x, y, w, h } = tileBox(0, 0);
    return [x - 8, y - 8, w + 16, h + 16];
  },
  spot({ content }, view, target) {
    const [kind, of, row] = target.split(':');
    const at = Number(of);
    if (kind === 'project' && view.spaces[at] !== NONE) return ['cards', view.spaces[at]!];
    if (kind === 'market') return ['capacity'];
    if (kind === 'bank') return ['start'];
    const tile = kind === 'dev' ? KINDS[view.columns[at * 3 + Number(row)]!] : undefined;
    return tile === undefined ? null : ['tiles', content.tiles.findIndex(({ id }) => id === tile)];
  },
};
