/** How tables look in charts of the class, and how marks keep out of each other's way. Pure. */
import type { Player } from '@boardroom/ui-kit';

/** So many tables have a colour each. */
const COLOURED = 6;

/** Colour and shape of a table; null: grey, one of many. */
export const lookOf = (table: number, of: number): Player | null =>
  of <= COLOURED && table <= COLOURED ? (table as Player) : null;

/** Dashes of a table's line on a wall. */
export const DASHES: Readonly<Record<Player, string>> = {
  1: '',
  2: '20 11',
  3: '.1 13',
  4: '28 9 5 9',
  5: '15 7',
  6: '7 7',
};

/** The same heights, pushed apart until no two are nearer than the gap, and none is below the end. */
export function apart(ys: readonly number[], gap: number, from: number, to: number): number[] {
  const order = ys.map((y, i) => ({ y, i })).toSorted((a, b) => a.y - b.y);
  for (let round = 0; round < 80; round++)
    for (let k = 1; k < order.length; k++) {
      const missing = gap - (order[k]!.y - order[k - 1]!.y);
      if (missing <= 0) continue;
      order[k]!.y += missing / 2;
      order[k - 1]!.y -= missing / 2;
    }
  const over = Math.max(0, (order.at(-1)?.y ?? 0) - to);
  const under = Math.max(0, from - ((order[0]?.y ?? 0) - over));
  const placed: number[] = [];
  for (const { y, i } of order) placed[i] = y - over + under;
  return placed;
}

/** Marks along a line: each stands on those it would lie upon. Answers how high each stands. */
export function swarm(xs: readonly number[], r: number, gap = 2): number[] {
  const placed: { x: number; y: number }[] = [];
  const heights: number[] = [];
  const order = xs.map((x, i) => ({ x, i })).toSorted((a, b) => a.x - b.x);
  for (const { x, i } of order) {
    let y = 0;
    while (placed.some((other) => Math.hypot(other.x - x, other.y - y) < 2 * r + gap - 0.01))
      y += 2;
    placed.push({ x, y });
    heights[i] = y;
  }
  return heights;
}

/** A text in at most so many lines of so many letters; what is left over is cut off. */
export function lines(text: string, length: number, most = 2): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= length)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length <= most) return found;
  return [...found.slice(0, most - 1), `${found[most - 1]!}…`];
}

/** The outline of a spread over its scale, as path data. */
export function ridge(
  curve: readonly number[],
  left: number,
  width: number,
  base: number,
  height: number,
): string {
  const step = width / (curve.length - 1);
  const points = curve.map(
    (y, i) => `${(left + i * step).toFixed(1)} ${(base - y * height).toFixed(1)}`,
  );
  return `M${left} ${base}L${points.join('L')}L${left + width} ${base}Z`;
}
