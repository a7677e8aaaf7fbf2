/** What was reached on which day, on this device. */
import type { DayResult, Fielded } from './types.ts';

const KEY = 'boardroom-today';
const MOST_DAYS = 60;

/** Scores take little room as a list for each bot. */
interface Kept extends Omit<DayResult, 'field'> {
  readonly scores: Readonly<Record<string, readonly number[]>>;
}

export function results(): DayResult[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
    return kept.map(({ scores, ...rest }) => ({ ...rest, field: fieldOf(scores) }));
  } catch {
    return [];
  }
}

export function resultOf(day: string, game: string): DayResult | undefined {
  return results().find((one) => one.day === day && one.game === game);
}

export function keepResult(result: DayResult): void {
  const others = results().filter(({ day, game }) => day !== result.day || game !== result.game);
  const all = [result, ...others].toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, MOST_DAYS);
  try {
    localStorage.setItem(KEY, JSON.stringify(all.map(packed)));
  } catch {
    // Without room it is reckoned again the next time.
  }
}

function packed({ field, ...rest }: DayResult): Kept {
  const scores: Record<string, number[]> = {};
  for (const { bot, score } of field) (scores[bot] ??= []).push(score);
  return { ...rest, scores };
}

function fieldOf(scores: Kept['scores']): Fielded[] {
  return Object.entries(scores).flatMap(([bot, list]) => list.map((score) => ({ bot, score })));
}
