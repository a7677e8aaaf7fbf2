import { catalogue } from '@boardroom/catalogue';
import { contentProblems } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { tryForks, wordless } from './forks.testing.ts';

/** Many more, with more games each: bench/src/forks.ts. */
const [FORKS, GAMES] = [16, 2];

test.each(catalogue)('$id: every fork plays or is refused in words', async (entry) => {
  const { between, played } = await tryForks(entry, 0, FORKS, GAMES);
  expect(between).toEqual([]);
  expect(played).toBeGreaterThan(0);
});

test.each(catalogue)('$id: an empty edition is refused in words', async (entry) => {
  const problems = contentProblems(await entry.game(), {});
  expect(problems.length).toBeGreaterThan(0);
  expect(wordless(problems)).toBeNull();
});
