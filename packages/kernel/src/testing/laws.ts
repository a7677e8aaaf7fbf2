/** The five laws of hidden information, checked on one state for one seat. */
import { clone } from '../clone.ts';
import { isOver, legal, legalAsides, pending } from '../engine.ts';
import { newRng } from '../rng.ts';
import type { AnyGame, Seat, State, Table } from '../types.ts';
import { viewFor } from '../views.ts';

export interface LawCheck {
  readonly broken: string[];
  /** Whether the guess differed from the truth: something is hidden here (law 3). */
  readonly hides: boolean;
}

export function checkLaws(game: AnyGame, t: Table, s: State, seat: Seat, seed: number): LawCheck {
  const broken: string[] = [];
  const refilled = (from: State): State => {
    const copy = clone(from);
    game.resample(t, copy, seat, newRng(seed));
    return copy;
  };
  const view = viewFor(game, t, s, seat);
  const fromTruth = refilled(s);
  const fromView = refilled(view);
  const told = differs(viewFor(game, t, fromTruth, seat), view);
  if (told) broken.push(`law 1: resampling changes what seat ${seat} sees: ${told}`);
  // The chance of a view is blank by the kernel's own doing; only the game's part is compared.
  const used = differs({ ...fromView, chance: null }, { ...fromTruth, chance: null });
  if (used) broken.push(`law 2: the guess of seat ${seat} uses what it cannot see: ${used}`);
  for (const law of game.invariants(t, fromTruth))
    broken.push(`law 4: seat ${seat} guesses an impossible state: ${law}`);
  for (const f of isOver(s) ? [] : pending(s)) {
    if (f.seat !== seat) continue;
    const list = differs(legal(game, t, view, f), legal(game, t, s, f));
    if (list) broken.push(`law 5: the moves of seat ${seat} at ${f.kind} tell a secret: ${list}`);
  }
  const asides = differs(legalAsides(game, t, view, seat), legalAsides(game, t, s, seat));
  if (asides) broken.push(`law 5: the asides of seat ${seat} tell a secret: ${asides}`);
  return {
    broken,
    hides: differs({ ...fromTruth, chance: null }, { ...s, chance: null }) !== null,
  };
}

/** The first place where two JSON values differ, or null. */
export function differs(a: unknown, b: unknown): string | null {
  // Equal values nearly always have their keys in the same order: then no walk is needed.
  return JSON.stringify(a) === JSON.stringify(b) ? null : firstDifference(a, b, '');
}

function firstDifference(a: unknown, b: unknown, at: string): string | null {
  if (a === b) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${at || 'value'}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = firstDifference(left[key], right[key], at ? `${at}.${key}` : key);
    if (found) return found;
  }
  return null;
}
