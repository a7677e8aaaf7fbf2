import { speaker } from '@boardroom/texts';
import { expect, test } from 'vitest';
import type { Choice } from './choices.ts';
import { pickCounts } from './counts.ts';
import type { Seated } from './seated.ts';
import cliWords from './words.en.json' with { type: 'json' };

const words = speaker({ name: '', tagline: '', fields: {}, messages: cliWords }, []);
const seated = { words } as unknown as Seated;

const choice = (select: number, work: number): Choice =>
  ({ template: { type: 'lay', select, work }, frame: null }) as unknown as Choice;
const choices = [0, 1, 2].flatMap((select) => [0, 1, 2].map((work) => choice(select, work)));
const counts = {
  choices,
  fields: ['select', 'work'],
  labels: ['Select Work: two items', 'Do Work: one lab'],
  most: 4,
};

test.for([
  ['1 2 2', [1, 2]],
  ['0', [0, 0]],
  ['select work, do work', [1, 1]],
  ['Lay face down: 1× Select Work 2× Do Work', [1, 2]],
  ['2x do work', [0, 2]],
] as const)('“%s” names how many of each', ([typed, [select, work]]) => {
  expect(pickCounts(seated, counts, typed)?.line).toEqual([choice(select, work)]);
});

test.for(['work', '3× Do Work', '7'])('“%s” is not one of the answers', (typed) => {
  expect(pickCounts(seated, counts, typed)).toBeNull();
});
