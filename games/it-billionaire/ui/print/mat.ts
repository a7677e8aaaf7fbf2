/** The mat of a seat: containers, the cards of the day, the queue, payments to come. */
import type { MatLook, MatPart, Piece } from '@boardroom/ui-kit/print';
import { places, seatColours } from '@boardroom/ui-kit/print';
import { LABS, PLACES } from '../../src/types.ts';
import type { ItScene } from '../naming.ts';

/** R108 Where a product of three, of five instalments begins. */
const STARTS = [5, 3];

export function matLook(scene: ItScene, { index: seat }: Piece): MatLook {
  const { fill, on, shape } = seatColours(scene, seat);
  const say = (key: string, facts: object = {}): string =>
    scene.words.say(`mat.${key}`, facts) ?? '';
  const words = (x: number, y: number, key: string): MatPart => ({
    as: 'words',
    x,
    y,
    text: say(key),
  });
  return {
    title: scene.words.say('mat.title') ?? '',
    note: say('choose'),
    colour: fill,
    on,
    shape: shape(42),
    parts: [
      words(70, 215, 'containers'),
      ...places(LABS, { x: 60, y: 240, w: 650, h: 900, gap: 20 }, (i) => ({
        text: `${i + 1}`,
        note: say('container'),
      })),
      words(2070, 215, 'chosen'),
      { as: 'place', x: 2066, y: 240, w: 494, h: 900, note: say('down') },
      words(70, 1225, 'queue'),
      ...places(PLACES, { x: 60, y: 1250, w: 208, h: 300, gap: 12 }, (i) => ({ text: `${i + 1}` })),
      words(1200, 1225, 'payments'),
      ...places(PLACES, { x: 1190, y: 1250, w: 158, h: 300, gap: 10 }, (i) => ({
        text: `${PLACES - i}`,
        ...(STARTS.includes(PLACES - i) ? { note: say('start'), fill: '#fdecc8' } : {}),
      })),
      words(2070, 1225, 'finished'),
      { as: 'place', x: 2066, y: 1250, w: 494, h: 300, note: say('tonight') },
      { as: 'words', x: 70, y: 1690, text: say('day'), note: say('order') },
    ],
  };
}
