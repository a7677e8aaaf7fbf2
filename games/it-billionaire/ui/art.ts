/** The printed map as SVG strings, made once: oceans and land by night and by day, towers. */
import { COLOUR, iso, round, smooth } from '@boardroom/ui-kit';
import type { Player, Tone } from '@boardroom/ui-kit';
import { CONTINENTS } from '../src/types.ts';
import { COASTS, EAST_BORDER, GREENLAND, HILLS, project, row, WEST_BORDER } from './geography.ts';
import { HEIGHT, WIDTH } from './layout.ts';

const east = EAST_BORDER.map(project);
const west = WEST_BORDER.map(project);
const back = west.toReversed();
const border = (line: readonly (readonly [number, number])[]): string => smooth(line, 0.5, false);

/** Areas of East, Center and West. */
export const AREAS: readonly string[] = [
  `${border(east)}L${WIDTH} ${HEIGHT}V-20H${round(east[0]![0])}Z`,
  `${border(east)}L${back[0]!.map(round).join(' ')}${border(back).replace(/^M[^C]*/, '')}Z`,
  `${border(west)}L0 ${HEIGHT}V-20Z`,
];
export const BORDERS = border(east) + border(west);

export const LAND: Readonly<Record<string, string>> = Object.fromEntries(
  CONTINENTS.map((continent) => [
    continent,
    COASTS[continent].map((coast) => smooth(coast.map(project), 0.5)).join(''),
  ]),
);
const ALL = Object.values(LAND).join('') + smooth(GREENLAND.map(project), 0.5);

const landOf = (top: string, shade: string, edge: string, depth: number): string =>
  `<path d="${ALL}" fill="${shade}" transform="translate(3 9)" opacity="${depth}"/><path d="${ALL}" fill="${top}" stroke="${top}" stroke-width="5" stroke-linejoin="round"/><path d="${ALL}" fill="none" stroke="${edge}" stroke-width="1.5" opacity=".9"/>`;

const hill = (fill: string) => (spot: (typeof HILLS)[number]) => {
  const [x, y] = project([spot[0], spot[1]]).map(round) as [number, number];
  const [w, h] = [9 * spot[2], 13 * spot[2]].map(round) as [number, number];
  return `<path d="M${round(x - w)} ${y}l${w} ${-h} ${w} ${h}z" fill="${fill}"/><path d="M${x} ${round(y - h)}l${w} ${h}h${-w}z" fill="#1d1440" opacity=".16"/>`;
};

function stars(): string {
  let out = '';
  for (let i = 0; i < 46; i++)
    out += `<circle cx="${770 + ((i * 83) % 340)}" cy="${40 + ((i * 131) % 600)}" r="${round((i % 3) * 0.5 + 0.7)}"/>`;
  for (let i = 0; i < 30; i++)
    out += `<circle cx="${10 + ((i * 61) % 380)}" cy="${40 + ((i * 97) % 590)}" r="${round((i % 3) * 0.5 + 0.6)}"/>`;
  for (let i = 0; i < 22; i++)
    out += `<circle cx="${400 + ((i * 71) % 340)}" cy="${60 + ((i * 113) % 570)}" r="${round((i % 3) * 0.5 + 0.6)}"/>`;
  return `<g fill="#fff" opacity=".4">${out}</g>`;
}

const GRID = `<g fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="1.4" stroke-dasharray="2 9" stroke-linecap="round">${[60, 30, 0, -30].map((latitude) => `<path d="M0 ${round(row(latitude))}H${WIDTH}"/>`).join('')}</g>`;

const oceans = ['itb-night', 'itb-dusk', 'itb-night'];
export const NIGHT =
  AREAS.map((d, i) => `<path d="${d}" fill="url(#${oceans[i]})"/>`).join('') +
  GRID +
  stars() +
  landOf('#48539a', '#10153a', '#5863ad', 0.8) +
  HILLS.map(hill('#5f6ab4')).join('');

/** The same by day, to be clipped to one zone. */
export const DAY =
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#itb-day)"/>` +
  GRID +
  landOf('#fff3dc', '#c8673f', '#ffe7c2', 0.55) +
  HILLS.map(hill('#f3cf9f')).join('');

const WALLS = {
  day: ['#fffaf0', '#f2d9b8', '#b8764e'],
  night: ['#c9d0f5', '#98a3dc', '#5a66aa'],
} as const;
const known = new Map<string, string>();

/** One, two or three towers on a shadow, foot at 0 0; the roofs show the owner. */
export function towers(type: string, owner: Player | null, day: boolean): string {
  const key = `${type} ${owner} ${day}`;
  const made = known.get(key);
  if (made !== undefined) return made;
  const pen = iso(0, 0, 1);
  const walls: Tone = day ? WALLS.day : WALLS.night;
  const roof: Tone = owner === null ? walls : COLOUR[owner];
  const panes = day ? '#8a5638' : '#ffe08a';
  const block = (x: number, y: number, h: number): string =>
    pen.box(x - 5, y - 5, 0, 10, 10, h, walls) +
    pen.windowsLeft(
      x - 5,
      y + 5,
      1,
      10,
      h - 2,
      2,
      Math.max(2, Math.round(h / 6)),
      panes,
      0.45,
      0.5,
    ) +
    pen.box(x - 5.6, y - 5.6, h, 11.2, 11.2, 3, roof);
  const blocks =
    type === 'large'
      ? block(-7, -7, 17) + block(7, -7, 13) + block(0, 5, 22)
      : type === 'medium'
        ? block(-5, -5, 12) + block(4, 4, 18)
        : block(0, 0, 11);
  const out = `<ellipse cx="4" cy="3" rx="17" ry="8" fill="#120e28" opacity=".25"/>${blocks}`;
  known.set(key, out);
  return out;
}

const stops = (...list: readonly (readonly [number, string, number?])[]): string =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** What the printed map is painted with: zones, skies, dawn, the sun's glow, hatching. */
export const DEFS =
  AREAS.map((d, i) => `<clipPath id="itb-zone-${i}"><path d="${d}"/></clipPath>`).join('') +
  `<linearGradient id="itb-day" x1="0" y1="0" x2="0" y2="1">${stops([0, '#ffd9a0'], [0.45, '#fbb678'], [1, '#ee8f62'])}</linearGradient>` +
  `<linearGradient id="itb-night" x1="0" y1="0" x2="0" y2="1">${stops([0, '#232c62'], [1, '#171c47'])}</linearGradient>` +
  `<linearGradient id="itb-dusk" x1="0" y1="0" x2="1" y2="1">${stops([0, '#2c2f6d'], [1, '#222257'])}</linearGradient>` +
  `<linearGradient id="itb-dawn" x1="0" y1="0" x2="1" y2="0">${stops([0, '#f9a04a', 0], [1, '#f9a04a', 0.6])}</linearGradient>` +
  `<radialGradient id="itb-glow">${stops([0, '#fff6d8', 0.95], [1, '#fff6d8', 0])}</radialGradient>` +
  '<pattern id="itb-hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="12" height="12" fill="#2a1436" opacity=".35"/><rect width="5" height="12" fill="#ff9b8a" opacity=".55"/></pattern>';
