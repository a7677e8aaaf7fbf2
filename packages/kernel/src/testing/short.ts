/**
 * `BOARDROOM_SHORT=1` plays a few random games instead of many, for whoever runs the tests again and
 * again. Whatever a few games notice, many would notice too.
 */
export const SHORT = process.env['BOARDROOM_SHORT'] === '1';

/** A game is then followed this far, whether it has ended or not. */
export const SHORT_MOVES = 400;

export function gamesToPlay(count: number): number {
  return SHORT ? 1 : count;
}
