/** A deep copy of plain JSON. Lists hold either values or objects, never both. */
export function clone<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copy(value) as T) : value;
}

function copy(value: object): object {
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    if (typeof value[0] !== 'object' || value[0] === null) return value.slice();
    const list: object[] = [];
    for (let i = 0; i < value.length; i++) list.push(copy(value[i] as object));
    return list;
  }
  const from = value as Record<string, unknown>;
  const to: Record<string, unknown> = {};
  for (const key in from) {
    const item = from[key];
    to[key] = typeof item === 'object' && item !== null ? copy(item) : item;
  }
  return to;
}
