import type { Tile, TrainerView } from '@boardroom/client';
import { expect, test } from 'vitest';
import { standOf } from './stand.ts';

const PLAN: TrainerView['plan'] = [
  { id: 'gather', kind: 'gather' },
  { id: 'practice', kind: 'practice' },
  { id: 'play', kind: 'play' },
  { id: 'close', kind: 'close' },
];
const tile = (more: Partial<Tile>): Tile => ({
  number: 1,
  table: 'T'.repeat(22),
  status: 'playing',
  paused: false,
  ended: false,
  gate: false,
  injects: 0,
  moves: 0,
  updated: 0,
  asked: [],
  seats: [],
  ...more,
});
const stand = (stage: string, tables: Tile[], seeds = {}, people = 3) =>
  standOf({ plan: PLAN, stage, people, tables, members: [], seeds });

test('nobody, somebody, play, the end', () => {
  expect(stand('gather', [], {}, 0)).toMatchObject({ state: 'empty', next: 'practice' });
  expect(stand('gather', [])).toMatchObject({ state: 'gathered' });
  expect(stand('play', [tile({}), tile({ ended: true })])).toMatchObject({
    state: 'playing',
    playing: true,
    tables: 2,
    ended: 1,
  });
  expect(stand('play', [tile({ ended: true })])).toMatchObject({ state: 'ended', next: 'close' });
  expect(stand('play', [tile({})], { play: 's' })).toMatchObject({
    state: 'closed',
    playing: false,
  });
  expect(stand('close', [])).toMatchObject({ state: 'over', next: null });
});

test('all tables that still play are paused, or one of them plays', () => {
  expect(stand('play', [tile({ paused: true }), tile({ ended: true })]).state).toBe('paused');
  expect(stand('play', [tile({ paused: true }), tile({})]).state).toBe('playing');
});

test('practice can be left without closing anything', () => {
  expect(stand('practice', [tile({})])).toMatchObject({ state: 'playing', playing: false });
});

test('tables at a gate, unless the trainer has paused them all', () => {
  expect(
    stand('play', [tile({ gate: true, status: 'paused' }), tile({ number: 2 })]),
  ).toMatchObject({
    state: 'gate',
    waiting: [1],
  });
  expect(stand('play', [tile({ gate: true, paused: true })])).toMatchObject({ state: 'paused' });
});
