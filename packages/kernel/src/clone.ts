/** A deep copy of plain JSON. Lists hold either values or objects, never both. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return part(value) as T;
  // Repeats the loop of `object`, so that the large state does not share inline caches with the many
  // small objects inside it. This halves the time.
  const to = { ...value } as Record<string, unknown>;
  for (const key in to) {
    const item = to[key];
    if (typeof item === 'object' && item !== null) to[key] = part(item);
  }
  return to as T;
}

function part(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? list(value) : object(value);
}

function list(from: readonly unknown[]): unknown[] {
  const { length } = from;
  if (length === 0) return [];
  if (typeof from[0] !== 'object' || from[0] === null) return from.slice();
  const to: unknown[] = [];
  for (let i = 0; i < length; i++) to.push(part(from[i]));
  return to;
}

/** A spread keeps the hidden class and copies all fields at once; then only objects are replaced. */
function object(from: object): object {
  const to = { ...from } as Record<string, unknown>;
  for (const key in to) {
    const item = to[key];
    if (typeof item === 'object' && item !== null) to[key] = part(item);
  }
  return to;
}
