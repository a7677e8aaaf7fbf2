import { standings } from '@boardroom/kernel';
import type { AnyGame, Event, Move, Seat } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { playGame } from './play-game.ts';
import { lotsGame, lotsTable } from './testing/lots-table.ts';

const { t } = lotsTable();
const { suggest } = lotsGame.advice;
const bidder: Bot = {
  name: 'bidder',
  choose: ({ t: table, f, view }, rng) => suggest(table, view(), f, rng),
};
const give = (to: Seat, coins = 1): Move => ({ type: 'give', to, coins }) as Move;
/** Gives a coin to the next seat whenever it is asked. */
const giver: Bot = {
  ...bidder,
  name: 'giver',
  aside: (_t, view, seat) =>
    (view as never as { coins: number[] }).coins[seat]! > 0 ? { move: give((seat + 1) % 3) } : null,
};

test('answers and asides are counted, and each is heard with its seat', () => {
  const heard: [Seat, string][] = [];
  const events: Event[] = [];
  const given: number[] = [];
  const purse = (state: object): number => (state as { coins: number[] }).coins[0]!;
  let before = NaN;
  const { s, moves } = playGame(lotsGame, t, 'heard', [giver, bidder, bidder], {
    before(_seat, _move, now) {
      before = purse(now);
    },
    after(seat, move, now) {
      heard.push([seat, move.type]);
      if (move.type === 'give') given.push(before - purse(now));
    },
    emit: (event) => events.push(event),
  });
  expect(heard.length).toBe(moves);
  const gifts = heard.filter(([, type]) => type === 'give');
  expect(gifts.length).toBeGreaterThan(0);
  expect(gifts.every(([seat]) => seat === 0)).toBe(true);
  expect(given).toEqual(gifts.map(() => 1));
  expect(events.filter(({ type }) => type === 'given').length).toBe(gifts.length);
  expect(events.filter(({ type }) => type === 'sold').length).toBe(9);
  expect(standings(lotsGame, t, s).length).toBe(3);
});

test('a move is heard with its seat, though the rules ask the next one with the same frame', () => {
  const { bid } = lotsGame.agenda as unknown as Record<string, { apply(...given: never[]): void }>;
  const passedOn = {
    ...bid,
    apply(...given: never[]) {
      bid!.apply(...given);
      (given[2] as never as { seat: Seat }).seat = 7;
    },
  };
  const game = { ...lotsGame, agenda: { ...lotsGame.agenda, bid: passedOn } } as never as AnyGame;
  const seats = new Set<Seat>();
  playGame(game, t, 'passed on', [bidder, bidder, bidder], { after: (seat) => seats.add(seat) });
  expect(seats).toEqual(new Set([0, 1, 2]));
});

test('a bot makes at most three asides before a decision', () => {
  const types: string[] = [];
  playGame(lotsGame, t, 'many', [giver, giver, giver], {
    after: (_seat, move) => types.push(move.type),
  });
  expect(types.slice(0, 10)).toEqual([...Array.from({ length: 9 }, () => 'give'), 'bid']);
});

test('a game without asides asks nobody for one', () => {
  const { asides: _none, ...quiet } = lotsGame;
  const { moves } = playGame(quiet, t, 'quiet', [giver, giver, giver]);
  expect(moves).toBe(playGame(lotsGame, t, 'quiet', [bidder, bidder, bidder]).moves);
});

test('an aside may end the game', () => {
  const ending: AnyGame = {
    ...lotsGame,
    asides: { ...lotsGame.asides!, apply: (_t, s) => void (s.agenda.length = 0) },
  };
  expect(playGame(ending, t, 'end', [bidder, giver, giver]).moves).toBe(1);
});

test('what a bot may not do is an error that names it', () => {
  const cheat: Bot = {
    name: 'cheat',
    choose: () => ({ move: { type: 'bid', coins: 99 } as Move }),
  };
  expect(() => playGame(lotsGame, t, 'a', [bidder, cheat, bidder])).toThrow('cheat at bid');
  const generous: Bot = { ...bidder, name: 'generous', aside: () => ({ move: give(0, 99) }) };
  expect(() => playGame(lotsGame, t, 'a', [bidder, generous, bidder])).toThrow('generous: ');
  const hasty: Bot = {
    ...bidder,
    name: 'hasty',
    aside: () => ({ move: { type: 'bid', coins: 0 } as Move }),
  };
  expect(() => playGame(lotsGame, t, 'a', [hasty, bidder, bidder])).toThrow(
    'hasty: bid is no aside',
  );
});

test("bots' chance comes from the seed, another for every seed", () => {
  const first = (seed: string): number => {
    let value = NaN;
    const noting: Bot = {
      ...bidder,
      choose(ask, rng) {
        if (Number.isNaN(value)) value = rng.unit();
        return bidder.choose(ask, rng);
      },
    };
    playGame(lotsGame, t, seed, [noting, noting, noting]);
    return value;
  };
  expect(first('ab')).toBe(first('ab'));
  const seeds = [
    '',
    'a',
    'b',
    'ab',
    'ba',
    'abc',
    'cba',
    ...Array.from({ length: 20 }, (_, i) => `${i}`),
  ];
  expect(new Set(seeds.map(first)).size).toBe(seeds.length);
});
