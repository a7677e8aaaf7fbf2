/** A person at a table in the terminal, and what every command needs of it. */
import type { Bot } from '@boardroom/bots';
import { pending, viewFor } from '@boardroom/kernel';
import type { AnyLook, GameEntry, Match, Reader, Rng, Seat, Thing, Told } from '@boardroom/kernel';
import type { Speaker } from '@boardroom/texts';
import { wrapped } from '../style.ts';

/** Asks for a line; null at the end of the input. `words`: whatever is typed is the answer. */
export type Ask = (prompt: string, words?: 'words') => Promise<string | null>;

export interface Seated {
  readonly entry: GameEntry;
  readonly match: Match;
  readonly you: Seat;
  readonly names: readonly string[];
  readonly bots: readonly Bot[];
  readonly words: Speaker;
  /** What the game says of its things; the sample of the kernel has none. */
  readonly look: AnyLook | null;
  readonly rng: Rng;
  /** What was said at the table; a move or event names it by number. */
  readonly said: string[];
  /** Where the game was saved last. */
  kept: string | null;
  /** How many events you have been shown. */
  heard: number;
  /** The things as they were numbered when they were last listed. */
  listed?: readonly Thing[];
}

/** The table as you see it. */
export function readerOf({ match, you, words, names }: Seated, viewer: Seat | null = you): Reader {
  const { game, t, s } = match;
  return {
    t,
    view: viewFor(game, t, s, viewer),
    viewer,
    words,
    names,
    asked: pending(s).map(({ seat }) => seat),
  };
}

/** A line of the terminal itself. */
export function say({ words }: Seated, key: string, facts: object = {}): string {
  return words.say(`cli.${key}`, facts) ?? key;
}

/** An event in words, with what was said. */
function eventLine(seated: Seated, { event }: Pick<Told, 'event'>): string {
  const text = seated.words.event(event);
  const spoken = seated.said[(event as { message?: number }).message ?? -1];
  const begun = text.replace(/\.$/, ':');
  return spoken === undefined ? text : say(seated, 'spoken', { text: begun, words: spoken });
}

/** What happened, a line each; the same thing several times over is one line. */
export function newsLines(seated: Seated, news: readonly Pick<Told, 'event'>[]): string[] {
  const runs: { text: string; count: number }[] = [];
  for (const text of news.map((told) => eventLine(seated, told))) {
    const last = runs.at(-1);
    if (last?.text === text) last.count++;
    else runs.push({ text, count: 1 });
  }
  return runs.map(({ text, count }) =>
    count === 1 ? `  ${text}` : say(seated, 'times', { text: text.replace(/\.$/, ''), count }),
  );
}

/** A minus that is read as one, where a hyphen before a number is not. */
export const withMinus = (text: string): string => text.replaceAll(/(^|[\s(–])-(?=\d)/gm, '$1−');

export function print(...lines: string[]): void {
  process.stdout.write(`${wrapped(withMinus(lines.join('\n')))}\n`);
}
