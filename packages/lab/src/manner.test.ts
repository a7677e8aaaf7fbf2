import { makeBot, playGame } from '@boardroom/bots';
import { setTable } from '@boardroom/kernel';
import type { AnyGame, AnyHabit, Event, Table } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { judge, observer, together } from './manner.ts';

const game = lots as unknown as AnyGame;
const t = setTable(game, {
  players: 3,
  edition: { id: 'classic', content: lotsEdition },
}) as Table;

/** Moves of the first seat, of all moves; before, after and events must agree. */
const firstSeat: AnyHabit = {
  code: 'first',
  watch(_t, tally) {
    let asked = -1;
    return {
      before(_s, seat) {
        asked = seat;
      },
      after(_s, { seat }) {
        expect(seat).toBe(asked);
        tally.of++;
        if (seat === 0) tally.count++;
      },
    };
  },
};
/** Lots sold, as events tell it, of matches ended. */
const sales: AnyHabit = {
  code: 'sales',
  watch: (_t, tally) => ({
    after(_s, { events }) {
      tally.count += events.filter(({ type }: Event) => type === 'sold').length;
    },
    end() {
      tally.of++;
    },
  }),
};

function play(seed: string, habits: readonly AnyHabit[]) {
  const bots = Array.from({ length: t.seats }, () => makeBot(game, 'normal')!);
  const { listener, manner } = observer(game, t, habits);
  const { s, moves } = playGame(game, t, seed, bots, listener);
  return { moves, manner: manner(s) };
}

test('a game is watched move by move, each event once, and its end', () => {
  const { moves, manner } = play('a', [firstSeat, sales]);
  expect(manner.habits['first']!.of).toBe(moves);
  expect(manner.habits['sales']).toEqual({ count: 9, of: 1 });
  expect(Object.values(manner.moves).reduce((sum, count) => sum + count, 0)).toBe(moves);
});

test('games add up', () => {
  const one = play('a', [firstSeat, sales]).manner;
  const two = play('b', [firstSeat, sales]).manner;
  const both = together([one, two]);
  expect(both.games).toBe(2);
  expect(both.habits['sales']).toEqual({ count: 18, of: 2 });
  expect(both.habits['first']!.of).toBe(one.habits['first']!.of + two.habits['first']!.of);
  expect(both.moves['bid']).toBe(one.moves['bid']! + two.moves['bid']!);
  expect(both.leads.count).toBe(one.leads.count + two.leads.count);
});

test('the lead changes when another leads alone', () => {
  const scores = [
    [1, 0, 0],
    [1, 1, 0],
    [1, 0, 0],
    [0, 2, 1],
    [0, 2, 2],
    [0, 2, 3],
  ];
  let look = 0;
  const scripted: AnyGame = { ...game, scores: () => scores[look++]! };
  const { listener, manner } = observer(scripted, t, []);
  const s = { turn: 0 } as never;
  for (const _ of scores) listener.after!(0, { type: 'bid' }, s);
  expect(manner(s).leads).toEqual({ count: 2, of: scores.length });
});

test('a limit is passed when the interval of the share lies beyond it', () => {
  const habit = (limit: object): AnyHabit => ({ ...firstSeat, ...limit });
  const over = (limit: object, count: number, of: number): boolean =>
    judge([habit(limit)], {
      games: 1,
      habits: { first: { count, of } },
      moves: {},
      leads: { count: 0, of: 0 },
    })[0]!.over;
  expect(over({ most: 0.1 }, 100, 1000)).toBe(false);
  expect(over({ most: 0.1 }, 110, 1000)).toBe(false);
  expect(over({ most: 0.1 }, 130, 1000)).toBe(true);
  expect(over({ least: 0.1 }, 95, 1000)).toBe(false);
  expect(over({ least: 0.1 }, 70, 1000)).toBe(true);
  expect(over({ least: 0.1 }, 0, 0)).toBe(false);
  expect(over({}, 1000, 1000)).toBe(false);
});
