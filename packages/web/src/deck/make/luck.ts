/** Luck and judgement: how the winner of each table got there. */
import type { Estimate } from '@boardroom/insight';
import { isSure } from '../../review/figures.ts';
import { courseOf } from '../../review/ledger.ts';
import { say } from '../../words/index.ts';
import type { DeckFound, Luck, LuckTable, Made, TableFound } from '../types.ts';
import type { Telling } from './telling.ts';

/** Rows that are less sure than this are a sketch, and no figure of them is shown. */
const SKETCH = 0.15;
/** So much larger than the next is what a win came by alone. */
const MOSTLY = 1.6;

export type Cause = 'luck' | 'own' | 'others' | 'both' | 'unclear';

export function luckOf({ table, ledger }: TableFound): LuckTable | null {
  if (!ledger) return null;
  const seat = ledger.result.indexOf(Math.max(...ledger.result));
  const { start, steps, result } = courseOf(ledger as never, seat);
  const luck = sum(steps.luck, steps.hidden);
  if (Math.max(luck.se, steps.own.se, steps.others.se) > SKETCH) return null;
  return { table, seat, start, luck, own: steps.own, others: steps.others, result };
}

const sum = (a: Estimate, b: Estimate): Estimate => ({
  value: a.value + b.value,
  se: Math.hypot(a.se, b.se),
});

/** What a win came by, as far as that is sure. */
export function causeOf({ luck, own, others }: LuckTable): Cause {
  const [first, second] = (
    [
      ['luck', luck],
      ['own', own],
      ['others', others],
    ] as const
  )
    .filter(([, figure]) => isSure(figure) && figure.value > 0)
    .toSorted(([, a], [, b]) => b.value - a.value);
  if (!first) return 'unclear';
  if (second && first[1].value < MOSTLY * second[1].value)
    return first[0] === 'others' || second[0] === 'others' ? first[0] : 'both';
  return first[0];
}

export function makeLuck({ reviews, courses }: DeckFound, { t }: Telling): Made<'luck'> {
  const tables = reviews.flatMap((review) => luckOf(review) ?? []);
  const known = tables.toSorted((a, b) => a.table - b.table);
  const waiting = courses
    .map(({ table }) => table)
    .filter((table) => !known.some((one) => one.table === table));
  const fair = 1 / t.players;
  const figures: Luck = {
    lead: say('deck.luck.lead', { fair: Math.round(100 * fair) }),
    foot: [
      say('deck.luck.foot'),
      ...(waiting.length > 0 ? [say('deck.luck.waiting', { tables: waiting.join(', ') })] : []),
    ].join(' '),
    fair,
    tables: known,
    waiting,
  };
  return { kind: 'luck', titles: [titleOf(known, waiting.length)], steps: 1, figures, lacks: '' };
}

/** Nothing is said of the class before most of its tables are known. */
function titleOf(tables: readonly LuckTable[], waiting: number): string {
  if (tables.length === 0 || tables.length < waiting) return say('deck.luck.title.early');
  const causes = tables.map(causeOf);
  const count = (cause: Cause): number => causes.filter((each) => each === cause).length;
  const [own, luck, both] = [count('own'), count('luck'), count('both')];
  if (own + luck + both === 0) return say('deck.luck.title.unclear');
  if (own > 0 && luck > 0) return say('deck.luck.title.both', { own, luck });
  if (own === 0 && luck === 0) return say('deck.luck.title.mixed', { both });
  const [key, n] = own > 0 ? (['own', own] as const) : (['luck', luck] as const);
  return say(n === 1 ? `deck.luck.title.${key}.one` : `deck.luck.title.${key}`, { count: n });
}
