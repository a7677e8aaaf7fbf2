/** The room after hours: plum carpet, chairs, a walnut table with a brass line, one lamp. */
import { FELT, HEIGHT, TABLE, WIDTH } from './layout.ts';
import type { Place } from './layout.ts';

export const BRASS = '#dda552';
export const PLUM = '#40142b';
export const CREAM = '#fff6e6';
export const INK = '#17132e';

const { cx, cy, rx, ry } = TABLE;

/** Gradients, the pattern of the carpet, and the clip of portraits. */
export const defs =
  `<clipPath id="atp-room"><rect width="${WIDTH}" height="${HEIGHT}" rx="22"/></clipPath>` +
  `<clipPath id="atp-face"><circle r="40"/></clipPath>` +
  `<clipPath id="atp-art"><rect x="9" y="9" width="140" height="108" rx="9"/></clipPath>` +
  `<radialGradient id="atp-lamp" cx=".5" cy=".46" r=".62"><stop offset="0" stop-color="#ffdf9e" stop-opacity=".55"/><stop offset=".55" stop-color="#ffb765" stop-opacity=".14"/><stop offset="1" stop-color="#ffb765" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="atp-glow"><stop offset="0" stop-color="#ffe3ad" stop-opacity=".85"/><stop offset=".5" stop-color="#ffc56f" stop-opacity=".34"/><stop offset="1" stop-color="#ffb765" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="atp-wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9b5a3a"/><stop offset="1" stop-color="#6d3724"/></linearGradient>` +
  `<pattern id="atp-carpet" width="56" height="56" patternUnits="userSpaceOnUse"><rect width="56" height="56" fill="#351026"/><path d="M28 4L52 28 28 52 4 28Z" fill="none" stroke="#5a1d40" stroke-width="2"/><circle cx="28" cy="28" r="5" fill="#5a1d40"/><circle r="3" fill="#4a1735"/><circle cx="56" r="3" fill="#4a1735"/><circle cy="56" r="3" fill="#4a1735"/><circle cx="56" cy="56" r="3" fill="#4a1735"/></pattern>`;

export const carpet = `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#atp-carpet)"/>`;

/** Transform of a chair: its seat half under the table, its back outwards. */
export function chairAt({ angle }: Place): string {
  const a = (angle * Math.PI) / 180;
  const [x, y] = [cx + rx * 1.13 * Math.cos(a), cy + ry * 1.13 * Math.sin(a)];
  return `translate(${Math.round(x)} ${Math.round(y)}) rotate(${angle + 90})`;
}

export const chair =
  `<rect x="-67" y="-28" width="140" height="86" rx="30" fill="#1a0712" opacity=".5"/>` +
  `<rect x="-70" y="-44" width="140" height="70" rx="30" fill="#7d2c4d"/>` +
  `<rect x="-58" y="-30" width="116" height="76" rx="24" fill="#9d3a67"/>`;

const ellipse = (dx: number, dy: number, more: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx - dx}" ry="${ry - dy}" ${more}/>`;
const grain = [0, 1, 2, 3, 4].map((i) =>
  ellipse(
    6 + i * 7,
    5 + i * 6,
    `fill="none" stroke="#c9855a" stroke-opacity="${(0.22 - i * 0.03).toFixed(2)}" stroke-width="1.5"`,
  ),
);

export const tableTop =
  `<ellipse cx="${cx + 4}" cy="${cy + 16}" rx="${rx}" ry="${ry}" fill="#14040d" opacity=".55"/>` +
  `<ellipse cx="${cx}" cy="${cy + 8}" rx="${rx}" ry="${ry}" fill="#4a2417"/>` +
  ellipse(0, 0, 'fill="url(#atp-wood)"') +
  grain.join('') +
  `<ellipse cx="${cx}" cy="${cy}" rx="${FELT.rx}" ry="${FELT.ry}" fill="#5d1c3c"/>` +
  ellipse(52, 47, `fill="none" stroke="${BRASS}" stroke-width="2"`) +
  ellipse(58, 52, `fill="none" stroke="${BRASS}" stroke-opacity=".4" stroke-width="1.2"`) +
  ellipse(0, 0, 'fill="url(#atp-lamp)"');
