/** Work items, events and actions as cards. */
import type { BackLook, CardLook, Piece } from '@boardroom/ui-kit/print';
import { seatColours } from '@boardroom/ui-kit/print';
import { iconMark } from '@boardroom/ui-kit';
import dice from '@phosphor-icons/core/fill/dice-three-fill.svg?raw';
import leaf from '@phosphor-icons/core/fill/leaf-fill.svg?raw';
import prohibit from '@phosphor-icons/core/bold/prohibit-bold.svg?raw';
import { KINDS } from '../../src/types.ts';
import { continentName, customerName, itemName, say, titleOf } from '../naming.ts';
import type { ItScene } from '../naming.ts';
import { eventIcon, KIND_ICONS } from '../icons.ts';
import { continentPicture } from './continents.ts';

const PURPLE = '#5b2a55';

export function itemLook(scene: ItScene, { index: item }: Piece): CardLook {
  const { facts, content } = scene.t;
  const { id, size } = content.items[item]!;
  const red = facts.red[item] === 1;
  const times = facts.instalments[item]!;
  return {
    band: {
      colour: red ? '#a82a3a' : '#1d6b45',
      icon: red ? dice : leaf,
      left: say(scene, red ? 'high' : 'low'),
      right: say(scene, times > 0 ? 'kind.product' : 'kind.project'),
    },
    title: itemName(scene, item),
    under: [customerName(scene, item), continentName(scene, facts.customer[item]!)],
    picture: continentPicture(facts.customer[item]!),
    figures: [
      {
        large: true,
        value: times > 0 ? `${times} × ${facts.share[item]}` : `${facts.revenue[item]}`,
        unit: 'M€',
        boxes: Array.from({ length: times }, (_, i) => `${times - i}`),
      },
      {
        value: `${facts.duration[item]}`,
        unit: scene.words.say('card.days') ?? '',
        right: say(scene, 'fee', { fee: facts.fee[item] }),
      },
    ],
    foot: [id, say(scene, size === 'small' ? 'deck.s' : 'deck.l')],
  };
}
export function itemBack(scene: ItScene, { index }: Piece): BackLook {
  const { size } = scene.t.content.items[index]!;
  return {
    fill: size === 'small' ? '#1f4f6b' : '#16304f',
    line: '#ffb86b',
    label: say(scene, size === 'small' ? 'deck.s' : 'deck.l'),
  };
}

export function eventLook(scene: ItScene, { index }: Piece): CardLook {
  const { id } = scene.t.content.events[index]!;
  const continent = scene.t.facts.closes[index]!;
  return {
    band: {
      colour: PURPLE,
      icon: prohibit,
      left: say(scene, 'event.none'),
      right: continentName(scene, continent),
    },
    title: scene.words.word('eventCard', id),
    text: say(scene, 'event.closed', { continent: continentName(scene, continent) }),
    flavour: scene.words.say(`eventCard.${id}.flavour`) ?? '',
    picture: {
      high: 300,
      sky: PURPLE,
      markup: `<circle cx="280" cy="150" r="118" fill="#ffb86b" opacity=".28"/>${iconMark(eventIcon(id), 280, 150, 190, '#ffc98f')}`,
      lines: iconMark(eventIcon(id), 280, 150, 190, PURPLE),
    },
    foot: [id, ''],
  };
}
export const eventBack = (scene: ItScene): BackLook => ({
  fill: PURPLE,
  line: '#ffb86b',
  label: say(scene, 'event.none'),
});

const seatOf = (index: number): number => Math.floor(index / KINDS.length);

export function actionLook(scene: ItScene, { index }: Piece): CardLook {
  const { fill, on, shape } = seatColours(scene, seatOf(index));
  const kind = KINDS[index % KINDS.length]!;
  const icon = KIND_ICONS[index % KINDS.length]!;
  return {
    band: { colour: fill, on, left: scene.words.say('card.action') ?? '' },
    title: titleOf(scene, kind),
    text: scene.words.say(`action.${kind}`) ?? '',
    picture: {
      high: 300,
      sky: '#171c47',
      markup: `<circle cx="280" cy="150" r="118" fill="#f9a04a"/>${iconMark(icon, 280, 150, 170, '#171c47')}<path d="${shape(34)}" transform="translate(500 60)" fill="${fill}" stroke="#fff" stroke-width="6"/>`,
      lines: iconMark(icon, 280, 150, 170, '#171c47'),
    },
  };
}
export function actionBack(scene: ItScene, { index }: Piece): BackLook {
  const { fill, on } = seatColours(scene, seatOf(index));
  return { fill, line: on };
}
