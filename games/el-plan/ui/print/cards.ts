/** Investments and events as cards. */
import { iconMark } from '@boardroom/ui-kit';
import type { BackLook, CardLook, Picture, Piece } from '@boardroom/ui-kit/print';
import bolt from '@phosphor-icons/core/fill/lightning-fill.svg?raw';
import question from '@phosphor-icons/core/duotone/question-duotone.svg?raw';
import warning from '@phosphor-icons/core/fill/warning-fill.svg?raw';
import { DECKS, ENERGY, MONEY } from '../../src/types.ts';
import type { Table } from '../../look/figures.ts';
import { eventText } from '../../look/figures.ts';
import { CARD_ICONS, DECK_COLOURS, EVENT_ICONS, THINGS } from '../looks.ts';

const PAPER = { paper: '#fffaf0', ink: '#4a2c1c', ink2: '#7a5230' } as const;
const say = (scene: Table, key: string): string => scene.words.say(`card.${key}`) ?? '';
const disc = (thing: number) => THINGS[thing]!;

const picture = (icon: string, colour: string): Picture => ({
  high: 220,
  sky: colour,
  markup: `<circle cx="280" cy="110" r="92" fill="#fff" opacity=".16"/>${iconMark(icon, 280, 110, 140, '#fff')}`,
  lines: iconMark(icon, 280, 110, 140, colour),
});

export function cardLook(scene: Table, { index }: Piece): CardLook {
  const { id, deck, cost, atOnce } = scene.t.content.cards[index]!;
  const { slots } = scene.t.facts.cards[index]!;
  const colour = DECK_COLOURS[DECKS.indexOf(deck)]!;
  const price = [
    ...Array.from({ length: cost.money }, () => disc(MONEY)),
    ...Array.from({ length: cost.energy }, () => disc(ENERGY)),
  ];
  return {
    ...PAPER,
    band: {
      colour,
      left: scene.words.word('deck', deck),
      ...(atOnce ? { icon: bolt, right: say(scene, 'atOnce') } : {}),
    },
    title: scene.words.word('card', id),
    text: scene.words.say(`card.${id}.text`) ?? '',
    flavour: scene.words.say(`card.${id}.flavour`) ?? '',
    picture: picture(CARD_ICONS[id] ?? question, colour),
    figures: [
      price.length <= 7
        ? { unit: say(scene, 'price'), discs: price }
        : { unit: say(scene, 'price'), end: `${cost.money} $ ${cost.energy} E` },
      { unit: say(scene, slots.length > 0 ? 'slots' : 'noSlots'), discs: slots.map(disc) },
    ],
    foot: [id, ''],
  };
}
export function cardBack(scene: Table, { index }: Piece): BackLook {
  const { deck } = scene.t.content.cards[index]!;
  return {
    fill: DECK_COLOURS[DECKS.indexOf(deck)]!,
    line: '#ffe6c4',
    label: scene.words.word('deck', deck),
  };
}

export function eventLook(scene: Table, { index }: Piece): CardLook {
  const { id, negative } = scene.t.content.events[index]!;
  const colour = negative ? '#8f2f2a' : '#2c6b4a';
  return {
    ...PAPER,
    band: {
      colour,
      ...(negative ? { icon: warning } : {}),
      left: say(scene, negative ? 'bad' : 'good'),
    },
    title: scene.words.word('event-card', id),
    text: eventText(scene, id),
    flavour: scene.words.say(`event-card.${id}.flavour`) ?? '',
    picture: picture(EVENT_ICONS[id] ?? question, colour),
    foot: [id, ''],
  };
}
export const eventBack = (scene: Table): BackLook => ({
  fill: '#a8452b',
  line: '#f6c9a8',
  label: say(scene, 'event'),
});
