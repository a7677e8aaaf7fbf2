/** Choices in few groups that people understand. */
import { fit, isGap } from '@boardroom/kernel';
import type { Move, MoveValue, Template } from '@boardroom/kernel';
import type { Grouping } from './types.ts';

/** The groups of a move, given what else was legal. */
export function groupsOf(move: Move, legal: readonly Template<Move>[]): Record<Grouping, string> {
  const template = legal.find(
    (each) => fit(each, move as unknown as Record<string, MoveValue>) !== null,
  );
  return {
    kind: move.type,
    target: targetOf(move, template ?? {}),
  };
}

/** What could be chosen, group by group. */
export function choicesOf(legal: readonly Template<Move>[]): Record<Grouping, ReadonlySet<string>> {
  return {
    kind: new Set(legal.map(({ type }) => type)),
    target: new Set(
      legal.map((each) => targetOf(each, each as unknown as Record<string, unknown>)),
    ),
  };
}

export function targetOf(
  move: object & { type: string },
  template: Record<string, unknown>,
): string {
  const about = Object.entries(move)
    .filter(([name]) => name !== 'type' && !isAmount(template[name]))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return [move.type, ...about.toSorted()].join(' ');
}

/** From 0 to 1: how much of what can be chosen at one of two tables can be chosen at both. */
export function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const each of one) if (other.has(each)) both++;
  return both / (one.size + other.size - both);
}

/** How much, not what. */
const isAmount = (part: unknown): boolean => isGap(part) && part.gap === 'range';
