/** The seven districts: a slab and what is built on it. Static scenery. */
import { iso } from '@boardroom/ui-kit/iso';
import type { Tone } from '@boardroom/ui-kit/iso';
import { round } from '@boardroom/ui-kit/round';
import { areaOrigin, AREA, DISTRICTS, ground } from './layout.ts';

const T = {
  wall: ['#fff8ea', '#f6dfc0', '#c98f6b'],
  terra: ['#f0906a', '#df6a45', '#a8452b'],
  blue: ['#a9d5e6', '#6fb0cc', '#3f7d9c'],
  teal: ['#8fd0c2', '#4fa595', '#2c7468'],
  mustard: ['#fbd98a', '#efb443', '#b57d20'],
  rose: ['#f5b7a8', '#e58a7a', '#a85548'],
  stone: ['#f3ecdc', '#ddd0b8', '#ab997c'],
  dark: ['#6a5a78', '#4d3f5c', '#352a44'],
  wood: ['#c99a6b', '#a8774a', '#7a5230'],
} as const satisfies Record<string, Tone>;

const SLABS: Readonly<Record<number, Tone>> = {
  1: ['#f7e3b0', '#d9b877', '#b08d52'],
  2: ['#f3d5c2', '#d9a489', '#ab7559'],
  3: ['#d9e8c4', '#adc98e', '#7fa062'],
  4: ['#dcd6e6', '#b3a9c7', '#857a9f'],
  5: ['#fbe2a8', '#e6b95a', '#b58a34'],
  6: ['#cfe6ea', '#94c2cc', '#62959f'],
  7: ['#c6dfa6', '#93bd6e', '#65924a'],
};

function slab(n: number): string {
  const { w, d } = DISTRICTS[n]!;
  const g = ground(n);
  const shade = g.poly(
    [
      [0.5, 0.5, -0.9],
      [w + 0.7, 0.5, -0.9],
      [w + 0.7, d + 0.7, -0.9],
      [0.5, d + 0.7, -0.9],
    ],
    '#3d2a1a',
    'opacity=".22"',
  );
  return shade + g.box(0, 0, -0.8, w, d, 0.8, SLABS[n]!);
}

/** Outline of a slab, for the light of the enabled district. */
export function outline(n: number, by = 0): string {
  const { w, d } = DISTRICTS[n]!;
  return ground(n).points([
    [-by, -by],
    [w + by, -by],
    [w + by, d + by],
    [-by, d + by],
  ]);
}

const at = ([x, y]: readonly [number, number], markup: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})">${markup}</g>`;

function events(): string {
  const g = ground(1);
  return (
    g.box(1.5, 1.2, 0, 2.6, 2.6, 6.5, T.wall) +
    g.windowsLeft(1.5, 3.8, 0.5, 2.6, 4.5, 2, 3, '#a8452b', 0.5, 0.45) +
    g.windowsRight(4.1, 1.2, 0.5, 2.6, 4.5, 2, 3, '#7a3320', 0.5, 0.45) +
    g.box(1.2, 0.9, 6.5, 3.2, 3.2, 0.5, T.stone) +
    g.box(1.6, 1.3, 7, 2.4, 2.4, 1.6, T.wall) +
    g.windowsLeft(1.6, 3.7, 7.1, 2.4, 1.4, 1, 1, '#4d3f5c', 0.45, 0.2) +
    g.windowsRight(4, 1.3, 7.1, 2.4, 1.4, 1, 1, '#352a44', 0.45, 0.2) +
    g.pyramid(1.2, 0.9, 8.6, 3.2, 3.2, 2.6, T.terra) +
    at(
      g.point(2.8, 3.81, 5.6),
      `<g transform="skewY(30)"><circle r="9" fill="#fff" stroke="#a8452b" stroke-width="2"/><path d="M0 -5V0l4 2" stroke="#4a2c1c" stroke-width="1.800" fill="none"/></g>`,
    ) +
    g.box(5.2, 0.8, 0, 2.8, 0.4, 2.4, T.wood) +
    g.windowsLeft(5.2, 1.21, 0.4, 2.8, 1.8, 2, 1, '#fff8ea', 0.25, 0.15) +
    g.tree(7.6, 6.8, 1.3)
  );
}

