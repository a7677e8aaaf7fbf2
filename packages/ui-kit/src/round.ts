/** One decimal is enough for any coordinate, and keeps drawings small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
