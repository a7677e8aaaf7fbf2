/** Every place a search runs in has this clock; the language's own library does not name it. */
declare const performance: { now(): number };

/** Milliseconds, monotone. */
export function now(): number {
  return performance.now();
}
