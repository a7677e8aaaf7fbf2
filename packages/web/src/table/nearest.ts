/** The nearest of several places in the direction of an arrow key. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WAY: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ x, y, width, height }: Place): [number, number] => [
  x + width / 2,
  y + height / 2,
];

/** Its index, or −1 if there is none that way. */
export function nearest(from: Place, places: readonly Place[], key: string): number {
  const [dx, dy] = WAY[key] ?? [0, 0];
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  for (const [i, place] of places.entries()) {
    const [ex, ey] = middle(place);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const cost = along + aside * 2;
    if (along > 2 && cost < least) [best, least] = [i, cost];
  }
  return best;
}
