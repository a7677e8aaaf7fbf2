import { expect, test } from 'vitest';
import { check } from './check.ts';
import { clone } from './clone.ts';
import {
  answer,
  decisionOf,
  isOver,
  isRefusal,
  legal,
  makeAside,
  next,
  pending,
  pendingIndex,
  setTable,
  start,
} from './engine.ts';
import type { Lots } from './testing/sample-game.ts';
import { lots, lotsEdition, position } from './testing/index.ts';
import type { Table } from './types.ts';

const edition = { id: 'plain', content: lotsEdition };
const table = (players = 3): Table<Lots> => setTable(lots, { players, edition }) as Table<Lots>;

test('next pushes so that the first frame named comes first', () => {
  const s = start(lots, table(), 'seed');
  s.agenda.length = 0;
  next(s, { kind: 'scrap', seat: 1 }, { kind: 'bonus', seat: 2 });
  expect(s.agenda.map((f) => f.kind)).toEqual(['bonus', 'scrap']);
});

test('frames that lie together may be answered in any order', () => {
  const { s, play, asked } = position(lots, { players: 3, edition: lotsEdition });
  expect(asked().map((f) => f.seat)).toEqual([0, 1, 2]);
  play(2, { type: 'bid', coins: 4 });
  play(0, { type: 'bid', coins: 1 });
  expect(asked().map((f) => f.seat)).toEqual([1]);
  play(1, { type: 'bid', coins: 2 });
  expect(s.held[2]).toHaveLength(1);
  expect(asked()).toMatchObject([{ kind: 'scrap', seat: 2 }]);
});

test('what an answer pushes takes the place of its frame, under those still waiting beside it', () => {
  const t = table();
  const s = start(lots, t, 'seed');
  const pushing = {
    ...lots,
    agenda: {
      ...lots.agenda,
      bid: {
        ...lots.agenda.bid,
        apply: (_t: unknown, state: Lots['state'], f: { seat: number }) =>
          void state.agenda.push({ kind: 'scrap', seat: f.seat }),
      },
    },
  } as unknown as typeof lots;
  const middle = s.agenda.findIndex((f) => f.seat === 1);
  answer(pushing, t, s, middle, { type: 'bid', coins: 0 });
  expect(s.agenda.slice(-3).map((f) => [f.kind, f.seat])).toEqual([
    ['bid', 2],
    ['scrap', 1],
    ['bid', 0],
  ]);
});

test('an answer the rules give by themselves is not asked for', () => {
  const { asked } = position(lots, { players: 3, edition: lotsEdition }, (s) => {
    s.coins[0] = 0;
    s.spent = 10;
  });
  expect(asked().map((f) => f.seat)).toEqual([1, 2]);
});

test('an aside leaves the open question as it is, even if the rules would now answer it', () => {
  const { s, play, asked } = position(lots, { players: 2, edition: lotsEdition });
  play(0, { type: 'give', to: 1, coins: 10 });
  expect(s.coins).toEqual([0, 20]);
  expect(asked().map((f) => f.seat)).toEqual([0, 1]);
});

test('rules that never come to an end are reported, not waited for', () => {
  const t = table();
  const s = start(lots, t, 'seed');
  const looping = {
    ...lots,
    agenda: {
      ...lots.agenda,
      bonus: { run: (_t: unknown, x: Lots['state']) => x.agenda.push({ kind: 'bonus', seat: 0 }) },
    },
  } as unknown as typeof lots;
  s.agenda.push({ kind: 'bonus', seat: 0 }, { kind: 'scrap', seat: 0 });
  expect(() => answer(looping, t, s, s.agenda.length - 1, { type: 'scrap', lots: [] })).toThrow(
    'do not come to an end',
  );
});

test('a table is refused with a reason: players, options, edition', () => {
  expect(setTable(lots, { players: 9, edition })).toEqual({
    code: 'wrong-players',
    facts: { min: 2, max: 4 },
  });
  expect(setTable(lots, { players: 2, options: { coins: 0 }, edition })).toMatchObject({
    code: 'bad-options',
    facts: { reason: expect.stringMatching(/^coins: ./) },
  });
  expect(setTable(lots, { players: 2, edition: { id: 'x', content: { lots: [] } } })).toMatchObject(
    { code: 'bad-edition' },
  );
});

