/** The customer's continent on a card: land of the map under a strip of daylight. */
import { round } from '@boardroom/ui-kit';
import type { Picture } from '@boardroom/ui-kit/print';
import { CONTINENTS } from '../../src/types.ts';
import { LAND } from '../art.ts';
import { COASTS, project } from '../geography.ts';

const [WIDE, HIGH] = [560, 270];
const STARS = [
  [40, 30],
  [110, 70],
  [60, 150],
  [96, 226],
  [470, 40],
  [520, 110],
  [500, 190],
  [450, 240],
] as const;

function made(continent: (typeof CONTINENTS)[number]): Picture {
  const spots = COASTS[continent].flat().map(project);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right, top, foot] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const k = Math.min((WIDE - 60) / (right - left), (HIGH - 30) / (foot - top));
  const [dx, dy] = [WIDE / 2 - (k * (left + right)) / 2, HIGH / 2 - (k * (top + foot)) / 2];
  const at = `translate(${round(dx)} ${round(dy)}) scale(${round(k)})`;
  const land = LAND[continent]!;
  const stars = STARS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.4"/>`).join('');
  return {
    high: HIGH,
    sky: '#232b63',
    markup:
      `<path d="M196 270Q250 120 216 0H380Q346 120 402 270Z" fill="#eb9f62"/><g fill="#fff" opacity=".6">${stars}</g>` +
      `<g transform="${at}"><path d="${land}" fill="#1d1440" opacity=".35" transform="translate(4 6)"/><path d="${land}" fill="#fff0d6"/></g>`,
    lines: `<g transform="${at}"><path d="${land}" fill="none" stroke="#232b63" stroke-width="${round(4 / k)}"/></g>`,
  };
}
const PICTURES = CONTINENTS.map(made);

export const continentPicture = (continent: number): Picture => PICTURES[continent]!;
