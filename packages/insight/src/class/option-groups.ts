/** What could be done at a moment, put into few groups that a class can vote on. */
import { fit, hasGaps, moveKey, spread } from '@boardroom/kernel';
import type { Move, MoveValue, Template } from '@boardroom/kernel';
import { targetOf } from './group.ts';

/** Moves that are voted on as one. */
export interface OptionGroup {
  readonly group: string;
  /** A few that stand for all of it. */
  readonly moves: readonly Move[];
}

/** Of a choice of amounts so many are told apart. */
const AMOUNTS = 4;
/** So many moves of a group are looked at for the one that stands for it. */
const MOST_MOVES = 16;

/**
 * By what the moves are about, if that makes few groups; else by their kind; else, where all are of
 * one kind, every one by itself: whoever asks then picks the best of them.
 */
export function optionGroups(legal: readonly Template<Move>[], most: number): OptionGroup[] {
  const byTarget = grouped(legal, (each) => targetOf(each, each));
  if (byTarget.length === 1) return amountsOf(legal);
  if (byTarget.length <= most) return byTarget;
  const byKind = grouped(legal, ({ type }) => type);
  if (byKind.length > 1) return byKind;
  return byTarget;
}

function grouped(
  legal: readonly Template<Move>[],
  groupOf: (template: Template<Move>) => string,
): OptionGroup[] {
  const groups = new Map<string, Template<Move>[]>();
  for (const template of legal) {
    const group = groupOf(template);
    groups.set(group, [...(groups.get(group) ?? []), template]);
  }
  return [...groups].map(([group, templates]) => {
    const each = Math.max(1, Math.floor(MOST_MOVES / templates.length));
    const moves = templates.flatMap((template) => spread(template, each));
    return { group, moves: moves.slice(0, MOST_MOVES) };
  });
}

/** Only how much is left to choose. */
function amountsOf(legal: readonly Template<Move>[]): OptionGroup[] {
  const moves = legal.flatMap((template) => spread(template, AMOUNTS));
  return moves.map((move) => ({ group: moveKey(move), moves: [move] }));
}

/** Whether a move belongs to a group of these legal moves. */
export function isIn(
  { group, moves }: OptionGroup,
  move: Move,
  legal: readonly Template<Move>[],
): boolean {
  if (moves.some((each) => moveKey(each) === moveKey(move))) return true;
  if (group === move.type) return true;
  const template = legal.find(
    (each) => fit(each, move as unknown as Record<string, MoveValue>) !== null,
  );
  return template !== undefined && hasGaps(template) && targetOf(move, template) === group;
}
