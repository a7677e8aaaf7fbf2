import { expect, test } from 'vitest';
import { breach, importsOf, meant, naming } from './walls.mjs';

const names = new Map([['@boardroom/kernel', 'packages/kernel']]);

test.each([
  ['games/lots/src/a.ts', 'games/dice/src/b.ts'],
  ['games/lots/ui/a.ts', 'games/dice/ui/b.ts'],
  ['games/lots/src/a.ts', 'packages/bots/src/b.ts'],
  ['packages/web/src/a.ts', 'packages/server/src/b.ts'],
  ['packages/lab/src/a.ts', 'packages/client/src/b.ts'],
  ['packages/kernel/src/a.ts', 'games/lots/src/b.ts'],
  ['packages/bots/src/a.ts', 'packages/catalogue/src/b.ts'],
  ['packages/web/src/engine/a.ts', 'packages/web/src/online/b.ts'],
  ['packages/web/src/table/a.ts', 'packages/web/src/studio/b.ts'],
  ['packages/unheard-of/src/a.ts', 'packages/kernel/src/b.ts'],
])('%s may not import %s', (from, to) => {
  expect(breach(from, to)).toBeTypeOf('string');
});

test.each([
  ['games/lots/ui/a.ts', 'games/lots/src/b.ts'],
  ['games/lots/look/a.ts', 'packages/kernel/src/b.ts'],
  ['packages/server/src/a.ts', 'packages/protocol/src/b.ts'],
  ['packages/web/src/a.ts', 'games/lots/ui/index.ts'],
  ['packages/web/src/online/a.ts', 'packages/web/src/engine/b.ts'],
])('%s may import %s', (from, to) => {
  expect(breach(from, to)).toBeNull();
});

test('imports are found however they are written, and not in comments', () => {
  const text = `import type { A } from './a.ts';
    export * from "../b.ts";
    import './c.css';
    const d = await import('../../d.ts');
    /* import x from 'no'; */`;
  expect(importsOf(text)).toEqual(['./a.ts', '../b.ts', './c.css', '../../d.ts']);
});

test('a relative path is no way around a wall', () => {
  expect(meant('games/lots/src/a.ts', '../../dice/src/b.ts', names)).toBe('games/dice/src/b.ts');
  expect(meant('games/lots/src/a.ts', '@boardroom/kernel/testing', names)).toBe('packages/kernel');
  expect(meant('games/lots/src/a.ts', 'zod', names)).toBeNull();
});

test('a game is found by its id, a word that is also English only where it is a name', () => {
  const named = naming(['ship', 'sealed-bids']);
  for (const line of [
    "open('ship')",
    "'ship/ui'",
    '// games/ship/src',
    'see sealed-bids',
    '"ship"',
  ])
    expect(named.test(line), line).toBe(true);
  for (const line of ['we ship it', 'shipped', 'deploy/ship.yaml', 'sealed bids'])
    expect(named.test(line), line).toBe(false);
  expect(naming([]).test('anything')).toBe(false);
});
