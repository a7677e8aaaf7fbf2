import { expect, test } from 'vitest';
import { promptsOnWall } from './wall-prompts.ts';

const asked = (id: string, at: number, open: boolean) => ({ id, asked: at, open });
const ids = (prompts: readonly { id: string }[]): string[] => prompts.map(({ id }) => id);

test('every open question stands on the wall, also one that was asked in another stage', () => {
  const prompts = [asked('win', 5, true), asked('why', 12, false), asked('rate', 14, true)];
  expect(ids(promptsOnWall(prompts, 10))).toEqual(['win', 'rate']);
});

test('where none is open the last one does, until the class goes on', () => {
  const prompts = [asked('win', 5, false), asked('why', 12, false)];
  expect(ids(promptsOnWall(prompts, 10))).toEqual(['why']);
  expect(ids(promptsOnWall(prompts, 20))).toEqual([]);
});