test('a move is refused with the reason nearest to it', () => {
  const t = table();
  const s = start(lots, t, 'seed');
  const why = (seat: unknown, move: unknown): unknown => {
    const checked = check(lots, t, s, seat, move);
    return isRefusal(checked) ? checked : null;
  };
  expect(why(0, { type: 'bid', coins: 3 })).toBeNull();
  expect(why(0, { type: 'bid', coins: 99 })).toEqual({
    code: 'too-few-coins',
    facts: { coins: 10 },
  });
  expect(why(0, { type: 'bid', coins: 1.5 })).toMatchObject({ code: 'off-step' });
  expect(why(0, { type: 'bid', coins: -1 })).toMatchObject({ code: 'out-of-range' });
  expect(why(0, { type: 'fly' })).toEqual({ code: 'not-legal' });
  expect(why(7, { type: 'bid', coins: 1 })).toEqual({ code: 'no-such-seat' });
  expect(why(0, 'bid')).toEqual({ code: 'malformed' });
  expect(why(0, { type: 'bid', coins: 3, more: 1 })).toMatchObject({ code: 'not-legal' });
  for (const f of pending(s))
    answer(lots, t, s, s.agenda.indexOf(f), { type: 'bid', coins: f.seat });
  expect(why(0, { type: 'scrap', lots: [] })).toEqual({ code: 'not-asked', facts: { asked: 2 } });
  s.agenda.length = 0;
  expect(isOver(s)).toBe(true);
  expect(why(0, { type: 'bid', coins: 1 })).toEqual({ code: 'over' });
});

test('a move is made anew from the template: nothing foreign gets into the state', () => {
  const t = table();
  const s = start(lots, t, 'seed');
  const hostile = JSON.parse('{"type":"bid","coins":3,"__proto__":{"polluted":1}}') as object;
  expect(check(lots, t, s, 0, hostile)).toEqual({ code: 'malformed' });
  const checked = check(lots, t, s, 0, { coins: 3, type: 'bid' });
  expect(checked).toEqual({
    index: s.agenda.findLastIndex((f) => f.seat === 0),
    move: { type: 'bid', coins: 3 },
  });
});

test('a copy of what is no object is itself', () => {
  for (const value of [3, 'x', true, null, undefined]) expect(clone(value)).toBe(value);
  expect(clone([1, 2])).toEqual([1, 2]);
});

test('clones share nothing', () => {
  const t = table();
  const s = start(lots, t, 'seed');
  const copy = clone(s);
  expect(copy).toEqual(s);
  makeAside(lots, t, copy, 0, { type: 'give', to: 1, coins: 1 });
  copy.agenda[0]!.seat = 99;
  copy.chance.key[0] = 0;
  expect(s.coins).toEqual([10, 10, 10]);
  expect(s.agenda[0]!.seat).not.toBe(99);
  expect(s.chance.key[0]).not.toBe(0);
  expect(legal(lots, t, s, pending(s)[0]!)).toHaveLength(1);
});

test('only who is asked now has a question, not who will be asked after', () => {
  const s = start(lots, table(), 'seed');
  s.agenda = [
    { kind: 'scrap', seat: 2 },
    { kind: 'scrap', seat: 1 },
  ];
  expect([0, 1, 2].map((seat) => pendingIndex(s, seat))).toEqual([-1, 1, -1]);
  s.agenda = [];
  expect(pendingIndex(s, 1)).toBe(-1);
});

test('an aside that puts a step in the place of the question lets the rules go on', () => {
  const hasty: typeof lots = {
    ...lots,
    asides: {
      ...lots.asides!,
      apply(_t, s) {
        s.agenda.pop();
        s.agenda.push({ kind: 'turnUp', seat: -1 });
      },
    },
  };
  const t = table();
  const s = start(hasty, t, 'seed');
  s.agenda = [{ kind: 'scrap', seat: 0 }];
  const { lot } = s;
  makeAside(hasty, t, s, 0, { type: 'give', to: 1, coins: 1 });
  expect(s.lot).not.toBe(lot);
  expect(pending(s).map(({ kind }) => kind)).toEqual(['bid', 'bid', 'bid']);
});

test('options that do not fit this number of players are refused by the game', () => {
  const choosy: typeof lots = {
    ...lots,
    refuseOptions: (players, { coins }) => (coins < players ? { code: 'too-poor' } : null),
  };
  const set = (coins: number) => setTable(choosy, { players: 3, options: { coins }, edition });
  expect(set(2)).toEqual({ code: 'too-poor' });
  expect(set(3)).toMatchObject({ players: 3, options: { coins: 3 } });
});

test('a step is no decision, and what the game does not know is neither', () => {
  expect(decisionOf(lots as never, { kind: 'bid' })).toBe(lots.agenda.bid);
  expect(() => decisionOf(lots as never, { kind: 'bonus' })).toThrow('no decision named bonus');
  expect(() => decisionOf(lots as never, { kind: 'odd' })).toThrow('no decision named odd');
});
