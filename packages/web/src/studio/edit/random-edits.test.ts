import { catalogue } from '@boardroom/catalogue';
import { expect, test } from 'vitest';
import { tryForks } from './forks.testing.ts';

/** Many more, with more games each: bench/src/forks.ts. */
const [FORKS, GAMES] = [16, 2];

test.each(catalogue)('$id: every fork plays or is refused in words', async (entry) => {
  const { between, played, refused } = await tryForks(entry, 0, FORKS, GAMES);
  expect(between).toEqual([]);
  expect(played).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});
