import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rest } from './rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listened(): { said: string[]; at: ReturnType<typeof rest> } {
  const said: string[] = [];
  const at = rest(
    () => said.push('begin'),
    () => said.push('cease'),
  );
  return { said, at };
}

test('a pointer that passes changes nothing', () => {
  const { said, at } = listened();
  at.start();
  at.end();
  vi.runAllTimers();
  expect(said).toEqual([]);
});

test('one that rests begins once, and ceases when it leaves', () => {
  const { said, at } = listened();
  at.start();
  at.start();
  vi.runAllTimers();
  expect(said).toEqual(['begin']);
  at.end();
  at.end();
  expect(said).toEqual(['begin', 'cease']);
});

test('a press before it rests is not followed by it', () => {
  const { said, at } = listened();
  at.start();
  at.forget();
  vi.runAllTimers();
  expect(said).toEqual([]);
});
