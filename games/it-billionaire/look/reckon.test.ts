import {
  answer,
  isOver,
  legal,
  newRng,
  pending,
  pendingIndex,
  pick,
  start,
} from '@boardroom/kernel';
import { position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import type { Event, Move } from '../src/types.ts';
import { lookAtWork } from './reckon.ts';

test('R76, R91 what a day of work is said to bring is what it brings', () => {
  const { t } = position(game, { players: 3, options: {}, edition: classic, seed: 'work' });
  let days = 0;
  for (let n = 0; n < 4; n++) {
    const s = start(game, t, `work ${n}`);
    const rng = newRng(n);
    while (!isOver(s)) {
      const f = pending(s)[0]!;
      const move = pick(game, legal(game, t, s, f), rng) as Move;
      const said = move.type === 'doWork' ? lookAtWork(t, s, f.seat, move) : null;
      const events: Event[] = [];
      answer(game, t, s, pendingIndex(s, f.seat), move, (event: Event) => events.push(event));
      const worked = events.find((event) => event.type === 'worked');
      if (!said || worked?.type !== 'worked') continue;
      days++;
      expect(worked.rings).toBeGreaterThanOrEqual(said.low);
      expect(worked.rings).toBeLessThanOrEqual(said.high);
      if (!said.red) expect(worked.rings).toBe(said.high);
    }
  }
  expect(days).toBeGreaterThan(0);
});
