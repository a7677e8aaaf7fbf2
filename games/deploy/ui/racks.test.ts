import { isOver, newRng, pending } from '@boardroom/kernel';
import { playMove, position, randomMove } from '@boardroom/kernel/testing';
import { sceneOf, stageOf } from '@boardroom/ui-kit/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import texts from '../texts/en.json' with { type: 'json' };
import messages from './messages.en.json' with { type: 'json' };
import { racksOf } from './racks.ts';

test('no rack shows more cubes than it has places', () => {
  const { t, s } = position(game, { players: 3, options: {}, edition: classic, seed: 'racks' });
  const stage = stageOf(game, t, texts, messages);
  const rng = newRng(3);
  while (!isOver(s)) {
    const { seat } = pending(s)[0]!;
    for (const pool of ['A', 'B'] as const)
      for (const rack of racksOf(sceneOf(stage, s, seat), seat, pool))
        expect(rack.cubes.length).toBeLessThanOrEqual(rack.places);
    playMove(game, t, s, randomMove(game, t, s, rng));
  }
});
