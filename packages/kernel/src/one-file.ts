/**
 * A match in one file: a page that shows it, with everything in it as JSON. Nothing of such a page is
 * run to read it again: what it carries is taken out as text.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './edition.ts';
import type { Match, Told } from './match.ts';
import type { Refusal } from './types.ts';

const FILE_FORMAT = 'boardroom-file/1';

/** Who may read a note. */
export const READERS = ['me', 'class'] as const;
export type NoteReader = (typeof READERS)[number];

/** Something somebody wrote about a moment of a match. */
export interface Note {
  readonly id: string;
  /** Hangs on the moment after so many moves. */
  readonly move: number;
  readonly text: string;
  readonly to: NoteReader;
  /** When it was written, in milliseconds. */
  readonly at: number;
  /** Who wrote it. */
  readonly by?: string;
}

export interface FileSeat {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  /** 1 to 6. */
  readonly colour: number;
}

/** What was promised of the dice. `seen`: before the first move; else it was made with the file. */
export interface Seal {
  readonly value: string;
  readonly seen: boolean;
}

export interface OneFile {
  readonly name: string;
  readonly title: string;
  readonly language: string;
  /** When it was played, in milliseconds, where that is known. */
  readonly played?: number;
  readonly seats: readonly FileSeat[];
  /** The text of the record (`formatRecord`). */
  readonly record: string;
  readonly seal: Seal;
  /** What every move told (`courseOf`). */
  readonly course: string;
  /** What a review had found when the file was made. */
  readonly review?: unknown;
  readonly notes: readonly Note[];
}

const OPENING = '<script type="application/json" id="boardroom-match">';
const CLOSING = '</script>';
const TITLE = /<title>[^<]*<\/title>/;

/** Digits of a digest kept for each move. */
const DIGITS = 6;

/** A few digits for what every move told, the deal first: other dice tell another story. */
export function courseOf({ told, moves }: Pick<Match, 'told' | 'moves'>): string {
  const heard: Told[][] = Array.from({ length: moves.length + 1 }, () => []);
  for (const one of told) heard[one.move]!.push(one);
  return heard
    .map((some) => bytesToHex(sha256(utf8ToBytes(canonical(some)))).slice(0, DIGITS))
    .join('');
}

/** The first move whose telling differs, 0 for the deal; null if all are alike. */
export function courseDiffers(claimed: string, found: string): number | null {
  const most = Math.max(claimed.length, found.length);
  for (let at = 0; at < most; at += DIGITS)
    if (claimed.slice(at, at + DIGITS) !== found.slice(at, at + DIGITS)) return at / DIGITS;
  return null;
}

/** `shell`: the page of a game without a match. */
export function fileOf(shell: string, file: OneFile): string {
  const at = shell.indexOf(OPENING);
  if (at < 0) throw new Error('no place for a match in this page');
  const json = JSON.stringify({ format: FILE_FORMAT, ...file })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  const before = shell.slice(0, at + OPENING.length);
  const title = `<title>${escaped(file.title)}</title>`;
  return before.replace(TITLE, () => title) + json + shell.slice(at + OPENING.length);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Whether a text may be a match in one file rather than a bare record. */
export function isPage(text: string): boolean {
  return /^\s*<(!doctype|html)/i.test(text.slice(0, 200));
}

/** What such a file carries. Everything in it is from outside: record, review and notes are not checked here. */
export function readFile(html: string): OneFile | Refusal {
  const at = html.indexOf(OPENING);
  const end = at < 0 ? -1 : html.indexOf(CLOSING, at);
  if (end < 0) return bad('it holds no match');
  return parseFile(html.slice(at + OPENING.length, end));
}

/** The same for the JSON alone. */
export function parseFile(json: string): OneFile | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return bad('what it holds is not JSON');
  }
  const { format, ...file } = (value ?? {}) as Partial<OneFile> & { format?: unknown };
  if (format !== FILE_FORMAT) return bad(`the format is not ${FILE_FORMAT}`);
  if (typeof file.record !== 'string') return bad('the record is missing');
  const seal = file.seal as { value?: unknown; seen?: unknown } | undefined;
  if (typeof seal?.value !== 'string' || typeof file.course !== 'string')
    return bad('the seal is missing');
  const seats = Array.isArray(file.seats) ? file.seats.filter(isSeat) : [];
  if (seats.length === 0 || seats.length !== file.seats?.length)
    return bad('the seats are missing');
  return {
    name: text(file.name),
    title: text(file.title),
    language: text(file.language) || 'en',
    ...(Number.isFinite(file.played) ? { played: file.played! } : {}),
    seats,
    record: file.record,
    seal: { value: seal.value, seen: seal.seen === true },
    course: file.course,
    ...(file.review === undefined ? {} : { review: file.review }),
    notes: notesFrom(file.notes),
  };
}

/** Notes that are notes; anything else is left out. */
export function notesFrom(value: unknown): Note[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isNote).map(({ id, move, text: words, to, at, by }) => ({
    id,
    move,
    text: words,
    to,
    at,
    ...(typeof by === 'string' ? { by } : {}),
  }));
}

function isNote(value: unknown): value is Note {
  const note = (value ?? {}) as Partial<Note>;
  return (
    typeof note.id === 'string' &&
    typeof note.text === 'string' &&
    Number.isInteger(note.move) &&
    note.move! >= 0 &&
    Number.isFinite(note.at) &&
    READERS.includes(note.to as NoteReader)
  );
}

function isSeat(value: unknown): value is FileSeat {
  const seat = (value ?? {}) as Partial<FileSeat>;
  return (
    typeof seat.name === 'string' &&
    (seat.kind === 'human' || seat.kind === 'bot') &&
    Number.isInteger(seat.colour) &&
    seat.colour! >= 1 &&
    seat.colour! <= 6
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function bad(reason: string): Refusal {
  return { code: 'bad-file', facts: { reason } };
}
