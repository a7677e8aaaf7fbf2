/** What every file here needs: who reads, and words for them. */
import { pending } from '@boardroom/kernel';
import type { Figure, Looked, Reader, RuleLine, Seat } from '@boardroom/kernel';
import { refuse } from '../src/refuse.ts';
import type { ActionFrame, ActionGame, ActionMove } from '../src/types.ts';
import { rules } from './rules.ts';

export type ActionReader = Reader<ActionGame>;
export type Obstacle = NonNullable<Looked['obstacles']>[number];

/** A message `look.…`; the key where there is none, which the tests find. */
export function say({ words }: ActionReader, key: string, facts: object = {}): string {
  return words.say(`look.${key}`, facts) ?? `look.${key}`;
}

export function figure(r: ActionReader, key: string, value: string, bad = false): Figure {
  return { key, name: say(r, `figure.${key}`), value, ...(bad ? { bad } : {}) };
}

export function ruleLine(r: ActionReader, number: string, facts: object = {}): RuleLine {
  return { number, text: say(r, `rule.${number}`, { n: r.t.players, ...facts }) };
}

/** The reader's own seat, if they play. */
export function player({ t, viewer }: ActionReader): Seat | null {
  return viewer !== null && viewer < t.players ? viewer : null;
}

/** Whether the reader is asked one of these questions now. */
export function isAsked({ view, viewer }: ActionReader, ...kinds: ActionFrame['kind'][]): boolean {
  return pending(view).some(({ kind, seat }) => seat === viewer && kinds.includes(kind));
}

/** Why the rules refuse this move of the reader, with the paragraph. */
export function refused(r: ActionReader, move: ActionMove): Obstacle | null {
  const seat = player(r);
  const refusal = seat === null ? null : refuse(r.t, r.view, seat, move);
  if (!refusal) return null;
  const rule = rules[refusal.code];
  return { text: r.words.refusal(refusal), ...(rule === undefined ? {} : { rule }) };
}

/** A later turn brings the chance again; after the last one there is none. */
export function inLaterTurns(r: ActionReader, key: string): string[] {
  const { turn } = r.view;
  return turn < r.t.facts.turns ? [say(r, key, { next: turn + 1 })] : [];
}

/** An obstacle with its ways, or nothing at all. */
export function inTheWay(
  why: Obstacle | null,
  ways: readonly string[],
): Pick<Looked, 'obstacles' | 'ways'> {
  return why ? { obstacles: [why], ways } : {};
}
