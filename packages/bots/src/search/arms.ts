/** The candidates in question and how they compare, guess by guess, with what the game suggests. */
import type { Candidate } from './candidates.ts';
import { newScale, standardError } from './tree.ts';
import type { Scale } from './tree.ts';

/** A candidate and what is known of it so far. */
export interface Arm extends Candidate {
  /** How its lines ended for the seat. */
  readonly value: Scale;
  /** By how much it did better than the suggestion on the same guess. */
  readonly gain: Scale;
}

/** How much worse a move must be to drop out early, in standard errors. */
const CLEARLY = 3.5;
/** Rounds before one move alone may be taken for clearly better. */
const MANY_ROUNDS = 64;
/** Fewer rounds tell nothing. */
const FEW_ROUNDS = 4;

export function newArm(candidate: Candidate): Arm {
  return { ...candidate, value: newScale(), gain: newScale() };
}

/** The better half, at least one. */
export function betterHalf(rivals: readonly Arm[]): Arm[] {
  const sorted = rivals.toSorted((a, b) => b.gain.mean - a.gain.mean);
  return sorted.slice(0, Math.max(1, Math.ceil(rivals.length / 2)));
}

/** Drops rivals that are clearly worse than the best, or no different from the suggestion. */
export function stillOpen(rivals: readonly Arm[]): Arm[] {
  let floor = 0;
  for (const { gain } of rivals) floor = Math.max(floor, gain.mean - CLEARLY * standardError(gain));
  return rivals.filter(({ gain }) => {
    const error = standardError(gain);
    return error === 0 ? gain.mean > 0 && gain.mean >= floor : gain.mean + CLEARLY * error >= floor;
  });
}

/** Whether there is nothing left to find out: no rival, or one that is clearly better. */
export function isDecided(rivals: readonly Arm[]): boolean {
  const [rival] = rivals;
  if (!rival) return true;
  const { gain } = rival;
  return (
    rivals.length === 1 && gain.count >= MANY_ROUNDS && gain.mean > CLEARLY * standardError(gain)
  );
}

/** The rival that gains most, if its gain can be trusted; else the suggestion. */
export function verdict(suggested: Arm, rivals: readonly Arm[], trust: number): Arm {
  let best = suggested;
  for (const arm of rivals) {
    const { gain } = arm;
    const isSure = gain.count >= FEW_ROUNDS && gain.mean > trust * standardError(gain);
    if (isSure && gain.mean > best.gain.mean) best = arm;
  }
  return best;
}
