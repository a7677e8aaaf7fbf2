/** Projects, the four Action cards of a player, Team Leaders, Fates. */
import { amount, iconMark } from '@boardroom/ui-kit';
import type { BackLook, CardLook, Piece } from '@boardroom/ui-kit/print';
import { seatColours } from '@boardroom/ui-kit/print';
import clover from '@phosphor-icons/core/fill/clover-fill.svg?raw';
import crown from '@phosphor-icons/core/fill/crown-simple-fill.svg?raw';
import presentation from '@phosphor-icons/core/fill/presentation-chart-fill.svg?raw';
import { LOOKS } from '../cards.ts';
import { face } from '../faces.ts';
import { scene as evening } from '../project-art.ts';
import { BRASS, CREAM, PLUM } from '../room.ts';
import type { Table } from '../table.ts';

const PAPER = { paper: CREAM, ink: PLUM, ink2: '#6b4a5e' } as const;
const say = (scene: Table, key: string, facts: object = {}): string =>
  scene.words.say(`card.${key}`, facts) ?? '';
const back = (fill: string, label: string): BackLook => ({ fill, line: BRASS, label });

export function projectLook(scene: Table, { index }: Piece): CardLook {
  const { id } = scene.t.content.projects[index]!;
  const value = scene.t.facts.values[index]!;
  return {
    ...PAPER,
    band: { colour: PLUM, icon: presentation, left: say(scene, 'project'), right: amount(value) },
    title: scene.words.word('project', id),
    flavour: scene.words.say(`project.${id}.line`) ?? '',
    // The picture of the table is 140 by 108, from 9, 9, in a round clip that only the table has.
    picture: {
      high: 330,
      sky: PLUM,
      markup: `<g transform="translate(-36 -59) scale(4)">${evening(index).replace(' clip-path="url(#atp-art)"', '')}</g>`,
    },
    figures: [{ large: true, value: amount(value), unit: say(scene, 'packages') }],
    foot: [id, ''],
  };
}
export const projectBack = (scene: Table): BackLook => back('#7a2347', say(scene, 'project'));

export function actionLook(scene: Table, { index }: Piece): CardLook {
  const { fill, on, shape } = seatColours(scene, Math.floor(index / LOOKS.length));
  const card = index % LOOKS.length;
  const { colour, icon } = LOOKS[card]!;
  return {
    ...PAPER,
    band: { colour: fill, on, left: scene.words.word('card', card) },
    title: scene.words.say(`card.${card}.title`) ?? '',
    text: scene.words.say(`card.${card}.text`) ?? '',
    picture: {
      high: 300,
      sky: colour,
      markup: `${iconMark(icon, 280, 150, 210, '#fff')}<path d="${shape(34)}" transform="translate(500 60)" fill="${fill}" stroke="#fff" stroke-width="6"/>`,
      lines: iconMark(icon, 280, 150, 210, colour),
    },
  };
}
/** All the same: a card that lies face down says nothing but that it lies there. */
export const actionBack = (): BackLook => back('#7a2347', '');

export function leaderLook(scene: Table, { index }: Piece): CardLook {
  const { id } = scene.t.content.leaderCards[index]!;
  return {
    ...PAPER,
    band: { colour: '#8a5a12', icon: crown, left: say(scene, 'leader') },
    title: scene.words.word('leaderCard', id),
    under: [scene.words.say(`leaderCard.${id}.job`) ?? ''],
    flavour: scene.words.say(`leaderCard.${id}.motto`) ?? '',
    picture: {
      high: 380,
      sky: PLUM,
      markup: `<clipPath id="atp-print-face"><circle r="40"/></clipPath><g transform="translate(280 190) scale(4.4)">${face(index, 'atp-print-face')}</g>`,
    },
    foot: [id, ''],
  };
}
export const leaderBack = (scene: Table): BackLook => back('#8a5a12', say(scene, 'leader'));

export function fateLook(scene: Table, { index }: Piece): CardLook {
  const { id, vote } = scene.t.content.fates[index]!;
  const colour = vote > 0 ? LOOKS[0]!.colour : vote < 0 ? LOOKS[1]!.colour : LOOKS[2]!.colour;
  const figure = vote > 0 ? '+1' : vote < 0 ? '−1' : '0';
  return {
    ...PAPER,
    band: { colour, icon: clover, left: say(scene, 'fate'), right: figure },
    title: scene.words.word('fate', id),
    text: say(scene, 'fate.text', { vote }),
    picture: {
      high: 330,
      sky: colour,
      markup: `<circle cx="280" cy="165" r="124" fill="#fff" opacity=".16"/>${iconMark(clover, 280, 165, 180, '#fff')}`,
      lines: iconMark(clover, 280, 165, 180, colour),
    },
    foot: [id, ''],
  };
}
export const fateBack = (scene: Table): BackLook => back('#2f5d50', say(scene, 'fate'));