function administration(): string {
  const g = ground(2);
  const columns = [0, 1, 2, 3, 4].map((i) =>
    g.box(1.7 + i * 0.95, 4.25, 0.5, 0.4, 0.4, 2.8, T.stone),
  );
  return (
    g.box(1.2, 0.8, 0, 5.2, 4, 0.5, T.stone) +
    g.box(1.6, 1.2, 0.5, 4.4, 3.2, 3, T.wall) +
    columns.join('') +
    g.windowsRight(6, 1.2, 0.9, 3.2, 2.2, 3, 1, '#a8452b', 0.45, 0.2) +
    g.box(1.2, 0.8, 3.5, 5.2, 4, 0.4, T.stone) +
    g.gable(1.2, 0.8, 3.9, 5.2, 4, 1.9, T.terra) +
    g.box(3.3, 2.3, 5.5, 0.9, 0.9, 1.6, T.wall) +
    g.pyramid(3.1, 2.1, 7.1, 1.3, 1.3, 1.5, T.teal) +
    at(
      g.point(3.75, 2.75, 8.6),
      `<path d="M0 0v-20" stroke="#4a2c1c" stroke-width="2"/><path d="M0 -20h18l-4 5 4 5h-18z" fill="#df6a45"/>`,
    ) +
    g.tree(8, 1.2, 1.2)
  );
}

function investments(): string {
  const g = ground(3);
  const university =
    g.box(0.8, 0.8, 0, 4.2, 3.6, 2.6, T.wall) +
    g.windowsLeft(0.8, 4.4, 0.4, 4.2, 1.8, 4, 1, '#3f7d9c', 0.4, 0.15) +
    g.windowsRight(5, 0.8, 0.4, 3.6, 1.8, 3, 1, '#2f5f7a', 0.4, 0.15) +
    at(
      g.point(2.9, 2.6, 2.6),
      `<ellipse rx="27" ry="14" fill="#ddd0b8"/><path d="M-24 -1c0-34 48-34 48 0a24 12 0 0 1-48 0z" fill="#6fb0cc"/><path d="M0 -27c14 0 24 8 24 26a24 12 0 0 1-24 12z" fill="#1d1440" opacity=".18"/><path d="M0 -26v-12" stroke="#b57d20" stroke-width="3"/>`,
    );
  const technology =
    g.box(6.6, 0.8, 0, 3.6, 3.6, 4.2, T.teal) +
    g.windowsLeft(
      6.6,
      4.4,
      0.4,
      3.6,
      3.6,
      3,
      4,
      (i, j) => ((i + j) % 3 ? '#d9f2ec' : '#fbd98a'),
      0.35,
      0.4,
    ) +
    g.windowsRight(10.2, 0.8, 0.4, 3.6, 3.6, 3, 4, '#1f5a50', 0.35, 0.4) +
    at(
      g.point(8.4, 2.6, 4.2),
      `<path d="M0 0V-26" stroke="#352a44" stroke-width="3"/><path d="M-15 -34a15 15 0 0 0 30 6z" fill="#fff" stroke="#4d3f5c" stroke-width="2"/><circle cx="3" cy="-40" r="3.500" fill="#df6a45"/>`,
    );
  const infrastructure =
    g.box(12.2, 0.9, 0, 3.8, 3.4, 1.5, T.mustard) +
    g.windowsLeft(12.2, 4.3, 0.2, 3.8, 1.1, 4, 1, '#7a5230', 0.4, 0.15) +
    g.box(12.2, 0.9, 1.5, 1.8, 3.4, 1.3, T.stone) +
    at(
      g.point(15.2, 2.6, 1.5),
      `<g stroke="#b57d20" stroke-width="3.500" fill="none"><path d="M0 0V-50M-46 -42H30M0 -50L-46 -42M0 -50L30 -42"/><path d="M-34 -42v20" stroke="#4d3f5c" stroke-width="1.800"/><rect x="-42" y="-22" width="16" height="11" fill="#df6a45" stroke="none"/><rect x="20" y="-42" width="12" height="10" fill="#4d3f5c" stroke="none"/></g>`,
    );
  return university + technology + infrastructure + g.tree(0.6, 7.4, 0.9) + g.tree(16.4, 0.6, 1.1);
}

