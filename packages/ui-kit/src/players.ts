/** Colour, shape and line pattern of the six seats. They go together: colour never stands alone. */
import { round } from './round.ts';

export type Player = 1 | 2 | 3 | 4 | 5 | 6;

export const PLAYERS: readonly Player[] = [1, 2, 3, 4, 5, 6];

/** Tokens keep these colours in both themes. Text uses `--pN-text`, lines `--pN-line`. */
export const COLOUR: Readonly<Record<Player, string>> = {
  1: '#204ec3',
  2: '#eb4d08',
  3: '#089678',
  4: '#f2bb31',
  5: '#de73bd',
  6: '#2d3548',
};

export const COLOUR_NAME: Readonly<Record<Player, string>> = {
  1: 'cobalt',
  2: 'vermilion',
  3: 'jade',
  4: 'amber',
  5: 'orchid',
  6: 'slate',
};

export const SHAPE_NAME: Readonly<Record<Player, string>> = {
  1: 'disc',
  2: 'block',
  3: 'peak',
  4: 'kite',
  5: 'hex',
  6: 'cross',
};

/** Dashes of a seat's line in charts. */
export const DASH: Readonly<Record<Player, readonly number[]>> = {
  1: [],
  2: [11, 5],
  3: [2, 6],
  4: [14, 4, 2, 4],
  5: [8, 3],
  6: [3, 3],
};

const SQUARE_ROOT_3_HALVES = Math.sqrt(3) / 2;

/** The outline of a seat's shape around 0 0, as path data. */
export function shapePath(player: Player, radius: number): string {
  const r = radius;
  const line = (points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([x, y]) => `${round(x * r)} ${round(y * r)}`).join('L')}Z`;
  switch (player) {
    case 1: {
      const a = round(r * 0.92);
      return `M${-a} 0a${a} ${a} 0 1 0 ${2 * a} 0a${a} ${a} 0 1 0 ${-2 * a} 0Z`;
    }
    case 2: {
      const [a, c] = [round(r * 0.82), round(r * 0.22)];
      const side = round(2 * (a - c));
      return `M${round(c - a)} ${-a}h${side}a${c} ${c} 0 0 1 ${c} ${c}v${side}a${c} ${c} 0 0 1 ${-c} ${c}h${-side}a${c} ${c} 0 0 1 ${-c} ${-c}v${-side}a${c} ${c} 0 0 1 ${c} ${-c}Z`;
    }
    case 3:
      return line([
        [0, -1],
        [1.02, 0.78],
        [-1.02, 0.78],
      ]);
    case 4:
      return line([
        [0, -1.1],
        [1.02, 0],
        [0, 1.1],
        [-1.02, 0],
      ]);
    case 5: {
      const [a, b] = [1.02 * SQUARE_ROOT_3_HALVES, 0.51];
      return line([
        [a, b],
        [0, 1.02],
        [-a, b],
        [-a, -b],
        [0, -1.02],
        [a, -b],
      ]);
    }
    case 6:
      return line([
        [-0.36, -1],
        [0.36, -1],
        [0.36, -0.36],
        [1, -0.36],
        [1, 0.36],
        [0.36, 0.36],
        [0.36, 1],
        [-0.36, 1],
        [-0.36, 0.36],
        [-1, 0.36],
        [-1, -0.36],
        [-0.36, -0.36],
      ]);
  }
}
