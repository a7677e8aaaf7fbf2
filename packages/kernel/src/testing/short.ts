/**
 * `BOARDROOM_SHORT=1` plays a few random games where many are played otherwise, for who runs the tests
 * again and again. What few games notice, many notice too.
 */
export const SHORT = process.env['BOARDROOM_SHORT'] === '1';

/** So far a game is followed then, whether it has ended or not. */
export const SHORT_MOVES = 400;

export function gamesToPlay(count: number): number {
  return SHORT ? 1 : count;
}
