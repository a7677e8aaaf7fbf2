import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { slimIcon } from './icons.ts';

const ICONS = fileURLToPath(
  import.meta.resolve('@phosphor-icons/core/fill/wrench-fill.svg'),
).replace(/fill\/wrench-fill\.svg$/, '');
const numbers = (svg: string): number[] =>
  [...svg.replace(/^<svg[^>]*>/, '').matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);

for (const weight of ['bold', 'fill', 'duotone'])
  test(`${weight} icons stay as they are, to a tenth of a unit`, () => {
    const broken = readdirSync(`${ICONS}${weight}`).filter((name) => {
      const svg = readFileSync(`${ICONS}${weight}/${name}`, 'utf8');
      const [before, after] = [numbers(svg), numbers(slimIcon(svg))];
      return (
        before.length !== after.length ||
        before.some((number, i) => Math.abs(number - after[i]!) > 0.0501)
      );
    });
    expect(broken).toEqual([]);
  });
