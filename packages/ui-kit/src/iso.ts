/**
 * Isometric drawing: 30 degrees, light from top left. x runs to the lower right, y to the lower left,
 * z up. Gives SVG markup for static art ({@html …} inside a `<g>`), so that scenery costs no
 * components; movable things are components and use `point` alone.
 */
import { round } from './round.ts';

type Point3 = readonly [x: number, y: number, z?: number];
/** One colour, shaded by the light, or the three faces themselves: top, left, right. */
export type Tone = string | readonly [top: string, left: string, right: string];
type Pane = string | ((column: number, row: number) => string);

export interface Iso {
  point(x: number, y: number, z?: number): [number, number];
  points(points: readonly Point3[]): string;
  poly(points: readonly Point3[], fill: string, extra?: string): string;
  box(
    x: number,
    y: number,
    z: number,
    w: number,
    d: number,
    h: number,
    tone: Tone,
    extra?: string,
  ): string;
  /** On the ground, to the lower right. */
  shadow(x: number, y: number, w: number, d: number, length?: number, opacity?: number): string;
  /** A roof with its ridge along x. */
  gable(x: number, y: number, z: number, w: number, d: number, h: number, tone: Tone): string;
  pyramid(x: number, y: number, z: number, w: number, d: number, h: number, tone: Tone): string;
  /** Windows on the left face, where y is constant. */
  windowsLeft(
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    columns: number,
    rows: number,
    fill: Pane,
    gapX?: number,
    gapZ?: number,
  ): string;
  /** Windows on the right face, where x is constant. */
  windowsRight(
    x: number,
    y: number,
    z: number,
    d: number,
    h: number,
    columns: number,
    rows: number,
    fill: Pane,
    gapY?: number,
    gapZ?: number,
  ): string;
  tree(x: number, y: number, size?: number, fill?: string): string;
  pine(x: number, y: number, size?: number, fill?: string): string;
}

/** Top face 18 % towards white, right face 26 % towards violet. */
export function shades(tone: Tone): readonly [top: string, left: string, right: string] {
  if (typeof tone !== 'string') return tone;
  return [
    `color-mix(in srgb, ${tone} 82%, #fff)`,
    tone,
    `color-mix(in srgb, ${tone} 74%, #1d1440)`,
  ];
}

