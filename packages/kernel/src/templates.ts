/** Moves with gaps: matching a player's move to a template, and filling gaps for bots. */
import type { Gap, Move, MoveValue, Refusal, Rng, Template } from './types.ts';

type Fields = Readonly<Record<string, MoveValue | Gap>>;

export function isGap(value: unknown): value is Gap {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'gap' in value;
}

export function hasGaps(template: Template<Move>): boolean {
  const fields = template as unknown as Fields;
  for (const name in fields) if (isGap(fields[name])) return true;
  return false;
}

/** A text that two moves share exactly when they are the same move. */
export function moveKey(move: Move): string {
  const fields = move as unknown as Fields;
  let key = move.type;
  for (const name of Object.keys(fields).toSorted())
    if (name !== 'type') key += ` ${name}=${JSON.stringify(fields[name])}`;
  return key;
}

/** The template's move with the player's values, rebuilt from the template; null if they do not fit it. */
export function fit<M extends Move>(template: Template<M>, fields: Fields): M | null {
  const wanted = template as unknown as Fields;
  const move: Record<string, MoveValue> = {};
  let count = 0;
  for (const name in wanted) {
    if (!Object.hasOwn(fields, name)) return null;
    const given = fields[name] as MoveValue;
    const part = wanted[name]!;
    if (isGap(part) ? refuseGap(part, given) !== null : !sameValue(part, given)) return null;
    move[name] = Array.isArray(given) ? [...(given as readonly number[])] : given;
    count++;
  }
  return count === Object.keys(fields).length ? (move as unknown as M) : null;
}

/** Why a value does not fill a gap, or null if it does. */
export function refuseGap(gap: Gap, value: MoveValue): Refusal | null {
  if (gap.gap === 'range') {
    const { min, max, step } = gap;
    if (typeof value !== 'number' || !Number.isFinite(value)) return { code: 'not-a-number' };
    if (value < min || value > max) return { code: 'out-of-range', facts: { min, max } };
    if ((value - min) % step !== 0) return { code: 'off-step', facts: { min, step } };
    return null;
  }
  if (!Array.isArray(value)) return { code: 'not-a-list' };
  const chosen = value as readonly (number | string)[];
  if (chosen.length < gap.min || chosen.length > gap.max)
    return { code: 'wrong-count', facts: { min: gap.min, max: gap.max } };
  // In the order of the template and each once: a subset has one form only.
  let last = -1;
  for (const item of chosen) {
    const at = gap.of.indexOf(item);
    if (at < 0) return { code: 'not-a-choice' };
    if (at <= last) return { code: 'out-of-order' };
    last = at;
  }
  return null;
}

function sameValue(a: MoveValue, b: MoveValue): boolean {
  if (!Array.isArray(a)) return a === b;
  if (!Array.isArray(b) || a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Any of the legal moves but giving up, its gaps filled at random. */
export function pick<M extends Move>(
  game: { readonly resigns?: readonly string[] },
  list: readonly Template<M>[],
  rng: Rng,
): M {
  const { resigns } = game;
  for (;;) {
    const template = list[rng.below(list.length)]!;
    if (list.length === 1 || !resigns?.includes((template as Move).type))
      return fill(template, rng);
  }
}

/** Fills every gap at random: any number of the range, any subset of any allowed size. */
export function fill<M extends Move>(template: Template<M>, rng: Rng): M {
  if (!hasGaps(template)) return template as unknown as M;
  return fillWith(template, (gap) => {
    if (gap.gap === 'range')
      return gap.min + gap.step * rng.below(Math.floor((gap.max - gap.min) / gap.step) + 1);
    const most = Math.min(gap.max, gap.of.length);
    let wanted = gap.min + rng.below(most - gap.min + 1);
    return gap.of.filter((_, i) => {
      const chosen = rng.below(gap.of.length - i) < wanted;
      if (chosen) wanted--;
      return chosen;
    });
  });
}

/**
 * A few moves that stand for all of a template: for a range its ends and evenly spaced values
 * between them, at most `most` in all; for a subset the fewest, single ones and all.
 */
export function spread<M extends Move>(template: Template<M>, most: number): M[] {
  const fields = template as unknown as Fields;
  let moves: Record<string, MoveValue>[] = [{}];
  for (const name in fields) {
    const part = fields[name]!;
    const values = isGap(part) ? spreadGap(part, most) : [part];
    moves = moves.flatMap((move) => values.map((value) => ({ ...move, [name]: value })));
  }
  return moves as unknown as M[];
}

function spreadGap(gap: Gap, most: number): MoveValue[] {
  if (gap.gap === 'range') {
    const count = Math.floor((gap.max - gap.min) / gap.step) + 1;
    const taken = Math.min(count, Math.max(2, most));
    if (taken === 1) return [gap.min];
    return Array.from(
      { length: taken },
      (_, i) => gap.min + gap.step * Math.round((i * (count - 1)) / (taken - 1)),
    );
  }
  const all = gap.of as readonly number[];
  const subsets: (readonly number[])[] = [all.slice(0, gap.min)];
  const add = (subset: readonly number[]): void => {
    const known = subsets.some((other) => sameValue(other, subset));
    if (subset.length >= gap.min && subset.length <= gap.max && !known) subsets.push(subset);
  };
  for (const item of all) add([item]);
  add(all.slice(0, gap.max));
  return subsets.slice(0, Math.max(1, most));
}

function fillWith<M extends Move>(template: Template<M>, choose: (gap: Gap) => MoveValue): M {
  const fields = template as unknown as Fields;
  const move: Record<string, MoveValue> = {};
  for (const name in fields) {
    const part = fields[name]!;
    move[name] = isGap(part) ? choose(part) : part;
  }
  return move as unknown as M;
}
