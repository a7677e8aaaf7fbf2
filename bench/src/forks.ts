/**
 * Forks by random edits of the kind the editor makes: each is refused in words, or plays random games
 * by the conformance suite. What was found is in docs/studio.md.
 *
 *     node bench/src/forks.ts [game] [forks] [games each] [from]
 */
import { catalogue } from '@boardroom/catalogue';
import { tryForks } from '../../packages/web/src/studio/edit/forks.testing.ts';

const [which, ...rest] = process.argv.slice(2);
const [forks, games, from] = [500, 20, 0].map((usual, i) => Number(rest[i] ?? usual));
for (const entry of catalogue) {
  if (which !== undefined && which !== entry.id) continue;
  const found = await tryForks(entry, from!, forks!, games!);
  console.log(JSON.stringify({ game: entry.id, forks, games, ...found }));
  if (found.between.length > 0) process.exitCode = 1;
}
