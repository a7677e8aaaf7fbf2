/** What a review found, small enough for a file, and read again from one that may hold anything. */
import { moveKey } from '@boardroom/kernel';
import type { MatchRecord } from '@boardroom/kernel';
import { ENTRY_KINDS, VERDICTS } from './types.ts';
import type { Decided, Estimate, Estimates, Findings, Ledger, TurningPoint } from './types.ts';

/** A decision as the reference's, of which nothing else is to be said: move, seat, question. */
type Plain = readonly [number, number, string];

interface Packed extends Omit<Findings, 'decisions'> {
  readonly decisions: readonly (Decided | Plain)[];
}

/** Finer than anything that is shown; rows and ends of the books stay as they are. */
const PARTS = 10_000;

const NOTHING: Omit<Decided, 'move' | 'seat' | 'question' | 'played' | 'reference'> = {
  alike: 1,
  difference: { value: 0, se: 0 },
  verdict: 'as-reference',
  games: 0,
  pairs: { both: 0, played: 0, reference: 0, neither: 0 },
  alternatives: [],
};

export function packFindings(findings: Findings): unknown {
  const { ledger, decisions, points, progress } = findings;
  const packed: Packed = {
    ledger: ledger && {
      ...ledger,
      entries: rounded(ledger.entries),
      river: rounded(ledger.river),
    },
    decisions: decisions.map((one) =>
      isPlain(one) ? ([one.move, one.seat, one.question] as const) : rounded(one),
    ),
    points: rounded(points),
    progress,
  };
  return packed;
}

function isPlain({ verdict, games, alike, played, reference, why, forced, spread }: Decided) {
  return (
    verdict === 'as-reference' &&
    games === 0 &&
    alike === 1 &&
    !why &&
    !forced &&
    !spread &&
    played !== null &&
    reference !== null &&
    moveKey(played) === moveKey(reference)
  );
}

function rounded<T>(value: T): T {
  const round = (_: string, one: unknown): unknown =>
    typeof one === 'number' && !Number.isInteger(one) ? Math.round(PARTS * one) / PARTS : one;
  return JSON.parse(JSON.stringify(value, round)) as T;
}

/** Null if it is not a review of this record. */
export function unpackFindings(value: unknown, record: MatchRecord): Findings | null {
  const { ledger, decisions, points, progress } = (value ?? {}) as Partial<Packed>;
  const { players, moves } = record;
  if (!isLedger(ledger, players, moves.length)) return null;
  if (!Array.isArray(decisions) || !Array.isArray(points)) return null;
  if (!areNumbers([progress?.first, progress?.pairs, progress?.worst, progress?.spent]))
    return null;
  const whole: Decided[] = [];
  for (const one of decisions as readonly unknown[]) {
    const decided = Array.isArray(one) ? plainOf(one as unknown as Plain, record) : one;
    if (!isDecided(decided, moves.length)) return null;
    whole.push(decided);
  }
  if (!points.every((point) => isPoint(point, players, moves.length))) return null;
  return { ledger, decisions: whole, points, progress: progress! };
}

function plainOf([move, seat, question]: Plain, { moves }: MatchRecord): Decided | null {
  const played = moves[move]?.[1];
  return played ? { move, seat, question, played, reference: played, ...NOTHING } : null;
}

const areNumbers = (values: readonly unknown[]): boolean => values.every(Number.isFinite);
const areShares = (value: unknown, players: number): boolean =>
  Array.isArray(value) && value.length === players && areNumbers(value);
const areEstimates = (value: Partial<Estimates> | undefined, players: number): boolean =>
  areShares(value?.values, players) && areShares(value?.ses, players);
const isEstimate = (value: Partial<Estimate> | undefined): boolean =>
  areNumbers([value?.value, value?.se]);
const isMove = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' && 'type' in value && typeof value.type === 'string');

function isLedger(value: unknown, players: number, moves: number): value is Ledger {
  const { start, rows, sources, entries, result, river } = (value ?? {}) as Partial<Ledger>;
  return (
    areEstimates(start, players) &&
    areShares(result, players) &&
    [rows, sources, entries].every(
      (list) => Array.isArray(list) && list.every((one) => areEstimates(one, players)),
    ) &&
    [...rows!, ...entries!].every(
      ({ kind, by }) => ENTRY_KINDS.includes(kind) && Number.isInteger(by),
    ) &&
    entries!.every(({ move, until, sources: from }) => {
      return areNumbers([move, until]) && Array.isArray(from);
    }) &&
    sources!.every(({ source }) => typeof source === 'string') &&
    Array.isArray(river) &&
    river.length === moves + 1 &&
    river.every((shares) => areShares(shares, players))
  );
}

function isDecided(value: unknown, moves: number): value is Decided {
  const one = (value ?? {}) as Partial<Decided>;
  const { pairs, spread, alternatives } = one;
  return (
    Number.isInteger(one.move) &&
    one.move! >= 0 &&
    one.move! < moves &&
    Number.isInteger(one.seat) &&
    typeof one.question === 'string' &&
    isMove(one.played) &&
    isMove(one.reference) &&
    isEstimate(one.difference) &&
    VERDICTS.includes(one.verdict!) &&
    areNumbers([one.games, one.alike]) &&
    areNumbers([pairs?.both, pairs?.played, pairs?.reference, pairs?.neither]) &&
    (spread === undefined ||
      (areNumbers([spread.from, spread.width]) &&
        [spread.played, spread.reference].every(
          (bins) => Array.isArray(bins) && areNumbers(bins),
        ))) &&
    Array.isArray(alternatives) &&
    alternatives.every(
      ({ move, difference, games }) =>
        isMove(move) && move !== null && isEstimate(difference) && Number.isFinite(games),
    )
  );
}

function isPoint(value: unknown, players: number, moves: number): value is TurningPoint {
  const { move, until, by, kind, sources, decider, seat, change, before, after } = (value ??
    {}) as Partial<TurningPoint>;
  return (
    areNumbers([move, until, decider, seat]) &&
    move! >= 0 &&
    until! <= moves &&
    (by === 'luck' || by === 'decision') &&
    ENTRY_KINDS.includes(kind!) &&
    Array.isArray(sources) &&
    isEstimate(change) &&
    areShares(before, players) &&
    areShares(after, players)
  );
}
