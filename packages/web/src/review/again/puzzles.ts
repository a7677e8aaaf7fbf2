/** One's own costly decisions as puzzles, and what is said of an answer. Pure. */
import type { Decided, Estimate, Forked } from '@boardroom/insight';
import { moveKey } from '@boardroom/kernel';
import type { Move, Seat } from '@boardroom/kernel';
import { groupOf, SURE } from '../figures.ts';

/** The dearest first; only what is costly beyond doubt, and only of these seats. */
export function puzzlesOf(decisions: readonly Decided[], seats: readonly Seat[]): Decided[] {
  return decisions
    .filter((one) => seats.includes(one.seat) && !one.forced && groupOf(one) === 'costly')
    .toSorted((a, b) => a.difference.value - b.difference.value);
}

/** An answer; null lets the moment pass without an aside. */
export type Answer = Move | null;

export function isSame(a: Answer, b: Answer): boolean {
  return (a && moveKey(a)) === (b && moveKey(b));
}

/** A move that was looked at, and how much more it is worth than the one played. */
export interface Known {
  readonly move: Answer;
  readonly worth: Estimate;
}

/** The moves looked at, the best first; the bot's before one that is not clearly better. */
export function knownOf({ played, reference, difference, alternatives }: Decided): Known[] {
  const bot: Known = {
    move: reference,
    worth: { value: -difference.value, se: difference.se },
  };
  const others = alternatives
    .filter(({ move }) => !isSame(move, played) && !isSame(move, reference))
    .map(({ move, difference: worth }) => ({ move, worth }))
    .toSorted((a, b) => b.worth.value - a.worth.value);
  const better = others.filter(({ worth }) => isBehind(bot.worth, worth));
  return [...better, bot, ...others.filter((other) => !better.includes(other))];
}

/** By more than doubt allows. */
function isBehind(one: Estimate, other: Estimate): boolean {
  return other.value - one.value > SURE * Math.hypot(one.se, other.se);
}

/** `open`: only games can tell. */
export type Judged = 'right' | 'also' | 'not' | 'open';

/** What is known of an answer without playing a game. */
export function judge(one: Decided, answer: Answer): Judged {
  if (isSame(answer, one.played)) return 'not';
  const known = knownOf(one);
  const [best] = known as [Known, ...Known[]];
  if (isSame(answer, best.move)) return 'right';
  // The bot's move is what the decision was found costly against.
  if (isSame(answer, one.reference)) return 'also';
  const found = known.find(({ move }) => isSame(move, answer));
  return found && isBehind(found.worth, best.worth) ? 'not' : 'open';
}

/** Fewer pairs of games tell nothing, more are not played for one answer. */
const LEAST_PAIRS = 60;
export const MOST_PAIRS = 300;

/** The answer against the best known move (the fork's other one), after some games of both. */
export function judgeGames({ games, difference }: Forked): Judged {
  if (games < LEAST_PAIRS) return 'open';
  if (difference.value > SURE * difference.se) return 'not';
  return games < MOST_PAIRS && difference.value > difference.se ? 'open' : 'also';
}

/** The best is clearly ahead of every other move that was looked at. */
export function isClearlyBest(one: Decided): boolean {
  const [best, ...rest] = knownOf(one) as [Known, ...Known[]];
  return rest.every(({ worth }) => isBehind(worth, best.worth));
}
