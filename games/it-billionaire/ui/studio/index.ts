/** How an edition of IT Billionaire is laid out for who edits it. */
import type { Studio } from '@boardroom/ui-kit';
import type { It } from '../../src/types.ts';
import { EVENT, labPlace, offerBoxes } from '../layout.ts';
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
  pose(t, view, part, index) {
    if (part === 'items') {
      view.offer = [index];
      const [{ x, y, w, h } = EVENT] = offerBoxes(1);
      return [x - 24, y - 44, w + 48, h + 66];
    }
    if (part === 'events') {
      view.event = index;
      return [EVENT.x - 8, EVENT.y - 12, EVENT.w + 16, EVENT.h + 24];
    }
    if (part !== 'locations') return null;
    const { plate, tower } = labPlace(t.content.locations[index]!.id, index);
    const [left, top] = [Math.min(plate.x, tower.x - 30), Math.min(plate.y, tower.y - 50)];
    const [right, foot] = [
      Math.max(plate.x + plate.w, tower.x + 30),
      Math.max(plate.y + plate.h, tower.y + 20),
    ];
    return [left - 24, top - 14, right - left + 48, foot - top + 28];
  },
  spot({ content }, _view, target) {
    const [kind, of] = target.split(':');
    if (kind === 'lab') return ['locations', content.locations.findIndex(({ id }) => id === of)];
    if (kind === 'offer') return ['items', content.items.findIndex(({ id }) => id === of)];
    return kind === 'deck' ? ['items'] : null;
  },
};
