import { expect, test } from 'vitest';
import { earlyResult, injectsIn, legalInjects } from './classroom.ts';
import { isRefusal } from './engine.ts';
import { openMatch, recordOf, replay, submit, undoable } from './match.ts';
import type { Match } from './match.ts';
import { formatRecord, parseRecord } from './record.ts';
import { lots, lotsEdition } from './testing/sample-game.ts';

const open = (): Match => {
  const edition = { id: 'test', content: lotsEdition };
  const match = openMatch(lots, { players: 3, edition }, 'class');
  if (isRefusal(match)) throw new Error(match.code);
  return match;
};
const HOST = 3;
const gift = { type: 'inject', inject: 'gift', seat: 1, amount: 2 } as const;

test('the host alone injects, and everybody is told before what comes of it', () => {
  const match = open();
  expect(submit(match, 1, gift)).toMatchObject({ code: 'not-legal' });
  const done = submit(match, HOST, gift);
  if (isRefusal(done)) throw new Error(done.code);
  expect(done.events).toEqual([{ event: { ...gift, type: 'injected' }, move: 1 }]);
  expect((match.s as unknown as { coins: number[] }).coins).toEqual([10, 12, 10]);
  expect(undoable(match, HOST)).toBe(0);
});

test.for([
  { ...gift, amount: 3 },
  { ...gift, seat: 3 },
  { ...gift, seat: -1 },
  { ...gift, inject: 'toString' },
  { type: 'inject' },
])('what the game does not offer is refused: %j', (move) => {
  const match = open();
  const before = JSON.stringify(match.s);
  expect(submit(match, HOST, move)).toHaveProperty('code');
  expect(JSON.stringify(match.s)).toBe(before);
});

test('a record keeps injects, plays them again and says that it has them', () => {
  const match = open();
  submit(match, 0, { type: 'bid', coins: 1 });
  submit(match, HOST, gift);
  submit(match, 1, { type: 'bid', coins: 12 });
  const record = parseRecord(formatRecord(recordOf(match)));
  if (isRefusal(record)) throw new Error(record.code);
  expect(injectsIn(record)).toEqual([gift]);
  const again = replay(lots, lotsEdition, record);
  if (isRefusal(again)) throw new Error(again.code);
  expect(JSON.stringify(again.s)).toBe(JSON.stringify(match.s));
});

test('an early end ranks what is there and changes nothing', () => {
  const match = open();
  submit(match, HOST, gift);
  const before = JSON.stringify(match.s);
  const { game, t, s } = match;
  expect(earlyResult(game, t, s)).toEqual({ scores: [0, 0, 0], places: [2, 1, 2] });
  const settling = {
    ...game,
    classroom: {
      ...game.classroom!,
      endEarly: (_t: object, end: object) => void (end as { coins: number[] }).coins.fill(5),
    },
  };
  expect(earlyResult(settling, t, s).places).toEqual([1, 1, 1]);
  expect(JSON.stringify(s)).toBe(before);
});

test('a game that is over, or gives a class nothing, has no injects', () => {
  const { game, t, s } = open();
  expect(legalInjects(game, t, s)).toHaveLength(6);
  const { classroom: _, ...without } = game;
  expect(legalInjects(without, t, s)).toEqual([]);
  expect(legalInjects(game, t, { ...s, agenda: [] })).toEqual([]);
});
