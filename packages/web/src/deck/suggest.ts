/** Moments worth asking the class about: what cost most, and where tables parted. Pure. */
import type { DeckFound, Moment } from './types.ts';

export interface Suggestion extends Moment {
  readonly seat: number;
  /** What makes it worth a vote, in shares of the win; of a fork what it was apart. */
  readonly why: 'costly' | 'parted' | 'luck';
  readonly worth: number;
}

/** So many of a table, or one table has them all. */
const OF_TABLE = 2;

/** Decisions that cost most for sure, then forks that matter, each once; the most telling first. */
export function suggestionsOf({ reviews, parted, compared, idle }: DeckFound): Suggestion[] {
  const costly = reviews.flatMap(({ table, decisions }) =>
    decisions
      .filter(
        ({ verdict, question, played }) => verdict === 'costly' && question !== 'aside' && played,
      )
      .toSorted((a, b) => a.difference.value - b.difference.value)
      .slice(0, OF_TABLE)
      .map(({ move, seat, difference }): Suggestion => ({
        table,
        move,
        seat,
        why: 'costly',
        worth: -difference.value,
      })),
  );
  const forks = (parted?.partings ?? [])
    .filter(({ byBots }) => byBots === 'different')
    .map(({ parting: { branches, seat }, came }): Suggestion => {
      const behind = Math.max(...came.map(({ behind: { value } }) => -value));
      const [branch] = branches;
      return {
        table: compared[branch!.tables[0]!]!,
        move: branch!.at[0]!,
        seat,
        why: 'parted',
        worth: behind,
      };
    });
  const known = new Set(idle.map(({ table, move }) => `${table} ${move}`));
  return [...costly.toSorted((a, b) => b.worth - a.worth), ...forks].filter(({ table, move }) => {
    const key = `${table} ${move}`;
    return !known.has(key) && known.add(key);
  });
}

/** The moment a deck asks about by itself. Nothing sure yet: where the class was split most. */
export function usualMoment(found: DeckFound): Moment | null {
  const [sure] = suggestionsOf(found);
  if (sure) return { table: sure.table, move: sure.move };
  const moments = (found.parted?.partings ?? [])
    .filter(({ games }) => games > 0)
    .map(({ parting: { branches } }): Moment => {
      const [branch] = branches;
      return { table: found.compared[branch!.tables[0]!]!, move: branch!.at[0]! };
    });
  const isIdle = ({ table, move }: Moment): boolean =>
    found.idle.some((one) => one.table === table && one.move === move);
  return moments.find((moment) => !isIdle(moment)) ?? null;
}
