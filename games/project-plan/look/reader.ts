/** What every file here needs: who reads, words for them, and what they may do now. */
import { legal, pending } from '@boardroom/kernel';
import type { Figure, Looked, Reader, RuleLine, Seat, Template } from '@boardroom/kernel';
import { game } from '../src/index.ts';
import type { ProjectPlan, ProjectPlanMove } from '../src/types.ts';
import { rules } from './rules.ts';

export type PlanReader = Reader<ProjectPlan>;
export type Obstacle = NonNullable<Looked['obstacles']>[number];
export type InTheWay = Pick<Looked, 'obstacles' | 'ways'>;

/** A message `look.…`; the key where there is none, which the tests find. */
export function say({ words }: PlanReader, key: string, facts: object = {}): string {
  return words.say(`look.${key}`, facts) ?? `look.${key}`;
}
export function money(r: PlanReader, n: number): string {
  return say(r, 'n', { n });
}
/** With its sign: "+1,500". */
export function signed(r: PlanReader, n: number): string {
  return say(r, 'signed', { n });
}

export function figure(r: PlanReader, key: string, value: string, bad = false): Figure {
  return { key, name: say(r, `figure.${key}`), value, ...(bad ? { bad } : {}) };
}
export function ruleLine(r: PlanReader, number: string, facts: object = {}): RuleLine {
  return { number, text: say(r, `rule.${number}`, facts) };
}

/** The reader's own seat, if they play and are still in. */
export function player({ t, view, viewer }: PlanReader): Seat | null {
  return viewer !== null && viewer < t.players && view.out[viewer] === 0 ? viewer : null;
}

const known = new WeakMap<object, readonly Template<ProjectPlanMove>[]>();
/** What the reader may answer now; worked out once for a view. */
export function legalNow({ t, view, viewer }: PlanReader): readonly Template<ProjectPlanMove>[] {
  let moves = known.get(view);
  if (!moves) {
    const f = pending(view).find(({ seat }) => seat === viewer);
    known.set(view, (moves = f ? legal(game, t, view, f) : []));
  }
  return moves;
}

/** Why the rules refuse this move of the reader, with the paragraph. */
export function refused(
  r: PlanReader,
  move: ProjectPlanMove,
): (Obstacle & { code: string; facts: object }) | null {
  const seat = player(r);
  const refusal = seat === null ? null : game.refuse!(r.t, r.view, seat, move);
  if (!refusal) return null;
  const rule = rules[refusal.code];
  return {
    text: r.words.refusal(refusal),
    ...(rule === undefined ? {} : { rule }),
    code: refusal.code,
    facts: refusal.facts ?? {},
  };
}

export function inTheWay(why: Obstacle | null, ways: readonly string[]): InTheWay {
  if (!why) return {};
  const { text, rule } = why;
  return { obstacles: [rule === undefined ? { text } : { text, rule }], ways };
}
