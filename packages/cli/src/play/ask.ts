/** Single questions in the terminal: one of a list, some of a list, a number. */
import type { Gap } from '@boardroom/kernel';
import { placesOf } from './find.ts';
import { print, say } from './seated.ts';
import type { Ask, Seated } from './seated.ts';

type Range = Extract<Gap, { gap: 'range' }>;
type Answer<X> = Promise<X | 'back' | null>;

/** Numbered lines above a prompt. */
const listed = (names: readonly string[]): string => {
  const width = String(names.length).length;
  return names.map((name, i) => `    ${String(i + 1).padStart(width)}  ${name}\n`).join('');
};

/** The place of one of these names. */
export async function askOne(
  seated: Seated,
  label: string,
  names: readonly string[],
  ask: Ask,
): Answer<number> {
  const list = listed(names);
  for (;;) {
    const line = await ask(`${list}${say(seated, 'gap.choice', { label })}`);
    if (line === null || line === 'back') return line;
    if (/^\d+$/.test(line) && names[Number(line) - 1] !== undefined) return Number(line) - 1;
    const named = placesOf(names, line);
    if (named.length === 1) return named[0]!;
    print(say(seated, 'gap.pick', { count: names.length }));
  }
}

/** A number that fits one of the ranges. `reach`: the most anybody would name. */
export async function askNumber(
  seated: Seated,
  label: string,
  ranges: readonly Range[],
  reach: number | undefined,
  ask: Ask,
): Answer<number> {
  const min = Math.min(...ranges.map((range) => range.min));
  const most = Math.max(...ranges.map((range) => range.max));
  const step = Math.max(...ranges.map((range) => range.step));
  const max = Math.max(min, Math.min(most, reach ?? most));
  const facts = { label, min, max, most, step };
  const prompt = say(seated, max < most ? 'gap.short' : 'gap.number', facts);
  for (;;) {
    const line = await ask(prompt);
    if (line === null || line === 'back') return line;
    const value = Number(line.replaceAll(',', '').replace('−', '-'));
    const fits = (range: Range): boolean =>
      value >= range.min && value <= range.max && (value - range.min) % range.step === 0;
    if (line !== '' && ranges.some(fits)) return value;
    print(say(seated, 'gap.fits', facts));
  }
}

export async function askSome(
  seated: Seated,
  label: string,
  gap: Extract<Gap, { gap: 'subset' }>,
  item: (item: number | string) => string,
  ask: Ask,
): Answer<(number | string)[]> {
  const list = listed(gap.of.map(item));
  const { min } = gap;
  const max = Math.min(gap.max, gap.of.length);
  const prompt = say(seated, min === max ? 'gap.exactly' : 'gap.items', { label, min, max });
  for (;;) {
    const line = await ask(`${list}${prompt}`);
    if (line === null || line === 'back') return line;
    const chosen = new Set(
      line
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((text) => Number(text) - 1),
    );
    const items = gap.of.filter((_, i) => chosen.has(i));
    if (items.length === chosen.size && items.length >= min && items.length <= max) return items;
    print(say(seated, 'gap.some', { count: gap.of.length, min, max }));
  }
}
