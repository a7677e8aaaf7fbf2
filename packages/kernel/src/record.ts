/**
 * A record is the truth about a match: what the table was set with, the seed, and every move.
 * As a file it is JSON Lines: a header, one `[seat, move]` a line, and a last line with the result.
 */
import type { Edition, EditionName } from './edition.ts';
import type { Move, Refusal, Seat } from './types.ts';

const RECORD_FORMAT = 'boardroom-record/1';

export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly edition: EditionName;
  /** The edition itself, where it is not one of the game's own: the record plays anywhere. */
  readonly own?: Edition;
  readonly players: number;
  readonly options: object;
  readonly seed: string;
  readonly names?: readonly string[];
  /** Words said at the table; moves name them by their place here. */
  readonly words?: readonly string[];
  readonly moves: readonly (readonly [Seat, Move])[];
  /** Of a match that was played to its end. */
  readonly result?: RecordResult;
}

export interface RecordResult {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export function formatRecord(record: MatchRecord): string {
  const { moves, result, ...header } = record;
  const lines = [JSON.stringify({ format: RECORD_FORMAT, ...header })];
  for (const move of moves) lines.push(JSON.stringify(move));
  if (result) lines.push(JSON.stringify({ result }));
  return `${lines.join('\n')}\n`;
}

/** Reads the text of a record; says which line is broken and how. */
export function parseRecord(text: string): MatchRecord | Refusal {
  const lines = text.split(/\r?\n/);
  while (lines.length > 0 && lines.at(-1)!.trim() === '') lines.pop();
  const bad = (line: number, reason: string): Refusal => ({
    code: 'bad-record',
    facts: { line: line + 1, reason },
  });
  const values: unknown[] = [];
  for (const [i, line] of lines.entries()) {
    try {
      values.push(JSON.parse(line));
    } catch {
      return bad(i, 'it is not JSON');
    }
  }
  const header = values[0] as Partial<MatchRecord & { format: string }> | undefined;
  if (typeof header !== 'object' || header === null) return bad(0, 'the header is missing');
  const { format, ...rest } = header;
  if (format !== RECORD_FORMAT) return bad(0, `the format is not ${RECORD_FORMAT}`);
  const fault = headerFault(rest);
  if (fault) return bad(0, fault);
  const last = values.at(-1) as { result?: RecordResult };
  const hasResult = values.length > 1 && !Array.isArray(last) && isResult(last?.result);
  const moves = values.slice(1, hasResult ? -1 : undefined);
  const broken = moves.findIndex((move) => !isMoveLine(move));
  if (broken >= 0) return bad(broken + 1, 'it is not [seat, move]');
  return {
    ...(rest as Omit<MatchRecord, 'moves'>),
    moves: moves as [Seat, Move][],
    ...(hasResult ? { result: last.result! } : {}),
  };
}

function headerFault(header: Partial<MatchRecord>): string | null {
  if (typeof header.game !== 'string') return 'game is missing';
  if (!Number.isInteger(header.version)) return 'version is missing';
  if (typeof header.edition?.id !== 'string' || typeof header.edition.hash !== 'string')
    return 'edition is missing';
  if (!Number.isInteger(header.players)) return 'players is missing';
  if (typeof header.options !== 'object' || header.options === null) return 'options is missing';
  if (typeof header.seed !== 'string') return 'seed is missing';
  if (header.own !== undefined && typeof header.own?.id !== 'string') return 'own has no id';
  return null;
}

function isResult(value: unknown): value is RecordResult {
  const result = value as Partial<RecordResult> | undefined;
  return Array.isArray(result?.scores) && Array.isArray(result.places);
}

function isMoveLine(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    Number.isInteger(value[0]) &&
    typeof (value[1] as Partial<Move> | null)?.type === 'string'
  );
}
