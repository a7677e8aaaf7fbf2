/**
 * An edition against itself, each with its own luck: how often anything at all is said to have moved at
 * any look. Games are played once; every comparison deals them into new pairs, none of them twice, so
 * each is what a fresh run would be, and two of them share games only in other pairs and sides.
 */
import { mix, newRng } from '@boardroom/kernel';
import type { Rng } from '@boardroom/kernel';
import { BATCH, addPair, gameOf, noSums, playFigures, report } from '@boardroom/lab/balance';
import type { GameFigures, Opened } from '@boardroom/lab/balance';
import { interval } from '@boardroom/lab';
import { movedIn, openSubject } from './subject.ts';
import type { Subject } from './subject.ts';

export interface SameFound {
  readonly comparisons: number;
  /** What moved first in each comparison in which anything did. */
  readonly flagged: readonly { readonly pairs: number; readonly moved: readonly string[] }[];
}

/** Games by how far the bots are turned: only those of one turn may be a pair. */
export function playPool(opened: Opened, games: number): GameFigures[][] {
  const turns = opened.order.bots.length;
  const pool: GameFigures[][] = Array.from({ length: turns }, () => []);
  for (let number = 0; number < games; number++) {
    const { seed, bots } = gameOf(opened, number, 0);
    const figures = playFigures(opened, 0, seed, bots);
    if (figures) pool[number % turns]!.push(figures);
  }
  return pool;
}

export function compareSame(
  opened: Opened,
  pool: readonly (readonly GameFigures[])[],
  comparisons: number,
  pairs: number,
): SameFound {
  const rng = newRng(1);
  const flagged: { pairs: number; moved: string[] }[] = [];
  for (let i = 0; i < comparisons; i++) {
    const found = compareOnce(opened, pool, pairs, rng);
    if (found) flagged.push(found);
  }
  return { comparisons, flagged };
}

/** The first look at which anything moved; null if nothing ever did. */
function compareOnce(
  opened: Opened,
  pool: readonly (readonly GameFigures[])[],
  pairs: number,
  rng: Rng,
): { pairs: number; moved: string[] } | null {
  const decks = pool.map((games) => mix([...games], rng));
  const sums = noSums(opened);
  for (let number = 0; number < pairs; number++) {
    const deck = decks[number % decks.length]!;
    const [base, fork] = [deck.pop(), deck.pop()];
    if (!base || !fork) throw new Error('the pool has too few games');
    addPair(opened, sums, gameOf(opened, number, 0).bots, [base, fork]);
    if ((number + 1) % BATCH !== 0) continue;
    const moved = movedIn(report(opened, sums));
    if (moved.length > 0) return { pairs: number + 1, moved };
  }
  return null;
}

export async function measureSame(
  subject: Subject,
  comparisons: number,
  pairs: number,
  games: number,
): Promise<void> {
  const opened = await openSubject(subject, { seed: 'same' });
  const pool = playPool(opened, games);
  const { flagged } = compareSame(opened, pool, comparisons, pairs);
  const [low, high] = interval(flagged.length, comparisons);
  const which = flagged.map(({ pairs: at, moved }) => `${at}: ${moved.join(' ')}`);
  const share = flagged.length / comparisons;
  console.log(
    JSON.stringify({ game: subject.id, comparisons, pairs, games, share, low, high, which }),
  );
}
