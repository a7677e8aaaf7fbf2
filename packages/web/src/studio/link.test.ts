import { beforeAll, expect, test } from 'vitest';
import { hashIn, inGroups, linkOf } from './link.ts';

const HASH = '9c410be277d35a18';
beforeAll(() => {
  globalThis.location ??= { href: 'https://boardroom.example/#/studio' } as Location;
});

test('a link is the hash in groups, and gives it back however it is pasted', () => {
  const link = linkOf(HASH);
  expect(link).toMatch(/#\/edition\/9c41-0be2-77d3-5a18$/);
  for (const text of [link, ` ${link}\n`, inGroups(HASH), HASH, '9C41 0BE2 77D3 5A18'])
    expect(hashIn(text)).toBe(HASH);
  for (const text of ['', 'hello', '9c41-0be2', `${HASH}0`, 'https://boardroom.example/'])
    expect(hashIn(text)).toBeNull();
});
