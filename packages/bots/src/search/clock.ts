/** Every runtime a search runs in has this clock, but TypeScript's own library does not declare it. */
declare const performance: { now(): number };

/** Milliseconds, monotone. */
export function now(): number {
  return performance.now();
}
