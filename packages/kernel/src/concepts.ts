/**
 * What decisions teach, in the words of the field, as data: a game's table from its questions to
 * concepts, such as the risk reserve or make or buy. Reviews count by it how a seat did where.
 */
import { isGap } from './templates.ts';
import type { GameTypes, Move, Template } from './types.ts';

/** Concepts that answers to one question are about. */
export interface Lesson<G extends GameTypes = GameTypes> {
  /** `concept.<id>` of the texts names it, `concept.<id>.text` says what it is. */
  readonly concepts: readonly string[];
  /** Types of moves; absent: any answer. */
  readonly moves?: readonly G['move']['type'][];
  /** Fields of the move that hold one of these values; of a list, how many are in it. */
  readonly where?: Readonly<Record<string, readonly (number | string | boolean)[]>>;
}

/** By kind of question, `aside` for asides. An empty list: there is nothing to learn. */
export type Concepts<G extends GameTypes = GameTypes> = {
  readonly [K in G['frame']['kind'] | 'aside']?: readonly Lesson<G>[];
};
/** The concepts of a game whose own types do not matter. */
export type AnyConcepts = Readonly<Record<string, readonly Lesson[] | undefined>>;

/** What this move is about as an answer to this kind of question, or as an `aside`. */
export function conceptsOf(concepts: AnyConcepts, question: string, move: Move): string[] {
  const lessons = concepts[question] ?? [];
  const met = lessons.filter((lesson) => fits(lesson, move)).flatMap((lesson) => lesson.concepts);
  return [...new Set(met)];
}

/** What some answer to this kind of question would have been about. */
export function conceptsOffered(
  concepts: AnyConcepts,
  question: string,
  legal: readonly Template<Move>[],
): string[] {
  const offered = (concepts[question] ?? []).filter((lesson) =>
    legal.some((template) => mayFit(lesson, template)),
  );
  return [...new Set(offered.flatMap((lesson) => lesson.concepts))];
}

/** All concepts of a game, in the order of its table. */
export function conceptIds(concepts: AnyConcepts): string[] {
  const lessons = Object.values(concepts).flatMap((list) => list ?? []);
  return [...new Set(lessons.flatMap((lesson) => lesson.concepts))];
}

function fits({ moves, where = {} }: Lesson, move: Move): boolean {
  if (moves && !moves.includes(move.type)) return false;
  return Object.entries(where).every(([field, values]) => {
    const held = (move as unknown as Record<string, unknown>)[field];
    return (values as readonly unknown[]).includes(Array.isArray(held) ? held.length : held);
  });
}

/** What a gap will hold is open: it may be what the lesson is about. */
function mayFit({ moves, where = {} }: Lesson, template: Template<Move>): boolean {
  const fields = template as unknown as Record<string, unknown>;
  const fixed = Object.fromEntries(Object.entries(where).filter(([name]) => !isGap(fields[name])));
  return fits({ concepts: [], ...(moves ? { moves } : {}), where: fixed }, template);
}
