/** Chances of Support, Oppose, Abstain and Politics. */
export type Odds = readonly [number, number, number, number];

const CERTAIN: readonly Odds[] = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [0, 0, 0, 1],
];
export function certain(card: number): Odds {
  return CERTAIN[card]!;
}

export function isCertain(odds: Odds): boolean {
  return odds.includes(1);
}
