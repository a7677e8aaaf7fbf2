/**
 * Measures the balance diff; what was found is in docs/studio.md.
 *
 *     node bench/src/balance/main.ts same [game] [comparisons] [pairs] [games in the pool]
 *     node bench/src/balance/main.ts planted [game] [runs] [pairs] [ids begin with]
 *
 * `all` stands for every game. How fast the room on the page is: e2e/src/figures/main.ts balance.
 */
import { measurePlanted } from './planted.ts';
import { measureSame } from './same.ts';
import { subjects } from './subject.ts';
import type { Subject } from './subject.ts';

const [what, which, ...rest] = process.argv.slice(2);
const number = (at: number, usual: number): number => Number(rest[at] ?? usual);

const measures: Record<string, (subject: Subject) => Promise<void>> = {
  same: (subject) => measureSame(subject, number(0, 100), number(1, 1000), number(2, 20_000)),
  planted: (subject) => measurePlanted(subject, number(0, 10), number(1, 1000), rest[2]),
};

const measure = measures[what ?? ''];
if (!measure) throw new Error(`measure one of ${Object.keys(measures).join(', ')}`);
for (const subject of await subjects(which === 'all' ? undefined : which)) await measure(subject);
