import { isRefusal, legal, newRng, openMatch, pending, submit, viewFor } from '@boardroom/kernel';
import type { Match } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import type { ElPlan } from '../src/types.ts';
import { tutorial } from './tutorial.ts';

test('who follows the hints follows the lesson, and it ends with the first idea', () => {
  const { players, options = {}, seed } = tutorial;
  const setting = { players, options, edition: { id: 'classic', content: classic } };
  const match = openMatch(game, setting, seed) as Match<ElPlan>;
  if (isRefusal(match)) throw new Error(JSON.stringify(match));
  const rng = newRng(1);
  const left = [...tutorial.steps];
  while (match.s.period < 4) {
    const f = pending(match.s)[0]!;
    const { t } = match;
    const view = viewFor(game, t, match.s, f.seat);
    const scene = { t, view, viewer: 0 } as never;
    const { move } = game.advice.suggest(t, view, f, rng);
    if (f.seat !== 0) {
      submit(match, f.seat, move);
      continue;
    }
    const at = left.findIndex(({ skip, done }) => done && !skip?.(scene));
    left.splice(0, at < 0 ? left.length : at);
    const [step] = left;
    const wanted = legal(game, t, match.s, f).filter((template) => step?.want?.(template, scene));
    if (wanted.length > 0) expect(wanted, step!.id).toContainEqual(move);
    expect(isRefusal(submit(match, 0, move))).toBe(false);
    if (step?.done?.(move, scene)) left.shift();
    if (move.type === 'innovate') break;
  }
  expect(match.s.period).toBe(2);
  expect(left.map(({ id }) => id)).toEqual(['month']);
});
