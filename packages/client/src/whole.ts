/** The game as it stands, put together again from what a stream says of its changes. */
import type { Now } from '@boardroom/protocol';

/** With a whole view and all asides, after news that may tell only what changed in them. */
export function wholeNow(before: Now | undefined, now: Now): Now {
  const { changes, gone, ...rest } = now;
  if (!changes) return now;
  const view = { ...before?.view, ...changes };
  for (const field of gone ?? []) delete view[field];
  const asides = now.over ? undefined : (now.asides ?? before?.asides);
  return asides ? { ...rest, view, asides } : { ...rest, view };
}
