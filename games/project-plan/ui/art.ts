/** Scenery of the plaza: paving of Gantt bars, the walkway, headquarters. Made once. */
import { iso } from '@boardroom/ui-kit/iso';
import { PROGRAMME } from './colours.ts';
import type { Ring } from './ring.ts';

/** Programme, start, row, length. */
const GANTT: readonly (readonly [number, number, number, number])[] = [
  [0, -9, -8, 5],
  [1, -6, -7, 6],
  [2, -10, -5, 4],
  [3, 2, -9, 6],
  [4, -8, -3.5, 7],
  [5, 1, -6.5, 7],
  [6, -10, -1.5, 5],
  [7, 3, -4.5, 7],
  [1, -7, 1, 6],
  [0, 4, -2, 5],
  [5, -9, 3.5, 7],
  [4, 5, 1, 6],
  [2, -2, 4.5, 5],
  [6, 4, 4, 7],
  [7, -4, 7, 6],
  [3, 4, 7.5, 5],
  [1, 0, 9.5, 6],
  [0, -8, 6, 3],
  [5, 8, -6.5, 5],
  [2, 9, 3, 5],
  [1, 10, -1, 4],
  [4, -3, 11.5, 5],
  [6, -14, 6, 4],
  [7, 12, -9, 5],
  [0, 13, -5, 4],
  [2, -13, 9, 5],
];

function paving({ garden, plaza }: Ring): string {
  const ground = iso(plaza.x + plaza.w * 0.52, 430, 34);
  const bars = GANTT.map(([group, x, y, w]) =>
    ground.poly(
      [
        [x, y],
        [x + w, y],
        [x + w, y + 1.1],
        [x, y + 1.1],
      ],
      PROGRAMME[group]!,
      'opacity=".34"',
    ),
  ).join('');
  const { x, y, w, h } = garden;
  return `<rect x="${plaza.x}" y="${plaza.y}" width="${plaza.w}" height="${plaza.h}" fill="#e6ead6"/>${slabs(plaza, garden.x - plaza.x)}<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="26" fill="#cfe0c4"/>${bars}</svg>`;
}

/** Joints of the walkway: short strokes across it, one for each cell. */
function slabs({ x, y, w, h }: Ring['plaza'], lane: number): string {
  let d = '';
  for (let i = 0; i <= 18; i++) {
    const a = x + (w / 18) * i;
    d += `M${a.toFixed(1)} ${y}v${lane}M${a.toFixed(1)} ${y + h}v-${lane}`;
    const b = y + (h / 18) * i;
    d += `M${x} ${b.toFixed(1)}h${lane}M${x + w} ${b.toFixed(1)}h-${lane}`;
  }
  return `<path d="${d}" stroke="#cdd5bb" stroke-width="1.5" fill="none"/>`;
}

const WALL = ['#fdfbf2', '#e9e3cf', '#a9b79d'] as const;
const lamp =
  (a: number, b: number, every: number, glass: string) =>
  (i: number, j: number): string =>
    (i * a + j * b) % every === 0 ? '#f4c95d' : glass;

function headquarters({ headquarters: [x0, y0, unit] }: Ring): string {
  const hq = iso(x0, y0, unit);
  const square = (a: number, b: number, fill: string): string =>
    hq.poly(
      [
        [a, a],
        [b, a],
        [b, b],
        [a, b],
      ],
      fill,
    );
  const shade = (x: number, y: number, w: number, d: number, l: number): string =>
    hq.poly(
      [
        [x + w, y],
        [x + w + l, y + l * 0.2],
        [x + w + l, y + d + l * 0.2],
        [x + w, y + d],
      ],
      '#1d3a2c',
      'opacity=".16"',
    );
  const trees = [
    [4.3, -0.2],
    [0.2, 4.3],
    [-0.4, 4.3],
    [4.3, 4.3],
    [-4.5, 4.3],
    [4.4, 0.5],
    [-0.2, 0.2],
  ]
    .map(([x, y], i) =>
      i % 3 === 1 ? hq.pine(x!, y!, 1.1, '#3f8a5c') : hq.tree(x!, y!, 1, '#5aa06b'),
    )
    .join('');
  return [
    square(-5.2, 5, '#e9f0dc'),
    square(-4.8, 4.6, '#dbe7cb'),
    shade(-4, -4, 3.2, 3.2, 2),
    hq.box(-4, -4, 0, 3.2, 3.2, 5.5, WALL),
    hq.windowsLeft(-4, -0.8, 0.3, 3.2, 5, 5, 7, lamp(7, 3, 5, '#5f8f86')),
    hq.windowsRight(-0.8, -4, 0.3, 3.2, 5, 5, 7, lamp(5, 2, 6, '#39665f')),
    hq.box(-3.6, -3.6, 5.5, 1.2, 1.2, 0.5, ['#d8433f', '#c13834', '#8d2a2a']),
    shade(1, -3.6, 2.8, 2.8, 1.4),
    hq.box(1, -3.6, 0, 2.8, 2.8, 3.4, ['#bfe0dc', '#8fc1bb', '#4f857f']),
    hq.windowsLeft(1, -0.8, 0.3, 2.8, 2.9, 4, 4, '#f7fbef'),
    hq.windowsRight(3.8, -3.6, 0.3, 2.8, 2.9, 4, 4, '#2f5f5b'),
    shade(-3.8, 1, 2.8, 2.8, 1.2),
    hq.box(-3.8, 1, 0, 2.8, 2.8, 2.4, ['#f3d9a5', '#e3b96c', '#a67a3c']),
    hq.windowsLeft(-3.8, 3.8, 0.3, 2.8, 1.9, 4, 3, '#fff7e2'),
    hq.windowsRight(-1, 1, 0.3, 2.8, 1.9, 4, 3, '#7a5426'),
    hq.box(0.9, 0.9, 0, 2.9, 2.9, 0.35, ['#9fd0e6', '#78b3cd', '#4f8aa6']),
    hq.box(1.9, 1.9, 0.35, 0.9, 0.9, 1.3, ['#fff', '#dfeaf0', '#9fb8c6']),
    hq.pyramid(1.9, 1.9, 1.65, 0.9, 0.9, 0.7, '#3b57b8'),
    trees,
  ].join('');
}

const made = new Map<Ring, string>();
/** The scenery of a ring, made once. */
export function scenery(ring: Ring): string {
  let art = made.get(ring);
  if (art === undefined) made.set(ring, (art = paving(ring) + headquarters(ring)));
  return art;
}
