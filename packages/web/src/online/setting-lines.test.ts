import '../testing/window.ts';
import type { Room } from '@boardroom/client';
import { expect, test, vi } from 'vitest';
import { settingLines } from './setting-lines.ts';
import { duration } from './time.ts';

vi.mock('../words/index.ts', () => ({
  language: () => 'en',
  say: (key: string, facts: object = {}) => [key, ...Object.values(facts)].join(' '),
}));

const usual = {
  clock: { kind: 'none' },
  spectators: { kind: 'live' },
  takebacks: 'ask',
  chat: true,
  listed: false,
};
const lines = (room: object): string[] => settingLines({ ...usual, ...room } as unknown as Room);

test('a line each for who may come, the clock, who watches and takebacks', () => {
  const all = lines({});
  expect(all).toHaveLength(4);
  expect(new Set(all).size).toBe(4);
  expect(lines({ listed: true })[0]).not.toBe(all[0]);
  expect(lines({ listed: true }).slice(1)).toEqual(all.slice(1));
});

test('a clock and a delay say how long', () => {
  const decision = lines({ clock: { kind: 'decision', seconds: 90 } })[1]!;
  expect(decision).toBe(`set.clock.decision ${duration(90)}`);
  const bank = lines({ clock: { kind: 'bank', seconds: 600, increment: 20 } })[1];
  expect(bank).toBe(`set.clock.bank ${duration(600)} ${duration(20)}`);
  const watched = lines({ spectators: { kind: 'delayed', seconds: 240 } })[2];
  expect(watched).toBe(`set.watch.delayed ${duration(240)}`);
});

test('only a table without talk says so', () => {
  expect(lines({ chat: false })).toHaveLength(5);
});
