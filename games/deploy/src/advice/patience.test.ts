import { advisedPolicy, newRng, playout } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { projectCount } from '../figures.ts';
import { game } from '../index.ts';
import { fresh } from '../testing/scene.ts';

test.for(['watch 26', 'watch 49'])('R80 nobody waits for ever for better projects: %s', (seed) => {
  const { t, s } = fresh({ players: 2, seed });
  playout(game, t, s, [advisedPolicy(game), advisedPolicy(game)], newRng(1));
  for (const seat of [0, 1]) expect(projectCount(s, seat)).toBeGreaterThanOrEqual(5);
});
