/** The log: sentences made of events, with what the board adds to them. */
import type { Seat, Told } from '@boardroom/kernel';
import { amount, signed } from '@boardroom/ui-kit/numbers';
import type { AnyUi, Scene, Telling } from '@boardroom/ui-kit';

export interface LogLine {
  readonly key: number;
  /** Number of moves made when it happened: where a click on the line jumps to. */
  readonly move: number;
  readonly heading: string | undefined;
  readonly text: string;
  readonly seat: Seat | null;
  readonly telling: Telling;
  /** Not everybody was told. */
  readonly secret?: boolean;
  /** What it brought or cost, at the end of the line; '' if the sentence says it. */
  readonly gain?: string;
  /** Why a bot did it. */
  readonly why?: string | undefined;
}

/** What lines are made with, beside the table. */
export interface LogDesk {
  /** The sentence as the reader of this page hears it: "You pay". */
  toReader(sentence: string): string;
  /** Words said at the table, by the number a move names. */
  said(message: number): string | undefined;
  /** Why the seat's move was made, if that may be told. */
  why(move: number, seat: Seat): string | undefined;
}

/** Its words are made when they are first read: of a long log only the end is. */
export function lineOf(
  ui: AnyUi,
  scene: Scene<any>,
  { event, move, to }: Told,
  key: number,
  before: unknown,
  desk: LogDesk,
): LogLine {
  let telling: Telling | undefined;
  let words: { readonly text: string; readonly gain: string } | undefined;
  return {
    key,
    move,
    secret: to !== undefined,
    get telling() {
      telling ??= tellingOf(ui, scene, event, before);
      // Lines stay as long as the table does; the view of their moment must not.
      before = null;
      return telling;
    },
    get text() {
      words ??= withGain(
        spokenOf(scene.words.event(event), event, desk),
        gainOf(this),
        scene.names,
      );
      return desk.toReader(words.text);
    },
    get gain() {
      void this.text;
      return words!.gain;
    },
    get heading() {
      return this.telling.heading;
    },
    get seat() {
      const seat = this.telling.seat ?? (event as { seat?: Seat }).seat ?? -1;
      return seat >= 0 && seat < scene.t.seats ? seat : null;
    },
    get why() {
      return this.seat === null ? undefined : desk.why(move, this.seat);
    },
  };
}

/** What was said at the table stands in the line that tells of it. */
function spokenOf(sentence: string, event: object, desk: LogDesk): string {
  const { message } = event as { message?: number };
  const spoken = message === undefined ? undefined : desk.said(message);
  return spoken === undefined ? sentence : `${sentence.replace(/\.$/, '')}: “${spoken}”`;
}

/** The game says it, or it is the only count at the purse of the line's seat. */
function gainOf({ telling, seat }: LogLine): string {
  if (telling.gain !== undefined) return telling.gain;
  const counts = (telling.cues ?? []).filter(
    (cue) => cue.do === 'count' && cue.where === `purse:${seat}`,
  );
  const [only, ...more] = counts;
  if (only?.do !== 'count' || more.length > 0 || only.by === 0) return '';
  return `${signed(only.by)}${only.unit ? ` ${only.unit}` : ''}`;
}

/** Where the sentence names the amount it gets its sign there; else the amount comes at the end. */
export function withGain(
  sentence: string,
  gain: string,
  names: readonly string[] = [],
): { text: string; gain: string } {
  const [, sign, number] = /^([+−])\D*([\d,.]+)/.exec(gain) ?? [];
  if (sign === undefined || number === undefined) return { text: sentence, gain };
  const plain = amount(Number(number.replaceAll(',', '')));
  const digits = plain.replaceAll('.', String.raw`\.`);
  const isSaid = new RegExp(`${sign === '+' ? '\\+' : '[−-]'}${digits}(?![\\d:]|[,.]\\d)`);
  if (isSaid.test(sentence)) return { text: sentence, gain: '' };
  const named = new RegExp(`(?<![\\d,.+−:-]|: )([$€]?)${digits}(?![\\d:]|[,.]\\d)`, 'g');
  // "Player 1" names no amount.
  const inName = (at: number): boolean =>
    names.some((name) => {
      const from = name === '' ? -1 : sentence.lastIndexOf(name, at);
      return from >= 0 && at < from + name.length;
    });
  const [found, ...more] = [...sentence.matchAll(named)].filter(({ index }) => !inName(index));
  // Which of several it is, nobody can tell.
  if (!found || more.length > 0) return { text: sentence.replace(/\.$/, ''), gain };
  const { index } = found;
  return { text: `${sentence.slice(0, index)}${sign}${sentence.slice(index)}`, gain: '' };
}

/** A board that cannot tell an event must not stop the table. */
function tellingOf(ui: AnyUi, scene: Scene<any>, event: object, before: unknown): Telling {
  try {
    return ui.tell?.(scene, event, before as object) ?? {};
  } catch (error) {
    console.error('tell failed', event, error);
    return {};
  }
}

export type LogFilter = 'all' | 'money' | 'moves' | 'mine' | 'new';

export function passes(
  line: LogLine,
  filter: LogFilter,
  viewer: Seat | null,
  since: number,
): boolean {
  if (line.telling.hush && !line.telling.auction) return false;
  if (filter === 'all') return true;
  if (filter === 'new') return line.move > since;
  if (line.heading) return false;
  if (filter === 'mine') return line.seat === viewer;
  return line.telling.about === filter;
}
