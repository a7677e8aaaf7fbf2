import { position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import type { DeployMove } from '../src/types.ts';
import { tutorial } from './tutorial.ts';

test('the lesson begins with a project that fits a first rack in A and one in B', () => {
  const { seed, players, options } = tutorial;
  const it = position(game, { players, options: options!, edition: classic, seed });
  expect(it.asked()[0]).toMatchObject({ kind: 'startPool', seat: 0 });
  expect(it.s.cubes.slice(0, 3)).toEqual([1, 1, 0]);
  it.play(0, { type: 'start', pool: 'A' });
  it.play(1, { type: 'start', pool: 'A' });
  it.play(0, { type: 'consult', office: 0 } satisfies DeployMove);
  it.play(1, { type: 'consult', office: 0 } satisfies DeployMove);
});
