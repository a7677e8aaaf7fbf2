/** The books: entries, rows and the river, from what the pairs of games have told of each link. */
import { NONE } from '@boardroom/kernel';
import { fitChain } from './chain.ts';
import type { Fit } from './chain.ts';
import type { Prior } from './foresight.ts';
import type { Link } from './links.ts';
import { beliefsOf, heardOf } from './heard.ts';
import type { Counted } from './heard.ts';
import { sums, told } from './sums.ts';
import type { Adder, Part } from './sums.ts';
import { middleOf } from './tally.ts';
import type { Entry, EntryKind, Estimates, Ledger, Row, SourceRow } from './types.ts';
import type { Reach } from './work.ts';

export interface Books {
  readonly links: readonly Link[];
  readonly counted: readonly Counted[];
  /** What is believed of short lines of decisions beforehand. */
  readonly prior: Prior;
  readonly moves: number;
  readonly players: number;
  /** Shares of the win at the end; null if the match was broken off. */
  readonly end: readonly number[] | null;
}

export function ledgerOf(books: Books): Ledger {
  const { links } = books;
  const { fit, adder } = openedBooks(books);
  const entries = links.flatMap((_, i) => entriesOf(books, i, adder));
  return {
    start: told(adder([], oneLevel(links.length + 1, 0))),
    rows: rowsOf(books).map(({ kind, by, parts }) => ({ kind, by, ...told(adder(parts)) })),
    sources: sourceRows(books, adder),
    entries,
    result: fit.levels.at(-1)!,
    river: riverOf(books, fit),
  };
}

/** What the rows hang on, the least sure of them first. */
export function reachOf(books: Books): Reach {
  const { adder } = openedBooks(books);
  const rows = rowsOf(books).map(({ parts }) => adder(parts));
  const errors = rows.map(({ ses }) => Math.max(...ses));
  const worst = Math.max(...errors) || 1;
  const counts = errors.map((error) => (error / worst) ** 2);
  const bySlope = (sort: 'decisions' | 'luck'): number =>
    Math.max(
      ...rows.map(({ slopes }, i) => counts[i]! * Math.max(...slopes[sort].map((x) => x * x))),
    );
  return {
    slopes: { decisions: bySlope('decisions'), luck: bySlope('luck') },
    rows: rows.map(({ moves, knows }, i) => ({ counts: counts[i]!, moves, knows })),
  };
}

interface RowParts extends Pick<Row, 'kind' | 'by'> {
  readonly parts: readonly Part[];
}

function rowsOf(books: Books): RowParts[] {
  const { links, players } = books;
  const deciders = new Set(links.filter(({ by }) => by !== NONE).map(({ by }) => by));
  for (let seat = 0; seat < players; seat++) deciders.add(seat);
  const kinds = ['deal', 'chance', 'hidden'] as const;
  return [
    ...kinds.map((kind): RowParts => ({
      kind,
      by: NONE,
      parts: partsOf(books, (part) => part.kind === kind),
    })),
    ...[...deciders]
      .toSorted((a, b) => a - b)
      .map((by): RowParts => ({
        kind: 'judgement',
        by,
        parts: partsOf(books, ({ kind, link }) => kind === 'judgement' && links[link]!.by === by),
      })),
  ];
}

/** What decisions were worth together by what their seats could know, by the numbers of their links. */
export function judgementsOf(books: Books): (links: readonly number[]) => Estimates {
  const { adder } = openedBooks(books);
  return (links) => told(adder(links.map((link) => ({ link, kind: 'judgement' }))));
}

function openedBooks(books: Books): { fit: Fit; adder: Adder } {
  const { links, counted, prior, players, end } = books;
  const beliefs = beliefsOf(links, counted, prior);
  const heard = links.map((link, i) => heardOf(link, counted[i]!, beliefs));
  const fit = fitChain({
    differences: heard.map(({ whole }) => whole),
    middles: counted.map(({ truth: { whole } }) => (whole.pairs > 1 ? middleOf(whole) : null)),
    covariances: heard.map(({ leans }) => leans.whole),
    end,
    players,
  });
  return { fit, adder: sums(links, players, fit, heard, beliefs) };
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

function entriesOf({ links, counted }: Books, i: number, adder: Adder): Entry[] {
  const { move, until, by, sources } = links[i]!;
  return kindsOf(links[i]!, counted[i]!).map((kind) => ({
    kind,
    move,
    until,
    by,
    sources,
    ...told(adder([{ link: i, kind }])),
  }));
}

function sourceRows(books: Books, adder: Adder): SourceRow[] {
  const named = new Map<string, Part[]>();
  for (const part of partsOf(books, ({ kind }) => kind === 'chance')) {
    const { sources } = books.links[part.link]!;
    const source = sources.length === 1 ? sources[0]! : '';
    named.set(source, [...(named.get(source) ?? []), part]);
  }
  return [...named].map(([source, parts]) => ({ source, ...told(adder(parts)) }));
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
