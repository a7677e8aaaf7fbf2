import type { Room } from '@boardroom/client';
import { beforeAll, expect, test } from 'vitest';
import { loadPageWords, say } from '../words/index.ts';
import { settingLines } from './setting-lines.ts';

beforeAll(loadPageWords);

const usual = {
  clock: { kind: 'none' },
  spectators: { kind: 'none' },
  takebacks: 'consent',
  chat: true,
  listed: false,
};
const lines = (more: object = {}): string[] =>
  settingLines({ ...usual, ...more } as unknown as Room);

test('the usual table: for friends, without a clock, unwatched', () => {
  expect(lines()).toEqual([
    say('set.private'),
    say('set.clock.none'),
    say('set.watch.none'),
    say('set.takebacks.consent'),
  ]);
});

test('each setting has its line', () => {
  expect(lines({ listed: true })[0]).toBe(say('set.listed'));
  expect(lines({ clock: { kind: 'decision', seconds: 90 } })[1]).toBe(
    say('set.clock.decision', { time: '90 s' }),
  );
  expect(lines({ clock: { kind: 'bank', seconds: 600, increment: 5 } })[1]).toBe(
    say('set.clock.bank', { time: '10 min', more: '5 s' }),
  );
  expect(lines({ spectators: { kind: 'public' } })[2]).toBe(say('set.watch.public'));
  expect(lines({ spectators: { kind: 'delayed', seconds: 60 } })[2]).toBe(
    say('set.watch.delayed', { time: '1 min' }),
  );
  expect(lines({ takebacks: 'free' })[3]).toBe(say('set.takebacks.free'));
  expect(lines({ chat: false })[4]).toBe(say('set.silent'));
});
