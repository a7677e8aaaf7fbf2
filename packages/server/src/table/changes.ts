/** What changed in a view since the last time, field by field. */

type Fields = Record<string, unknown>;

export interface Changes {
  readonly changes: Fields;
  /** Fields it has no more. */
  readonly gone?: string[];
}

export function changesOf(before: object, after: object): Changes {
  const [old, fresh] = [before as Fields, after as Fields];
  const changes: Record<string, unknown> = {};
  for (const name in fresh) if (!isSame(old[name], fresh[name])) changes[name] = fresh[name];
  let gone: string[] | null = null;
  for (const name in old) if (fresh[name] === undefined) (gone ??= []).push(name);
  return gone ? { changes, gone } : { changes };
}

/** Plain data alone: what JSON can say. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  let fields = 0;
  for (const name in a) {
    if (!isSame((a as Fields)[name], (b as Fields)[name])) return false;
    fields++;
  }
  for (const _name in b) fields--;
  return fields === 0;
}
