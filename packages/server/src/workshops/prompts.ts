/** Answers to prompts: what fits, and how good a forecast was. */
import type { AnswerValue, PromptWanted } from '@boardroom/protocol';

/** The share of ranges that should hold what comes out. */
const RANGE = 0.8;

export function fits({ kind, least, most }: PromptWanted, answer: AnswerValue): boolean {
  switch (kind) {
    case 'probability':
      return 'percent' in answer;
    case 'number': {
      if (!('low' in answer)) return false;
      const { low, likely, high } = answer;
      const inside = low >= (least ?? -Infinity) && high <= (most ?? Infinity);
      return inside && low <= likely && likely <= high;
    }
    case 'winner':
      return 'seat' in answer;
    case 'explain':
      return 'text' in answer;
    case 'rate':
      return 'rate' in answer;
  }
}

/** Brier: the square of what was missing to certainty. 0 is best, 0.25 is a coin. */
export const brier = (percent: number, cameTrue: boolean): number =>
  (percent / 100 - (cameTrue ? 1 : 0)) ** 2;

/**
 * Interval score (Gneiting & Raftery 2007): the width of the range, and for a miss what it missed by
 * times 2/α. Smaller is better; it is best to say what one believes.
 */
export function intervalScore(low: number, high: number, actual: number): number {
  const penalty = 2 / (1 - RANGE);
  return high - low + penalty * (Math.max(0, low - actual) + Math.max(0, actual - high));
}

/** How one's own seat ended. */
export interface Ending {
  readonly seat: number;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export interface Score {
  readonly rule: 'brier' | 'interval' | 'hit';
  readonly score: number;
  /** What the forecast was held against. */
  readonly actual: number;
}

function cameTrue(about: string, above = 0, ending: Ending | null): boolean | null {
  if (!ending) return null;
  const { seat, places, scores } = ending;
  return about === 'own-win' ? places[seat] === 1 : scores[seat]! > above;
}

/** Null: no forecast, or nothing to hold it against yet. */
export function scoreOf(
  { kind, about, above, truth }: PromptWanted & { readonly truth: boolean | number | null },
  answer: AnswerValue,
  ending: Ending | null,
): Score | null {
  if (kind === 'winner') {
    if (!ending || !('seat' in answer)) return null;
    const won = ending.places[answer.seat] === 1;
    return { rule: 'hit', score: won ? 1 : 0, actual: ending.places.indexOf(1) };
  }
  if (kind === 'probability' && 'percent' in answer) {
    const came = about === 'trainer' ? truth : cameTrue(about, above, ending);
    if (typeof came !== 'boolean') return null;
    return { rule: 'brier', score: brier(answer.percent, came), actual: came ? 1 : 0 };
  }
  if (kind === 'number' && 'low' in answer) {
    const came = about === 'own-score' ? ending?.scores[ending.seat] : truth;
    if (typeof came !== 'number') return null;
    return { rule: 'interval', score: intervalScore(answer.low, answer.high, came), actual: came };
  }
  return null;
}
