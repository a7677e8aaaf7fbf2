/** What a table is measured by, in a fixed order, so that two runs can be compared line by line. */
import { canonical } from '@boardroom/kernel';
import type { AnyBalance, PrintedThing, Table } from '@boardroom/kernel';
import { SAME_SHARE } from './report.ts';
import { botsOf } from './sums.ts';
import type { Measure, ThingMeasure } from './types.ts';

/** A part of the base's value that nobody would notice at the table. */
const SLIGHT = 0.05;

export function measuresOf(
  hook: AnyBalance | undefined,
  tables: readonly [Table, Table],
  bots: readonly string[],
): Measure[] {
  const [{ players }] = tables;
  const number = (id: string, group: Measure['group'], step = 1): Measure => ({
    id,
    group,
    unit: 'number',
    same: SLIGHT,
    ofBase: true,
    step,
  });
  const share = (id: string, group: Measure['group'], words?: string): Measure => ({
    id,
    group,
    unit: 'share',
    same: SAME_SHARE,
    fair: 1 / players,
    step: 1,
    ...(words === undefined ? {} : { words }),
  });
  const kinds = botsOf(bots);
  return [
    ...(hook ? [number('length', 'length')] : []),
    number('moves', 'length'),
    ...Array.from({ length: players }, (_, seat) => share(`seat.${seat}`, 'seat')),
    ...startsOf(hook, tables).map(({ id, words }) => share(`start.${id}`, 'start', words)),
    ...(kinds.length > 1 ? kinds.map((name) => share(`bot.${name}`, 'bot')) : []),
    number('leads', 'course'),
    { id: 'decided', group: 'course', unit: 'share', same: SLIGHT, step: 0.1 },
    { ...number('winner', 'course', 0), unit: 'score' },
    { ...number('margin', 'course', 0), unit: 'score' },
    ...(hook?.stranded
      ? [{ id: 'stranded', group: 'course', unit: 'number', same: 0.05, step: 1 } as const]
      : []),
    ...(hook ? [number('idle', 'own')] : []),
    ...(hook?.own ?? []).map(({ code, each }): Measure => ({
      ...number(`own.${code}`, 'own'),
      ...(each ? {} : { unit: 'share', same: SLIGHT, ofBase: undefined }),
      words: `habit.${code}`,
    })),
  ];
}

function startsOf(hook: AnyBalance | undefined, tables: readonly [Table, Table]): PrintedThing[] {
  return hook?.starts ? union(tables.map((t) => hook.starts!(t))) : [];
}

export function thingsOf(
  hook: AnyBalance | undefined,
  tables: readonly [Table, Table],
): ThingMeasure[] {
  if (!hook) return [];
  const [base, fork] = tables.map((t) => printedById(t.content));
  return union(tables.map((t) => hook.things(t))).map((thing) => ({
    ...thing,
    changed: base!.get(thing.id) !== fork!.get(thing.id),
  }));
}

/** Everything in a content that has an id, wherever it stands. */
function printedById(value: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof value !== 'object' || value === null) return found;
  const { id } = value as { id?: unknown };
  if (typeof id === 'string') found.set(id, canonical(value));
  for (const part of Object.values(value)) printedById(part, found);
  return found;
}

function union(lists: readonly (readonly PrintedThing[])[]): PrintedThing[] {
  return [...new Map(lists.flat().map((thing) => [thing.id, thing])).values()];
}
