import { isRefusal, openMatch, pending, recordOf, submit } from '@boardroom/kernel';
import type { MatchRecord, Move, Template } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing/sample-game';
import { expect, test } from 'vitest';
import { swaps } from '../testing/solved-game.ts';
import type { SwapsState } from '../testing/solved-game.ts';
import { isIn, optionGroups } from './option-groups.ts';
import { openOptions, optionsFound, stepOptions } from './options.ts';
import type { OpenOptions } from './options.ts';

/** A match in which seat 0 is dealt the lowest card and keeps it. */
function recorded(): MatchRecord {
  for (let i = 0; ; i++) {
    const match = openMatch(
      swaps,
      { players: 2, edition: { id: 'plain', content: {} } },
      `options ${i}`,
    );
    if (isRefusal(match)) throw new Error(match.code);
    if ((match.s as never as SwapsState).cards[0] !== 1) continue;
    while (pending(match.s).length > 0) {
      const { seat, kind } = pending(match.s)[0]!;
      const answer = kind === 'seal' ? { swap: 0 } : { throws: 0 };
      submit(match, seat, { type: kind, ...answer });
    }
    return recordOf(match);
  }
}

const opened = (record: MatchRecord, at: number): OpenOptions => {
  const open = openOptions(swaps, {}, record, at);
  if (isRefusal(open)) throw new Error(open.code);
  return open;
};

test('every option is played on with the same luck; what is better is found to be', () => {
  const record = recorded();
  const at = record.moves.findIndex(([seat]) => seat === 0);
  const open = opened(record, at);
  while (stepOptions(open, 1000));
  const { options, games, played, byBots, seat } = optionsFound(open);
  expect([seat, games, options.length, byBots]).toEqual([0, 500, 2, 'different']);
  expect(options[played]!.move).toEqual({ type: 'seal', swap: 0 });
  const swap = options[1 - played]!;
  expect(swap.behind).toEqual({ value: 0, se: 0 });
  const worth = (2 + 3 + 5) / 3 - 1;
  const { value, se } = options[played]!.behind;
  expect(Math.abs(value + worth)).toBeLessThan(4 * se);
});

test('in two goes or in one, the counts are the same', () => {
  const record = recorded();
  const [once, twice] = [opened(record, 0), opened(record, 0)];
  while (stepOptions(once, 1000));
  while (stepOptions(twice, 0.01));
  expect(optionsFound(twice)).toEqual(optionsFound(once));
});

test('a moment that is none is refused', () => {
  expect(openOptions(swaps, {}, recorded(), 99)).toEqual({
    code: 'no-question',
    facts: { move: 99 },
  });
});

test('amounts alone are a few values, and what was played is always one of them', () => {
  const match = openMatch(
    lots,
    { players: 2, edition: { id: 'classic', content: lotsEdition } },
    'amounts',
  );
  if (isRefusal(match)) throw new Error(match.code);
  submit(match, 0, { type: 'bid', coins: 4 });
  submit(match, 1, { type: 'bid', coins: 0 });
  const open = openOptions(lots, lotsEdition, recordOf(match), 0);
  if (isRefusal(open)) throw new Error(open.code);
  expect(open.options[open.played]!.move).toEqual({ type: 'bid', coins: 4 });
  expect(open.options.length).toBeGreaterThan(1);
});

test('few things to choose are options each, many are put together by their kind', () => {
  const legal = [
    ...['a', 'b', 'c', 'd', 'e'].map((lab) => ({ type: 'lease', lab })),
    { type: 'work', hours: { gap: 'range', min: 1, max: 8, step: 1 } },
    { type: 'end' },
  ] as unknown as Template<Move>[];
  const names = (most: number): string[] => optionGroups(legal, most).map(({ group }) => group);
  expect(names(5)).toEqual(['lease', 'work', 'end']);
  expect(names(7)).toHaveLength(7);
  const [lease, work] = optionGroups(legal, 5);
  expect(isIn(lease!, { type: 'lease', lab: 'b' } as Move, legal)).toBe(true);
  expect(isIn(work!, { type: 'end' }, legal)).toBe(false);
});
