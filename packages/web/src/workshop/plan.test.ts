import { newWorkshop } from '@boardroom/protocol';
import { expect, test } from 'vitest';
import { minutesOf, planOf, startsOf, tablesFor, USUAL_PLAN } from './plan.ts';
import type { Ready } from './ready-prompts.ts';

const ASK = { rate: 'Again?', text: 'What do you take along?' };

test('what the form makes is a plan the server takes', () => {
  const plan = planOf(USUAL_PLAN, ASK);
  expect(plan.map(({ kind }) => kind)).toEqual([
    'gather',
    'lesson',
    'practice',
    'play',
    'debrief',
    'survey',
    'close',
  ]);
  const wanted = { title: 'A class', game: 'lots', players: 4, plan };
  expect(newWorkshop.safeParse(wanted).error).toBeUndefined();
});

test('what is asked at gates has a name at each', () => {
  const ready = { name: 'win', id: 'win', kind: 'probability', about: 'own-win', text: 'Win?' };
  const stages = USUAL_PLAN.map((stage) =>
    stage.kind === 'play' ? { ...stage, gates: [2, 4], ask: ready as Ready } : stage,
  );
  const plan = planOf(stages, ASK);
  const wanted = { title: 'A class', game: 'lots', players: 4, plan };
  expect(newWorkshop.safeParse(wanted).error).toBeUndefined();
  const { asks } = plan.find(({ kind }) => kind === 'play')!;
  expect(asks!.map(({ after, prompts }) => [after, prompts[0]!.id])).toEqual([
    [2, 'win-2'],
    [4, 'win-4'],
  ]);
});

test('a stage that is off is not in it, and the others move up', () => {
  const some = USUAL_PLAN.map((stage) => ({ ...stage, on: stage.kind !== 'lesson' }));
  expect(startsOf(some).map(({ at }) => at)).toEqual([0, 7, 15, 60, 85]);
  expect([minutesOf(USUAL_PLAN), minutesOf(some)]).toEqual([100, 90]);
});

test('24 people are six tables of four, 25 open a seventh', () => {
  expect(tablesFor(24, 4)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(tablesFor(25, 4)).toEqual([4, 4, 4, 4, 4, 4, 1]);
});
