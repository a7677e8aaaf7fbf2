/** The books: entries, rows and the river, from what the pairs of games have told of each link. */
import { NONE } from '@boardroom/kernel';
import { fitChain } from './chain.ts';
import type { Fit } from './chain.ts';
import type { Link } from './links.ts';
import { beliefsOf, heardOf } from './heard.ts';
import type { Beliefs, Counted, Heard } from './heard.ts';
import { covariancesOf, middleOf } from './tally.ts';
import type { Entry, EntryKind, Estimates, Ledger, Row, SourceRow } from './types.ts';

export interface Books {
  readonly links: readonly Link[];
  readonly counted: readonly Counted[];
  readonly moves: number;
  readonly players: number;
  /** Shares of the win at the end; null if the match was broken off. */
  readonly end: readonly number[] | null;
}

export function ledgerOf(books: Books): Ledger {
  const { links, players } = books;
  const { fit, adder } = openedBooks(books);
  const entries = links.flatMap((_, i) => entriesOf(books, i, adder));
  const rows: Row[] = [];
  const deciders = new Set(links.filter(({ by }) => by !== NONE).map(({ by }) => by));
  for (let seat = 0; seat < players; seat++) deciders.add(seat);
  for (const kind of ['deal', 'chance', 'hidden'] as const)
    rows.push({ kind, by: NONE, ...adder(partsOf(books, (part) => part.kind === kind)) });
  for (const by of [...deciders].toSorted((a, b) => a - b))
    rows.push({
      kind: 'judgement',
      by,
      ...adder(partsOf(books, (part) => part.kind === 'judgement' && links[part.link]!.by === by)),
    });
  return {
    start: adder([], oneLevel(links.length + 1, 0)),
    rows,
    sources: sourceRows(books, adder),
    entries,
    result: fit.levels.at(-1)!,
    river: riverOf(books, fit),
  };
}

/** What decisions were worth together by what their seats could know, by the numbers of their links. */
export function judgementsOf(books: Books): (links: readonly number[]) => Estimates {
  const { adder } = openedBooks(books);
  return (links) => adder(links.map((link) => ({ link, kind: 'judgement' })));
}

function openedBooks(books: Books): { fit: Fit; adder: Adder } {
  const { links, counted, players, end } = books;
  const beliefs = beliefsOf(links, counted);
  const heard = links.map((link, i) => heardOf(link, counted[i]!, beliefs));
  const fit = fitChain({
    differences: heard.map(({ whole }) => whole),
    middles: counted.map(({ truth: { whole } }) => (whole.pairs > 1 ? middleOf(whole) : null)),
    covariances: counted.map(({ truth: { whole } }, i) => {
      const share = heard[i]!.whole?.share ?? 0;
      return covariancesOf(whole).map((covariance) => share * covariance);
    }),
    end,
    players,
  });
  return { fit, adder: sums(books, fit, heard, beliefs) };
}

/** A link's part of an entry kind. */
interface Part {
  readonly link: number;
  readonly kind: EntryKind;
}

function partsOf({ links, counted }: Books, wanted: (part: Part) => boolean): Part[] {
  return links
    .flatMap((_, i) => kindsOf(links[i]!, counted[i]!).map((kind) => ({ link: i, kind })))
    .filter(wanted);
}

function kindsOf({ kind }: Link, { known }: Counted): EntryKind[] {
  if (kind !== 'decision') return [kind];
  return known ? ['judgement', 'hidden'] : ['judgement'];
}

/** Adds up parts of links, and levels if there are any to begin with. */
type Adder = (parts: readonly Part[], levels?: Float64Array) => Estimates;

function sums(
  { links, players }: Books,
  fit: Fit,
  heard: readonly Heard[],
  beliefs: Beliefs,
): Adder {
  return (parts, weights = new Float64Array(links.length + 1)) => {
    const values: number[] = Array(players).fill(0);
    const variances: number[] = Array(players).fill(0);
    const slopes = { decisions: [...values], luck: [...values] };
    // What lay hidden is booked by itself; judgement is what is left of the link.
    const hidden: { link: number; times: number; by: Heard }[] = [];
    for (const { link, kind } of parts) {
      if (kind !== 'hidden') {
        weights[link + 1]! += 1;
        weights[link]! -= 1;
      }
      if (heard[link]!.hidden && (kind === 'hidden' || kind === 'judgement'))
        hidden.push({ link, times: kind === 'hidden' ? 1 : -1, by: heard[link]! });
    }
    if (weights.some((weight) => weight !== 0)) {
      const doubt = fit.doubtOf(weights);
      for (let seat = 0; seat < players; seat++) {
        variances[seat]! += doubt.variances[seat]!;
        for (let i = 0; i < weights.length; i++)
          if (weights[i] !== 0) values[seat]! += weights[i]! * fit.levels[i]![seat]!;
        for (let i = 0; i < links.length; i++) {
          const sort = links[i]!.kind === 'decision' ? slopes.decisions : slopes.luck;
          sort[seat]! += doubt.moves[i]! * (heard[i]!.whole?.slopes[seat] ?? 0);
        }
        for (const { link, times, by } of hidden)
          variances[seat]! += 2 * times * doubt.moves[link]! * by.covariances[seat]!;
      }
    }
    for (const { times, by } of hidden)
      for (let seat = 0; seat < players; seat++) {
        values[seat]! += times * by.hidden!.means[seat]!;
        variances[seat]! += by.hidden!.variances[seat]!;
        slopes.decisions[seat]! += times * by.hidden!.slopes[seat]!;
      }
    const ses = variances.map((variance, seat) =>
      Math.sqrt(
        Math.max(0, variance) +
          beliefs.decisions.slopeVariance * slopes.decisions[seat]! ** 2 +
          beliefs.luck.slopeVariance * slopes.luck[seat]! ** 2,
      ),
    );
    return { values, ses };
  };
}

function entriesOf({ links, counted }: Books, i: number, adder: Adder): Entry[] {
  const { move, until, by, sources } = links[i]!;
  return kindsOf(links[i]!, counted[i]!).map((kind) => ({
    kind,
    move,
    until,
    by,
    sources,
    ...adder([{ link: i, kind }]),
  }));
}

function sourceRows(books: Books, adder: Adder): SourceRow[] {
  const named = new Map<string, Part[]>();
  for (const part of partsOf(books, ({ kind }) => kind === 'chance')) {
    const { sources } = books.links[part.link]!;
    const source = sources.length === 1 ? sources[0]! : '';
    named.set(source, [...(named.get(source) ?? []), part]);
  }
  return [...named].map(([source, parts]) => ({ source, ...adder(parts) }));
}

/** The level after so many moves; within a row of sealed answers the one before it. */
function riverOf({ links, moves }: Books, fit: Fit): readonly number[][] {
  const river: number[][] = [];
  let level = 0;
  for (let move = 0; move <= moves; move++) {
    while (level < links.length && links[level]!.until <= move && links[level]!.move <= move)
      level++;
    river.push(fit.levels[level]!.map((value) => Math.min(1, Math.max(0, value))));
  }
  return river;
}

function oneLevel(size: number, level: number): Float64Array {
  const weights = new Float64Array(size);
  weights[level] = 1;
  return weights;
}