function production(): string {
  const g = ground(4);
  const teeth = [0, 1, 2].map((i) => {
    const x = 0.9 + i * 1.933;
    return (
      g.poly(
        [
          [x, 0.9, 2.2],
          [x, 5.5, 2.2],
          [x, 5.5, 3.7],
          [x, 0.9, 3.7],
        ],
        '#bfe3ea',
      ) +
      g.poly(
        [
          [x, 0.9, 3.7],
          [x + 1.933, 0.9, 2.2],
          [x + 1.933, 5.5, 2.2],
          [x, 5.5, 3.7],
        ],
        '#df6a45',
      ) +
      g.poly(
        [
          [x, 5.5, 2.2],
          [x + 1.933, 5.5, 2.2],
          [x, 5.5, 3.7],
        ],
        '#e58a7a',
      )
    );
  });
  return (
    g.box(0.9, 0.9, 0, 5.8, 4.6, 2.2, T.rose) +
    teeth.join('') +
    g.windowsLeft(0.9, 5.5, 0.4, 5.8, 1.4, 5, 1, '#7a3320', 0.4, 0.1) +
    g.windowsRight(6.7, 0.9, 0.4, 4.6, 1.4, 4, 1, '#6b2f22', 0.4, 0.1) +
    g.box(7.6, 1.4, 0, 1.2, 1.2, 5.2, T.terra) +
    g.box(7.5, 1.3, 4.8, 1.4, 1.4, 0.5, T.stone) +
    at(
      g.point(8.2, 2, 5.5),
      `<g fill="#fff" opacity=".85"><circle cx="3" cy="-8" r="7"/><circle cx="13" cy="-17" r="9"/><circle cx="26" cy="-24" r="11"/></g>`,
    ) +
    g.tree(9.2, 8, 1.1)
  );
}

function innovation(): string {
  const g = ground(7);
  const [x, y] = g.point(5, 4.5);
  const h = iso(x, y - 66, 15);
  return (
    at(
      [x, y],
      `<path d="M-96 14C-70 -26 -44 -52 0 -56S76 -22 96 14C60 52 -60 52 -96 14z" fill="#7fae5c"/><path d="M0 -56C44 -52 76 -22 96 14 76 34 40 42 0 43z" fill="#3f6a34" opacity=".28"/><path d="M-40 34C-30 10 6 8 -6 -14S-14 -36 0 -48" fill="none" stroke="#f3e6bf" stroke-width="7" stroke-linecap="round"/>`,
    ) +
    h.box(-2, -2, 0, 4, 4, 1.6, T.wall) +
    h.windowsLeft(-2, 2, 0.3, 4, 1, 4, 1, '#3f7d9c', 0.4, 0.1) +
    h.windowsRight(2, -2, 0.3, 4, 1, 4, 1, '#2f5f7a', 0.4, 0.1) +
    at(
      [x, y - 90],
      `<circle cy="-14" r="44" fill="#ffe27a" opacity=".35"/><path d="M-26 0c0-36 52-36 52 0a26 12 0 0 1-52 0z" fill="#fbd98a"/><path d="M0 -27c16 0 26 9 26 27A26 12 0 0 1 0 12z" fill="#b57d20" opacity=".35"/><path d="M-3 -26l8-2 12 24-10 4z" fill="#352a44"/>`,
    ) +
    g.pine(0.8, 7.6, 1.5) +
    g.pine(9, 1.5, 1.5) +
    g.pine(9.2, 7.6, 1.2)
  );
}

