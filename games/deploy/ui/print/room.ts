/** The server room of a seat: three pools, sockets, what was deployed, workers in supply. */
import type { MatLook, MatPart, Piece } from '@boardroom/ui-kit/print';
import { places, seatColours } from '@boardroom/ui-kit/print';
import { EXTRA_WORKERS, POOL_TILES, SOCKETS } from '../../src/types.ts';
import type { DeployScene } from '../reckon.ts';

/** R59 Steps of Pool C. */
const TOP = 9;

export function roomLook(scene: DeployScene, { index: seat }: Piece): MatLook {
  const { fill, on, shape } = seatColours(scene, seat);
  const { fees, capacity } = scene.t.content;
  const say = (key: string, facts: object = {}): string =>
    scene.words.say(`mat.${key}`, facts) ?? '';
  const words = (x: number, y: number, key: string, facts = {}): MatPart => ({
    as: 'words',
    x,
    y,
    text: say(key),
    note: say(`${key}.note`, facts),
  });
  const pool = (x: number, key: string): MatPart[] => [
    words(x + 10, 215, key, fees),
    ...places(POOL_TILES, { x, y: 240, w: 296, h: 296, gap: 12 }, () => ({ note: say('tile') })),
  ];
  return {
    title: say('title'),
    note: say('note'),
    colour: fill,
    on,
    shape: shape(42),
    parts: [
      ...pool(60, 'poolA'),
      ...pool(1340, 'poolB'),
      words(70, 610, 'poolC', capacity.prices),
      ...places(TOP + 1, { x: 60, y: 635, w: 236, h: 150, gap: 16 }, (i) => ({
        text: `${i}`,
        note: i === 0 ? '' : say('fee', { fee: scene.t.options.poolCFee[i] ?? 0 }),
      })),
      words(70, 860, 'sockets'),
      ...places(SOCKETS, { x: 60, y: 885, w: 640, h: 900, gap: 20 }, (i) => ({
        text: `${i + 1}`,
        note: say('socket'),
      })),
      words(2040, 860, 'deployed'),
      { as: 'place', x: 2036, y: 885, w: 524, h: 340, text: say('room'), note: say('room.note') },
      {
        as: 'place',
        x: 2036,
        y: 1245,
        w: 524,
        h: 250,
        text: say('cloud'),
        note: say('cloud.note'),
      },
      words(2040, 1560, 'supply'),
      ...places(EXTRA_WORKERS, { x: 2036, y: 1585, w: 96, h: 200, gap: 11 }, () => ({})),
    ],
  };
}