export function iso(originX: number, originY: number, unit = 1): Iso {
  const point: Iso['point'] = (x, y, z = 0) => [
    originX + (x - y) * 0.866 * unit,
    originY + (x + y) * 0.5 * unit - z * unit,
  ];
  const points: Iso['points'] = (list) =>
    list
      .map(([x, y, z]) => point(x, y, z))
      .map(([x, y]) => `${round(x)},${round(y)}`)
      .join(' ');
  const poly: Iso['poly'] = (list, fill, extra = '') =>
    `<polygon points="${points(list)}" fill="${fill}" ${extra}/>`;
  const panes = (
    columns: number,
    rows: number,
    fill: Pane,
    pane: (column: number, row: number) => Point3[],
  ): string => {
    let out = '';
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++)
        out += poly(pane(i, j), typeof fill === 'string' ? fill : fill(i, j));
    return out;
  };

  return {
    point,
    points,
    poly,
    box(x, y, z, w, d, h, tone, extra = '') {
      const [top, left, right] = shades(tone);
      const [X, Y, Z] = [x + w, y + d, z + h];
      return `<g ${extra}>${poly(
        [
          [x, Y, z],
          [X, Y, z],
          [X, Y, Z],
          [x, Y, Z],
        ],
        left,
      )}${poly(
        [
          [X, y, z],
          [X, Y, z],
          [X, Y, Z],
          [X, y, Z],
        ],
        right,
      )}${poly(
        [
          [x, y, Z],
          [X, y, Z],
          [X, Y, Z],
          [x, Y, Z],
        ],
        top,
      )}</g>`;
    },
    shadow(x, y, w, d, length = 0.5, opacity = 0.18) {
      const k = length;
      return poly(
        [
          [x + w, y],
          [x + w + k, y - k * 0.25],
          [x + w + k, y + d - k * 0.25],
          [x + k * 0.9, y + d],
          [x + w, y + d],
        ],
        '#1d1440',
        `opacity="${opacity}"`,
      );
    },
    gable(x, y, z, w, d, h, tone) {
      const [top, left, right] = shades(tone);
      const middle = y + d / 2;
      const ridge: Point3[] = [
        [x + w, middle, z + h],
        [x, middle, z + h],
      ];
      return (
        poly([[x, y, z], [x + w, y, z], ...ridge], top) +
        poly([[x, y + d, z], [x + w, y + d, z], ...ridge], left) +
        poly(
          [
            [x + w, y, z],
            [x + w, y + d, z],
            [x + w, middle, z + h],
          ],
          right,
        )
      );
    },
    pyramid(x, y, z, w, d, h, tone) {
      const [, left, right] = shades(tone);
      const tip: Point3 = [x + w / 2, y + d / 2, z + h];
      return (
        poly([[x, y + d, z], [x + w, y + d, z], tip], left) +
        poly([[x + w, y, z], [x + w, y + d, z], tip], right)
      );
    },
    windowsLeft(x, y, z, w, h, columns, rows, fill, gapX = 0.35, gapZ = 0.35) {
      const [cw, ch] = [w / columns, h / rows];
      return panes(columns, rows, fill, (i, j) => {
        const [a, b] = [x + i * cw + (cw * gapX) / 2, z + j * ch + (ch * gapZ) / 2];
        const [A, B] = [a + cw * (1 - gapX), b + ch * (1 - gapZ)];
        return [
          [a, y, b],
          [A, y, b],
          [A, y, B],
          [a, y, B],
        ];
      });
    },
    windowsRight(x, y, z, d, h, columns, rows, fill, gapY = 0.35, gapZ = 0.35) {
      const [cd, ch] = [d / columns, h / rows];
      return panes(columns, rows, fill, (i, j) => {
        const [a, b] = [y + i * cd + (cd * gapY) / 2, z + j * ch + (ch * gapZ) / 2];
        const [A, B] = [a + cd * (1 - gapY), b + ch * (1 - gapZ)];
        return [
          [x, a, b],
          [x, A, b],
          [x, A, B],
          [x, a, B],
        ];
      });
    },
    tree(x, y, size = 1, fill = '#4f8f63') {
      const [a, b] = point(x, y).map(round);
      const q = unit * size;
      const n = (k: number): number => round(q * k);
      return `<g transform="translate(${a} ${b})"><ellipse cx="${n(0.12)}" cy="${n(0.04)}" rx="${n(0.34)}" ry="${n(0.15)}" fill="#1d1440" opacity=".18"/><rect x="${n(-0.05)}" y="${n(-0.3)}" width="${n(0.1)}" height="${n(0.32)}" fill="#6b4a3a"/><circle cy="${n(-0.55)}" r="${n(0.33)}" fill="${fill}"/><path d="M0 ${n(-0.88)}a${n(0.33)} ${n(0.33)} 0 0 1 0 ${n(0.66)}z" fill="#1d1440" opacity=".18"/></g>`;
    },
    pine(x, y, size = 1, fill = '#3f7f63') {
      const [a, b] = point(x, y).map(round);
      const q = unit * size;
      const n = (k: number): number => round(q * k);
      return `<g transform="translate(${a} ${b})"><ellipse cx="${n(0.1)}" rx="${n(0.3)}" ry="${n(0.13)}" fill="#1d1440" opacity=".18"/><path d="M0 ${n(-1.15)}L${n(0.32)} ${n(-0.08)}H${n(-0.32)}Z" fill="${fill}"/><path d="M0 ${n(-1.15)}L${n(0.32)} ${n(-0.08)}H0Z" fill="#1d1440" opacity=".2"/></g>`;
    },
  };
}

/** A smooth path through points (Catmull-Rom): paper-cut silhouettes, coasts, roads. */
export function smooth(
  through: readonly (readonly [number, number])[],
  tension = 0.5,
  closed = true,
): string {
  const n = through.length;
  const at = (i: number): readonly [number, number] =>
    through[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  const k = tension / 3;
  let d = `M${at(0).map(round).join(' ')}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${[b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k, c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k, c[0], c[1]].map(round).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}
