/**
 * A new value that keeps every part of the old one that did not change, so that a drawing only works
 * on what is different.
 */
export function share<T>(old: unknown, now: T): T {
  if (Object.is(old, now)) return now;
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null)
    return now;
  if (Array.isArray(old) !== Array.isArray(now)) return now;
  if (Array.isArray(old) && Array.isArray(now)) {
    let same = old.length === now.length;
    for (let i = 0; i < now.length; i++) {
      now[i] = share(old[i], now[i]);
      if (!Object.is(now[i], old[i])) same = false;
    }
    return same ? (old as T) : now;
  }
  const before = old as Record<string, unknown>;
  const after = now as Record<string, unknown>;
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    after[name] = share(before[name], after[name]);
    if (!Object.is(after[name], before[name])) same = false;
  }
  return same ? (old as T) : now;
}
