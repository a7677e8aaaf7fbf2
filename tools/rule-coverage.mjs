/** Lists, for each game, the rule numbers of its RULES.md that no test names; fails if there are any. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chaptersOf } from '../packages/web/build/markdown.ts';
import { root } from './setup.mjs';

const games = join(root, 'games');
let missing = 0;
for (const id of readdirSync(games).sort()) {
  const rules = new Set(
    [
      ...readFileSync(join(games, id, 'RULES.md'), 'utf8').matchAll(
        /^\s*[-*]\s+\*\*(R\d+[a-z]?)\*\*/gm,
      ),
    ].map((m) => m[1]),
  );
  const read = new Set(
    chaptersOf(readFileSync(join(games, id, 'RULES.md'), 'utf8'))
      .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
      .map(({ rule }) => rule),
  );
  const unread = [...rules].filter((rule) => !read.has(rule));
  if (unread.length > 0) {
    console.log(`${id}: players cannot read ${unread.join(' ')}; rules stand under "## Rules"`);
    missing += unread.length;
  }
  const named = new Set(testTitles(join(games, id, 'src')).flatMap(rulesOf));
  if (rules.size === 0) {
    console.log(`${id}: RULES.md names no rule; each is a line "- **R1** …"`);
    missing++;
  }
  const unnamed = [...rules].filter((rule) => !named.has(rule));
  missing += unnamed.length;
  const tail = unnamed.length > 0 ? `; missing ${unnamed.join(' ')}` : '';
  console.log(
    `${id}: ${rules.size - unnamed.length} of ${rules.size} rules named by a test${tail}`,
  );
}
if (missing > 0) process.exitCode = 1;

function testTitles(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return [
        ...text.matchAll(
          /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\([^()]*\)\s*)?\(\s*[`'"]([^`'"]*)/g,
        ),
      ].map((m) => m[1]);
    });
}

/** `R7`, `R7, R9` and `R7–R9` in a title. */
function rulesOf(title) {
  return [...title.matchAll(/\bR(\d+)([a-z]?)(?:\s*[-–]\s*R?(\d+))?/g)].flatMap(
    ([, from, letter, to]) =>
      to
        ? Array.from({ length: to - from + 1 }, (_, i) => `R${Number(from) + i}`)
        : [`R${from}${letter}`],
  );
}
