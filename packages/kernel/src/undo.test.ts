/** Undo stops at each barrier alone: a game in which one seat decides on and on, so nothing else does. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { draw } from './chance.ts';
import { isRefusal } from './engine.ts';
import { openMatch, submit, undo, undoable } from './match.ts';
import type { Match } from './match.ts';
import type { Frame, Game, Move, State } from './types.ts';

interface Alone {
  state: State<Frame> & { count: number; deck: number[] };
  frame: Frame;
  move: Move;
  event: { type: 'counted' | 'whispered' | 'turnedUp' };
  options: object;
  content: object;
  facts: null;
}

const KINDS = ['count', 'throw', 'whisper', 'turnUp', 'handOver', 'end'] as const;

const alone: Game<Alone> = {
  id: 'alone',
  version: 1,
  seats: { min: 2, max: 2 },
  options: z.object({}),
  profiles: {},
  content: z.object({}),
  streams: { die: 'table' },
  setup: (_t, chance) => ({ chance, agenda: [{ kind: 'do', seat: 0 }], count: 0, deck: [3] }),
  agenda: {
    do: {
      legal: (_t, _s, _f, out) => out.push(...KINDS.map((type) => ({ type }))),
      apply(_t, s, f, { type }, emit) {
        s.count++;
        if (type === 'throw') draw(s.chance, 'die', 6);
        if (type === 'whisper') emit?.({ type: 'whispered' }, [0]);
        else emit?.({ type: type === 'turnUp' ? 'turnedUp' : 'counted' });
        if (type !== 'end') s.agenda.push({ kind: 'do', seat: type === 'handOver' ? 1 : f.seat });
      },
      fallback: () => ({ type: 'count' }),
    },
  },
  asides: {
    legal: (_t, _s, seat, out) => void (seat === 0 && out.push({ type: 'tap' })),
    apply: (_t, s) => void s.count++,
  },
  reveals: ['turnedUp'],
  scores: (_t, s) => [s.count, 0],
  rankedBy: ['count'],
  ranking: (_t, s) => [[s.count], [0]],
  knowledge: { public: ['agenda', 'count'], seat: [], table: ['deck'] },
  redact() {},
  resample() {},
  redeal() {},
  invariants: () => [],
  advice: {
    characters: { usual: {} },
    suggest: () => ({ move: { type: 'count' } }),
    evaluate: () => 0.5,
  },
  debrief: { begin: () => null, note() {}, charts: () => [] },
};

function opened(): Match<Alone> {
  const match = openMatch(alone, { players: 2, edition: { id: 'x', content: {} } }, 'undo');
  if (isRefusal(match)) throw new Error(match.code);
  return match;
}

test('what only the seat itself has seen is taken back, one or all', () => {
  const match = opened();
  for (let i = 0; i < 3; i++) submit(match, 0, { type: 'count' });
  expect([undoable(match, 0), undoable(match, 1)]).toEqual([3, 0]);
  expect(undo(match, 0)).toBeNull();
  expect([match.s.count, match.told.length, match.moves.length]).toEqual([2, 2, 2]);
  expect(undo(match, 0, 3)).toEqual({ code: 'cannot-undo' });
  expect(undo(match, 0, 0)).toEqual({ code: 'cannot-undo' });
  expect(undo(match, 0, 2)).toBeNull();
  expect(match.s.count).toBe(0);
});

test.each([
  ['chance', 'throw'],
  ['a private event', 'whisper'],
  ['an event that reveals', 'turnUp'],
  ['an aside', 'tap'],
  ['another seat’s question', 'handOver'],
  ['the end', 'end'],
])('%s is a barrier by itself', (_, type) => {
  const match = opened();
  submit(match, 0, { type: 'count' });
  expect(submit(match, 0, { type })).not.toHaveProperty('code');
  const before = JSON.stringify(match.s);
  for (const seat of [0, 1]) {
    expect(undoable(match, seat)).toBe(0);
    expect(undo(match, seat)).toEqual({ code: 'cannot-undo' });
  }
  expect(JSON.stringify(match.s)).toBe(before);
});

test('undo goes back to the barrier and no further', () => {
  const match = opened();
  submit(match, 0, { type: 'throw' });
  submit(match, 0, { type: 'count' });
  submit(match, 0, { type: 'count' });
  expect(undoable(match, 0)).toBe(2);
  expect(undo(match, 0, 2)).toBeNull();
  expect([match.s.count, undoable(match, 0)]).toEqual([1, 0]);
});
