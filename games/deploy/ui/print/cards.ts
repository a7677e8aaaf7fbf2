/** Project cards, and development tiles as cards. */
import { iconMark, signed } from '@boardroom/ui-kit';
import type { BackLook, CardLook, Piece } from '@boardroom/ui-kit/print';
import { AREA_ICON, icon, KIND_ICON } from '../icons.ts';
import { AREA_COLOUR, INK, INK_2, MEDAL } from '../palette.ts';
import { say } from '../reckon.ts';
import type { DeployScene } from '../reckon.ts';

const PAPER = { paper: '#fffdf6', ink: INK, ink2: INK_2 } as const;
const BACKS = ['#0b4a50', '#163f66', '#4b1f7d'] as const;

export function projectLook(scene: DeployScene, { index }: Piece): CardLook {
  const card = scene.t.content.cards[index]!;
  const { id, area, type, level, workload, income, bvp, cloud } = card;
  const [medal, on] = MEDAL[type];
  const colour = AREA_COLOUR[area];
  const picture = AREA_ICON[area];
  return {
    ...PAPER,
    band: {
      colour: medal,
      on,
      icon: picture,
      left: scene.words.word('area', area),
      right: scene.words.word('level', level),
    },
    title: scene.words.word('card', id),
    flavour: scene.words.say(`cardLine.${id}`) ?? '',
    picture: {
      high: 220,
      sky: colour,
      markup: `<circle cx="280" cy="110" r="92" fill="#fff" opacity=".16"/>${iconMark(picture, 280, 110, 140, '#fff')}${cloud ? iconMark(icon.cloud, 490, 60, 90, '#fff') : ''}`,
      lines: `${iconMark(picture, 280, 110, 140, colour)}${cloud ? iconMark(icon.cloud, 490, 60, 90, colour) : ''}`,
    },
    figures: [
      { icon: icon.drives, value: `${workload}`, unit: scene.words.say('card.cubes') ?? '' },
      { icon: icon.coins, value: signed(income), unit: scene.words.say('card.income') ?? '' },
      {
        icon: icon.star,
        value: `${bvp}`,
        unit: say(scene, 'ui.bvp'),
        right: scene.words.say(cloud ? 'card.cloud' : 'card.room') ?? '',
      },
    ],
    foot: [id, scene.words.word('type', type)],
  };
}
export function projectBack(scene: DeployScene, { index }: Piece): BackLook {
  const { level } = scene.t.content.cards[index]!;
  return { fill: BACKS[level - 1]!, line: '#f3b65a', label: scene.words.word('level', level) };
}

export function tileLook(scene: DeployScene, { index }: Piece): CardLook {
  const { id, kind } = scene.t.content.tiles[index]!;
  const technology = kind === 'technology';
  const colour = technology ? '#2d6aa3' : '#8f6400';
  return {
    ...PAPER,
    band: { colour, left: say(scene, technology ? 'ui.technology' : 'ui.skill') },
    title: scene.words.word('tile', id),
    under: [say(scene, `ui.when.${id}`)],
    text: scene.words.word('tileEffect', id),
    picture: {
      high: 240,
      sky: technology ? '#163f66' : '#f3d9a5',
      markup: iconMark(KIND_ICON[id], 280, 120, 170, technology ? '#fff' : '#7a5200'),
      lines: iconMark(KIND_ICON[id], 280, 120, 170, colour),
    },
    ...(technology
      ? { figures: [{ icon: icon.coins, value: '−3', unit: scene.words.say('card.income') ?? '' }] }
      : {}),
  };
}
export const tileBack = (scene: DeployScene): BackLook => ({
  fill: '#0b4a50',
  line: '#d3ebe6',
  label: scene.words.say('card.tile') ?? '',
});
