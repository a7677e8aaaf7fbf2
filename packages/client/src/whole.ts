/** Views put together again from what a stream says of their changes. */
import type { Now } from '@boardroom/protocol';

export type View = NonNullable<Now['view']>;

/** The game as it stands with a whole view, after news that may tell only what changed in it. */
export function wholeNow(before: View | undefined, now: Now): Now {
  const { changes, gone, ...rest } = now;
  if (!changes) return now;
  const view: View = { ...before, ...changes };
  for (const field of gone ?? []) delete view[field];
  return { ...rest, view };
}
