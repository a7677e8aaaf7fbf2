/** Contracts with their fees, Chance and Project Chest. */
import { amount, iconMark } from '@boardroom/ui-kit';
import type { BackLook, CardLook, FigureLine, Piece } from '@boardroom/ui-kit/print';
import { CERTIFICATIONS } from '../../src/facts.ts';
import type { Pack } from '../../src/types.ts';
import { GREEN, INK, INK_2, ON_PROGRAMME, PROGRAMME, SHEET } from '../colours.ts';
import { picture } from '../icons.ts';
import { contractName, groupName, levelName, say } from '../naming.ts';
import type { Look } from '../scene.ts';

const PAPER = { paper: SHEET, ink: INK, ink2: INK_2 } as const;

export function contractLook(scene: Look, { index: contract }: Piece): CardLook {
  const { facts } = scene.t;
  const group = facts.group[contract]!;
  const id = facts.ids[contract]!;
  const fee = (at: number): number => facts.fees[contract * facts.levels + at]!;
  const line = (unit: string, end: number): FigureLine => ({ unit, end: amount(end) });
  const fees =
    group === CERTIFICATIONS
      ? facts.certificationFee.map((each, i) =>
          line(say(scene, 'ui.card.held', { n: i + 1 }), each),
        )
      : [
          line(say(scene, 'ui.card.bare'), fee(0)),
          line(say(scene, 'ui.card.complete'), 2 * fee(0)),
          ...Array.from({ length: facts.top }, (_, i) => line(levelName(scene, i + 1), fee(i + 1))),
          line(say(scene, 'ui.card.step'), facts.ftePrice[contract]!),
        ];
  return {
    ...PAPER,
    band: {
      colour: PROGRAMME[group]!,
      on: ON_PROGRAMME[group]!,
      icon: picture(id),
      left: groupName(scene, group),
    },
    title: contractName(scene, contract),
    figures: [
      { large: true, value: amount(facts.price[contract]!), right: say(scene, 'ui.card.price') },
      ...fees,
      line(say(scene, 'ui.card.extension'), facts.extension[contract]!),
    ],
    foot: [id, ''],
  };
}
export const contractBack = (scene: Look): BackLook => ({
  fill: GREEN,
  line: '#efe6c8',
  label: scene.words.say('card.contract') ?? '',
});

const PACK: Readonly<Record<Pack, string>> = { chance: '#c4641c', chest: '#2c6e8f' };
const packOf = ({ back }: Piece): Pack => (back === 'chest' ? 'chest' : 'chance');

export function packLook(scene: Look, piece: Piece): CardLook {
  const pack = packOf(piece);
  const { id } = piece;
  const icon = picture(pack);
  return {
    ...PAPER,
    band: { colour: PACK[pack], icon, left: scene.words.word('name', pack) },
    title: scene.words.word('name', id),
    text: scene.words.say(`does.${id}`) ?? '',
    flavour: scene.words.say(`text.${id}`) ?? '',
    picture: {
      high: 200,
      sky: PACK[pack],
      markup: `<circle cx="280" cy="100" r="84" fill="#fff" opacity=".16"/>${iconMark(icon, 280, 100, 120, '#fff')}`,
      lines: iconMark(icon, 280, 100, 120, PACK[pack]),
    },
    foot: [id, ''],
  };
}
export const packBack = (scene: Look, piece: Piece): BackLook => ({
  fill: PACK[packOf(piece)],
  line: '#fff',
  label: scene.words.word('name', packOf(piece)),
});
