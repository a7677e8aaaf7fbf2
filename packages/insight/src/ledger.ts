/** The books: entries, rows and the river, from what the pairs of games have told of each link. */
import { NONE } from '@boardroom/kernel';
import { fitChain } from './chain.ts';
import type { Fit } from './chain.ts';
import type { Link } from './links.ts';
import { differenceOf, middleOf } from './tally.ts';
import type { Moments, Tally } from './tally.ts';
import type { Entry, EntryKind, Estimates, Ledger, Row, SourceRow } from './types.ts';

/** What has been counted of a link: on the true hands, and where it differs, as its seat could know. */
export interface Counted {
  readonly truth: Tally;
  readonly known?: Tally;
}

export interface Books {
  readonly links: readonly Link[];
  readonly counted: readonly Counted[];
  readonly moves: number;
  readonly players: number;
  /** Shares of the win at the end; null if the match was broken off. */
  readonly end: readonly number[] | null;
}

/** A sum of differences along the chain, less and plus what was counted apart from it. */
interface Sum {
  readonly weights: Float64Array;
  readonly apart: { readonly times: number; readonly moments: Moments }[];
}

export function ledgerOf(books: Books): Ledger {
  const { links, counted, players, end } = books;
  const fit = fitChain({
    differences: counted.map(({ truth }) => (truth.pairs > 0 ? differenceOf(truth) : null)),
    middles: counted.map(({ truth }) => (truth.pairs > 1 ? middleOf(truth) : null)),
    end,
    players,
  });
  const adder = sums(books, fit);
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
    start: { values: fit.levels[0]!, ses: roots(fit.variances(oneLevel(links.length + 1, 0))) },
    rows,
    sources: sourceRows(books, adder),
    entries,
    result: fit.levels.at(-1)!,
    river: riverOf(books, fit),
  };
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

type Adder = (parts: readonly Part[]) => Estimates;

function sums({ links, counted, players }: Books, fit: Fit): Adder {
  return (parts) => {
    const sum: Sum = { weights: new Float64Array(links.length + 1), apart: [] };
    for (const { link, kind } of parts) {
      const { known } = counted[link]!;
      const isApart = known !== undefined && kind === 'judgement';
      if (!isApart) {
        sum.weights[link + 1]! += 1;
        sum.weights[link]! -= 1;
      }
      if (known && (kind === 'judgement' || kind === 'hidden'))
        sum.apart.push({ times: isApart ? 1 : -1, moments: differenceOf(known) });
    }
    const values: number[] = Array(players).fill(0);
    const variances = sum.weights.some((weight) => weight !== 0)
      ? fit.variances(sum.weights)
      : Array<number>(players).fill(0);
    for (let seat = 0; seat < players; seat++) {
      for (let i = 0; i < sum.weights.length; i++)
        if (sum.weights[i] !== 0) values[seat]! += sum.weights[i]! * fit.levels[i]![seat]!;
      for (const { times, moments } of sum.apart) {
        values[seat]! += times * moments.means[seat]!;
        variances[seat]! += moments.variances[seat]!;
      }
    }
    return { values, ses: roots(variances) };
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

function roots(variances: readonly number[]): number[] {
  return variances.map((variance) => Math.sqrt(Math.max(0, variance)));
}
