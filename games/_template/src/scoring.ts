import type { LotsState, LotsTable } from './types.ts';

/** R7 The worth of what a seat took. */
export function scores(_t: LotsTable, s: Readonly<LotsState>): number[] {
  return s.taken.map((lots) => lots.reduce((sum, lot) => sum + lot, 0));
}

/** R7 Points, then coins left. */
export function ranking(t: LotsTable, s: Readonly<LotsState>): number[][] {
  return scores(t, s).map((points, seat) => [points, s.coins[seat]!]);
}

export function invariants(t: LotsTable, s: Readonly<LotsState>): string[] {
  const broken: string[] = [];
  const coins = s.coins.reduce((sum, each) => sum + each, 0);
  if (coins + s.paid !== t.players * t.options.coins) broken.push('coins are not conserved');
  if (s.coins.some((each) => each < 0)) broken.push('somebody owes coins');
  const lots = s.pile.length + s.away.length + s.taken.flat().length + (s.lot > 0 ? 1 : 0);
  if (lots !== t.content.lots.length) broken.push('a lot is missing or twice there');
  return broken;
}
