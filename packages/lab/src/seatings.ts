/** Who sits where: a schedule in which nobody has the better chairs. */

/** Beyond this many orders of one line-up only its rotations are played. */
const MOST_ORDERS = 24;

/**
 * All seatings of a seed. With more bots than seats every selection of them plays; with fewer, the
 * last one named fills the seats left. They come in blocks of rotations, so that the schedule is
 * even already after a few games.
 */
export function seatings(bots: readonly string[], seats: number): string[][] {
  const filled = Array.from(
    { length: Math.max(bots.length, seats) },
    (_, i) => bots[Math.min(i, bots.length - 1)]!,
  );
  const seen = new Set<string>();
  const all: string[][] = [];
  for (const lineUp of selections(filled, seats)) {
    const orders = factorial(seats) > MOST_ORDERS ? [lineUp] : rotationClasses(lineUp);
    for (const order of orders)
      for (let turn = 0; turn < seats; turn++) {
        const seating = order.map((_, seat) => order[(seat + turn) % seats]!);
        const key = seating.join();
        if (!seen.has(key)) all.push(seating);
        seen.add(key);
      }
  }
  return all;
}

/** All ways to choose so many of the items, in order. */
function selections<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  if (items.length < count) return [];
  const [first, ...others] = items as [T, ...T[]];
  return [
    ...selections(others, count - 1).map((rest) => [first, ...rest]),
    ...selections(others, count),
  ];
}

/** All orders of the items that begin with the first: one of each set of rotations. */
function rotationClasses<T>([first, ...others]: readonly T[]): T[][] {
  return orders(others).map((order) => [first!, ...order]);
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) =>
    orders(items.filter((_, other) => other !== i)).map((rest) => [item, ...rest]),
  );
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
