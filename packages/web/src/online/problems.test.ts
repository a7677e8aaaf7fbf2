import { ProblemError } from '@boardroom/client';
import type { Room } from '@boardroom/client';
import { expect, test } from 'vitest';
import { codeOf, problemText, REFUSALS } from './problems.ts';
import { settingLines } from './setting-lines.ts';

const problem = (code: string, detail?: string): ProblemError =>
  new ProblemError(
    { code, status: 409, title: 'Title.', type: '', ...(detail ? { detail } : {}) },
    undefined,
  );

test('what the server refuses is said in the words of the page, or in its own', () => {
  expect(problemText(problem('stale'))).toBe(REFUSALS['refusal.stale']);
  expect(problemText(problem('never-heard-of', 'Detail.'))).toBe('Title. Detail.');
  expect(problemText(problem('never-heard-of'))).toBe('Title.');
  const lost = problemText(new TypeError('network'));
  expect(lost).toBeTruthy();
  expect(lost).not.toBe(problemText(problem('stale')));
  expect([codeOf(problem('stale')), codeOf(new Error('x'))]).toEqual(['stale', 'lost']);
});

test('every problem the page names has words of its own', () => {
  const words = Object.values(REFUSALS);
  expect(words.every((text) => text.length > 3)).toBe(true);
  expect(new Set(words).size).toBeGreaterThan(words.length * 0.9);
});

test('how a table is set: who finds it, the clock, who watches, takebacks, talk', () => {
  const lines = (more: object): string[] =>
    settingLines({
      clock: { kind: 'none' },
      spectators: { kind: 'none' },
      takebacks: 'consent',
      chat: true,
      listed: false,
      ...more,
    } as unknown as Room);
  const usual = lines({});
  expect(usual).toHaveLength(4);
  expect(new Set(usual).size).toBe(4);
  const differs = (more: object): number[] =>
    lines(more).flatMap((text, i) => (text === usual[i] ? [] : [i]));
  expect(differs({ listed: true })).toEqual([0]);
  expect(differs({ clock: { kind: 'decision', seconds: 90 } })).toEqual([1]);
  expect(differs({ clock: { kind: 'bank', seconds: 900, increment: 15 } })).toEqual([1]);
  expect(differs({ spectators: { kind: 'delayed', seconds: 60 } })).toEqual([2]);
  expect(differs({ spectators: { kind: 'public' } })).toEqual([2]);
  expect(differs({ takebacks: 'none' })).toEqual([3]);
  expect(differs({ chat: false })).toEqual([4]);
});
