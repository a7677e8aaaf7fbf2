/** Land, sea and road under the town: static scenery. */
import { iso, smooth } from '@boardroom/ui-kit/iso';
import { HEIGHT, WIDTH } from './layout.ts';

export const defs =
  `<clipPath id="elp-town"><rect width="${WIDTH}" height="${HEIGHT}" rx="22"/></clipPath>` +
  `<linearGradient id="elp-land" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#f2e8b8"/><stop offset=".55" stop-color="#dfe3a6"/><stop offset="1" stop-color="#bcd596"/></linearGradient>` +
  `<linearGradient id="elp-sea" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8fd3dc"/><stop offset="1" stop-color="#4aa3bd"/></linearGradient>`;

function field(x: number, y: number, w: number, d: number, a: string, b: string): string {
  const g = iso(x, y, 17);
  const strip = d / 6;
  return Array.from({ length: 6 }, (_, i) =>
    g.poly(
      [
        [0, i * strip],
        [w, i * strip],
        [w, (i + 1) * strip],
        [0, (i + 1) * strip],
      ],
      i % 2 ? a : b,
    ),
  ).join('');
}

const fields =
  field(300, 334, 6, 5, '#d3d98c', '#e4e3a0') +
  field(640, 656, 6, 5, '#cfdc8a', '#bfd07a') +
  field(70, 420, 5, 5, '#dcd389', '#cfc678');

const sea =
  `<path d="M1180 446C1100 470 1070 540 1010 566S940 630 860 662 760 716 720 740H1180Z" fill="#f6e7b9"/>` +
  `<path d="M1180 476C1112 492 1090 556 1028 584S960 650 886 684 800 726 766 740H1180Z" fill="url(#elp-sea)"/>` +
  `<g stroke="#fff" stroke-opacity=".55" stroke-width="2.500" fill="none" stroke-linecap="round"><path d="M900 716q10-6 20 0t20 0"/><path d="M1124 556q10-6 20 0t20 0"/><path d="M1076 588q8-5 16 0t16 0"/></g>`;

const ROAD: readonly (readonly [number, number])[] = [
  [142, 286],
  [286, 244],
  [444, 214],
  [580, 186],
  [724, 226],
  [910, 262],
  [1022, 372],
  [964, 462],
  [788, 536],
  [600, 612],
  [346, 624],
  [190, 570],
  [222, 470],
  [488, 456],
];
const way = smooth(ROAD, 0.9, false);
const road =
  `<path d="${way}" fill="none" stroke="#a98a5a" stroke-opacity=".35" stroke-width="46" stroke-linecap="round" transform="translate(3 7)"/>` +
  `<path d="${way}" fill="none" stroke="#f9efd6" stroke-width="42" stroke-linecap="round"/>` +
  `<path d="${way}" fill="none" stroke="#e0c896" stroke-width="3" stroke-dasharray="13 13" stroke-linecap="round"/>`;

const GREENS = ['#7fb069', '#95bf6d', '#6aa35f'] as const;
const TREES: readonly (readonly [x: number, y: number, size: number, pine?: true])[] = [
  [40, 160, 1.5],
  [70, 142, 1.2, true],
  [232, 178, 1.3],
  [258, 168, 1.5, true],
  [566, 100, 1.3, true],
  [594, 112, 1.1],
  [540, 84, 1.2],
  [20, 430, 1.4, true],
  [44, 446, 1.2],
  [1152, 262, 1.5, true],
  [1130, 282, 1.2],
  [36, 560, 1.3],
  [60, 576, 1.1, true],
  [660, 392, 1.2],
  [684, 404, 1, true],
  [530, 690, 1.3, true],
  [558, 704, 1.1],
];
const trees = TREES.map(([x, y, size, pine]) => {
  const g = iso(x, y, 17);
  return pine ? g.pine(0, 0, size, '#5f9a5c') : g.tree(0, 0, size, GREENS[Math.round(x + y) % 3]);
}).join('');

export const land =
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#elp-land)"/>` + fields + sea + road + trees;