function subsidy(): string {
  const g = ground(6);
  const columns = [0, 1, 2, 3].map((i) => g.box(1.4 + i * 1.15, 3.65, 0.5, 0.4, 0.4, 2.3, T.wall));
  return (
    g.box(1, 0.8, 0, 4.6, 3.2, 0.5, T.stone) +
    g.box(1.3, 1.1, 0.5, 4, 2.6, 2.4, T.blue) +
    columns.join('') +
    g.box(1, 0.8, 2.9, 4.6, 3.2, 0.4, T.stone) +
    g.gable(1, 0.8, 3.3, 4.6, 3.2, 1.4, T.dark) +
    at(
      g.point(8, 2.4),
      `<ellipse rx="34" ry="18" fill="#62959f"/><ellipse cy="-3" rx="34" ry="18" fill="#f3ecdc"/><ellipse cy="-3" rx="27" ry="13" fill="#8fd3dc"/><path d="M0 -4V-26M0 -26c-12 0-14 10-14 16M0 -26c12 0 14 10 14 16" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    )
  );
}

function stall(x: number, y: number, a: string): string {
  const g = ground(5);
  const post = (px: number, py: number): string => g.box(px, py, 0, 0.15, 0.15, 2.3, T.wood);
  const stripes = [0, 1, 2, 3, 4, 5].map((i) => {
    const [l, r] = [x - 0.2 + i * 0.57, x - 0.2 + (i + 1) * 0.57];
    const colour = i % 2 ? a : '#fff8ea';
    return (
      g.poly(
        [
          [l, y - 0.3, 2.9],
          [r, y - 0.3, 2.9],
          [r, y + 2, 2.2],
          [l, y + 2, 2.2],
        ],
        colour,
      ) +
      g.poly(
        [
          [l, y + 2, 2.2],
          [r, y + 2, 2.2],
          [r, y + 2, 1.85],
          [l, y + 2, 1.85],
        ],
        `color-mix(in srgb, ${colour} 82%, #1d1440)`,
      )
    );
  });
  return (
    g.box(x, y, 0, 3, 1.6, 1, T.wood) +
    post(x + 0.1, y + 0.1) +
    post(x + 2.75, y + 1.35) +
    post(x + 0.1, y + 1.35) +
    stripes.join('')
  );
}

/** The ground of one product in the market. */
export function areaPoints(product: number): string {
  const [x, y] = areaOrigin(product);
  return ground(5).points([
    [x, y],
    [x + AREA.w, y],
    [x + AREA.w, y + AREA.d],
    [x, y + AREA.d],
  ]);
}

function market(): string {
  const areas = [0, 1, 2].map(
    (p) =>
      `<polygon points="${areaPoints(p)}" fill="#fff6dc" stroke="#d9a84e" stroke-width="2" stroke-linejoin="round"/>`,
  );
  return (
    stall(0.8, 0.8, '#a8774a') +
    stall(5, 0.8, '#3f8fc0') +
    stall(9.2, 0.8, '#9a55a0') +
    areas.join('') +
    ground(5).tree(12.3, 10.2, 1.1)
  );
}

/** What stands on the slabs, by number. */
export const buildings: Readonly<Record<number, string>> = {
  1: events(),
  2: administration(),
  3: investments(),
  4: production(),
  7: innovation(),
  6: subsidy(),
  5: market(),
};
export const slabs: Readonly<Record<number, string>> = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((n) => [n, slab(n)]),
);
/** What stands in front is drawn later. */
export const ORDER = [1, 2, 3, 4, 7, 6, 5] as const;

const cab = iso(0, 0, 15);
/** The tram that shows how far the route has come; its wheels on 0, 0. */
export const tram =
  `<ellipse cx="6" cy="14" rx="38" ry="13" fill="#3d2a1a" opacity=".3"/>` +
  cab.box(-1.6, -1, 0, 3.2, 2, 2.1, ['#fff8ea', '#df6a45', '#a8452b']) +
  cab.windowsLeft(-1.6, 1, 0.9, 3.2, 0.8, 3, 1, '#fff3c4', 0.25, 0.05) +
  cab.windowsRight(1.6, -1, 0.9, 2, 0.8, 2, 1, '#ffe6a0', 0.25, 0.05) +
  cab.box(-1.7, -1.1, 2.1, 3.4, 2.2, 0.3, T.dark);
