import { newRng, openMatch, pending, submit, viewFor } from '@boardroom/kernel';
import type { Match } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import type { ProjectPlan } from '../src/types.ts';
import { tutorial } from './tutorial.ts';

test('the first hand goes as the lesson says, and the hint says the same', () => {
  const setting = { players: 3, options: {}, edition: { id: 'classic', content: classic } };
  const match = openMatch(game, setting, tutorial.seed) as Match<ProjectPlan>;
  for (const wanted of ['throw', 'buy', 'hire']) {
    const f = pending(match.s)[0]!;
    expect(f.seat).toBe(0);
    const view = viewFor(game, match.t, match.s, 0);
    const { move } = game.advice.suggest(match.t, view, f, newRng(1));
    expect(move.type).toBe(wanted);
    submit(match, 0, move);
  }
});
