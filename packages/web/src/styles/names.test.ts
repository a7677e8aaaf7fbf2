/** Rules of the table's style sheets hold wherever they are loaded: other rooms keep away from their names. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
/** Rooms with a table in them, and parts that lie on one. */
const OF_TABLES = /^(table|debrief|review|onefile|online)\/|^parts\/Loading\.svelte$/;

const read = (name: string): string => readFileSync(join(src, name), 'utf8');
const sheets = globSync('styles/table/*.css', { cwd: src });

/** Names that a rule is about without anything around them: `.top`, `.mv:hover`, `.desk.half`. */
function namesIn(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g);
  return [...rules]
    .flatMap(([, selectors]) => selectors!.split(','))
    .map((selector) => /^\.([\w-]+)(?:[.:[]\S*)?$/.exec(selector.trim())?.[1])
    .filter((name) => name !== undefined);
}

function classesIn(markup: string): string[] {
  const written = [...markup.matchAll(/class="([^"{}]*)/g)].flatMap(([, all]) => all!.split(/\s+/));
  return [...written, ...[...markup.matchAll(/class:([\w-]+)/g)].map(([, name]) => name!)];
}

test('no room but a table’s uses a name that the table’s style sheets lay hold of', () => {
  const taken = new Set(sheets.flatMap((sheet) => namesIn(read(sheet))));
  expect(taken.size).toBeGreaterThan(20);
  const shared = globSync('**/*.svelte', { cwd: src })
    .filter((name) => !OF_TABLES.test(name))
    .flatMap((name) =>
      classesIn(read(name).split('<style')[0]!)
        .filter((one) => taken.has(one))
        .map((one) => `${name}: ${one}`),
    );
  expect(shared).toEqual([]);
});
