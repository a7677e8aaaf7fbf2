/** What can be said of each decision, by what its seat could know. */
import type { Counted } from './heard.ts';
import type { Option } from './links.ts';
import { spreadOf } from './spread.ts';
import type { Alternative, Decided, Entry, Estimate, Pairs, Size, Verdict } from './types.ts';

/** Within so many standard errors a figure is too close to call. */
export const SURE = 2;
/** Nor is anything said of a decision before so many pairs of whole games bear it out. */
const LEAST_GAMES = 20;
/** So many are played of every decision that seems costly or better, for its spread. */
export const SPREAD_GAMES = 60;
/** From these shares of the win on a costly decision is a clear or a heavy one. */
const CLEAR = 0.05;
const HEAVY = 0.15;

const NO_PAIRS: Pairs = { both: 0, played: 0, reference: 0, neither: 0 };

/** `judged`: the entry of judgement that belongs to the decision, if it has one. */
export function decidedOf(
  option: Option,
  counted: Counted | undefined,
  judged: Entry | undefined,
  alternatives: readonly Alternative[],
): Decided {
  const tally = (counted?.known ?? counted?.truth)?.whole;
  const difference: Estimate =
    judged && option.seat < judged.values.length
      ? { value: possible(judged.values[option.seat]!), se: judged.ses[option.seat]! }
      : { value: 0, se: 0 };
  const verdict = counted ? verdictOf(difference, tally?.pairs ?? 0) : 'as-reference';
  const spread = tally?.scores && spreadOf(tally.scores);
  const { move, seat, question, played, reference, why, alike, forced } = option;
  return {
    move,
    seat,
    question,
    played,
    reference,
    ...(why ? { why } : {}),
    alike,
    ...(forced ? { forced } : {}),
    difference,
    verdict,
    ...(verdict === 'costly' ? { size: sizeOf(-difference.value) } : {}),
    games: tally?.pairs ?? 0,
    ...(spread ? { spread } : {}),
    pairs: tally?.wins ?? NO_PAIRS,
    alternatives,
  };
}

/** A figure with an error may lie beyond all or nothing; a decision cannot. */
function possible(value: number): number {
  return Math.max(-1, Math.min(1, value));
}

function verdictOf({ value, se }: Estimate, games: number): Verdict {
  if (Math.abs(value) <= SURE * se || games < LEAST_GAMES) return 'too-close';
  return value < 0 ? 'costly' : 'better';
}

function sizeOf(lost: number): Size {
  return lost < CLEAR ? 'slight' : lost < HEAVY ? 'clear' : 'heavy';
}
