/**
 * Numbers in place of texts for telling moves and what seats know apart: a search does it millions
 * of times. Two moves of one node with the same number would only share their statistics.
 */
import type { Gap, Move, MoveValue, Template } from '@boardroom/kernel';
import { isGap } from '@boardroom/kernel';

type Fields = Readonly<Record<string, MoveValue | Gap>>;

/** Mixes two numbers into one of 32 bits (the finalizer of MurmurHash3). */
export function mixIn(hash: number, value: number): number {
  let h = Math.imul(hash ^ value, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) + 0x9e3779b9) | 0;
}

const texts = new Map<string, number>();

export function hashText(text: string): number {
  let hash = texts.get(text);
  if (hash !== undefined) return hash;
  hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  // Names of moves, fields and kinds are few; ids made up by players could be many.
  if (texts.size < 10_000) texts.set(text, hash);
  return hash;
}

/** A number for a move, whatever the order of its fields; {@link GAPPED} for one with gaps. */
export function hashTemplate(template: Template<Move> | Move): number {
  const fields = template as unknown as Fields;
  let sum = 0;
  for (const name in fields) {
    const value = fields[name]!;
    if (isGap(value)) return GAPPED;
    sum = (sum + mixIn(hashText(name), hashValue(value))) | 0;
  }
  return sum === GAPPED ? 1 : sum;
}

export const GAPPED = 0;

/** A number for any plain JSON, whatever the order of its fields. */
export function hashFields(value: unknown): number {
  if (typeof value === 'number') return Number.isInteger(value) ? value : hashText(String(value));
  if (typeof value === 'string') return hashText(value);
  if (typeof value === 'boolean') return value ? 0x51ed270b : 0x2f0b4c47;
  if (typeof value !== 'object' || value === null) return 0x1b873593;
  if (Array.isArray(value)) {
    let hash = value.length;
    for (let i = 0; i < value.length; i++) hash = mixIn(hash, hashFields(value[i]));
    return hash;
  }
  let sum = 0;
  for (const name in value)
    sum = (sum + mixIn(hashText(name), hashFields((value as Record<string, unknown>)[name]))) | 0;
  return sum;
}

function hashValue(value: MoveValue): number {
  if (typeof value === 'number') return Number.isInteger(value) ? value : hashText(String(value));
  if (typeof value === 'string') return hashText(value);
  if (typeof value === 'boolean') return value ? 0x51ed270b : 0x2f0b4c47;
  let hash = value.length;
  for (const item of value) hash = mixIn(hash, hashValue(item));
  return hash;
}

/** Whether a move fills the gaps of a template; like `fit` of the kernel, but makes nothing. */
export function fills(template: Template<Move>, move: Move): boolean {
  const wanted = template as unknown as Fields;
  const given = move as unknown as Fields;
  for (const name in wanted) {
    const part = wanted[name]!;
    const value = given[name];
    if (value === undefined) return false;
    if (isGap(part) ? !fillsGap(part, value as MoveValue) : hashPart(part) !== hashPart(value))
      return false;
  }
  return true;
}

function hashPart(value: MoveValue | Gap): number {
  return isGap(value) ? GAPPED : hashValue(value);
}

function fillsGap(gap: Gap, value: MoveValue): boolean {
  if (gap.gap === 'range')
    return (
      typeof value === 'number' &&
      value >= gap.min &&
      value <= gap.max &&
      (value - gap.min) % gap.step === 0
    );
  if (!Array.isArray(value) || value.length < gap.min || value.length > gap.max) return false;
  let last = -1;
  for (const item of value as readonly (number | string)[]) {
    const at = gap.of.indexOf(item);
    if (at <= last) return false;
    last = at;
  }
  return true;
}
