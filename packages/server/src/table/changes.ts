/** What changed in a view since the last time, field by field. */

type Fields = Record<string, unknown>;

export interface Changes {
  readonly changes: Fields;
  /** Fields it has no more. */
  readonly gone?: string[];
}

export function changesOf(before: object, after: object): Changes {
  const [old, fresh] = [before as Fields, after as Fields];
  const changes: Fields = {};
  for (const name in fresh) {
    const x = old[name];
    const y = fresh[name];
    if (x !== y && !isSame(x, y)) changes[name] = y;
  }
  let gone: string[] | null = null;
  for (const name in old) if (fresh[name] === undefined) (gone ??= []).push(name);
  return gone ? { changes, gone } : { changes };
}

/** Two values that are not identical. Plain data alone: what JSON can say. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  return !Array.isArray(b) && isSameObject(a as Fields, b as Fields);
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  if (typeof a[0] === 'number')
    return areSameNumbers(a as readonly number[], b as readonly number[]);
  for (let i = 0; i < a.length; i++) {
    const x = a[i];
    const y = b[i];
    if (x !== y && !isSame(x, y)) return false;
  }
  return true;
}

/** A loop of their own: decks and tracks are long lists of numbers, and are looked at for each reader. */
function areSameNumbers(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function isSameObject(a: Fields, b: Fields): boolean {
  let fields = 0;
  for (const name in a) {
    const x = a[name];
    const y = b[name];
    if (x !== y && !isSame(x, y)) return false;
    fields++;
  }
  for (const _name in b) fields--;
  return fields === 0;
}
