import { newRng, pending } from '@boardroom/kernel';
import type { AnyGame, Move, Rng } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import type { Ask, Bot } from './bot.ts';
import { playGame } from './play-game.ts';
import { heuristicBot, slippingBot } from './simple-bots.ts';
import { lotsGame, lotsTable } from './testing/lots-table.ts';

const bids = (coins: number): Move => ({ type: 'bid', coins }) as Move;
const range = { type: 'bid', coins: { gap: 'range', min: 0, max: 10, step: 1 } } as never;
const wise: Bot = { name: 'wise', choose: () => ({ move: bids(5) }) };

function ask(): Ask {
  const { t, f, view } = lotsTable();
  return { t, f, view: () => view, legal: () => [range] };
}

/** Lots in which a bid is the better the higher it is, and how often somebody looked. */
function eager(): { game: AnyGame; looks(): number } {
  let looks = 0;
  const evaluate = (_t: unknown, s: unknown, seat: number): number => {
    looks++;
    return (s as { bids: number[] }).bids[seat]! / 10;
  };
  const advice = { ...lotsGame.advice, evaluate };
  return { game: { ...lotsGame, advice }, looks: () => looks };
}

test('a slip is the best of a few moves that came to mind', () => {
  const means = [1, 3, 60].map((looks) => {
    const { game, looks: counted } = eager();
    const bot = slippingBot(game, 'easy', wise, { often: 1, looks });
    const times = 40;
    let sum = 0;
    for (let seed = 0; seed < times; seed++)
      sum += (bot.choose(ask(), newRng(seed)).move as never as { coins: number }).coins;
    expect(counted()).toBe(times * looks);
    return sum / times;
  });
  expect(means[0]).toBeLessThan(6.5);
  expect(means[1]).toBeGreaterThan(means[0]! + 1);
  expect(means[2]).toBeGreaterThan(9.8);
});

test('who never slips plays as the bot it is made from, who always does never', () => {
  const lowest: Rng = { below: () => 0, unit: () => 0 };
  const never = slippingBot(lotsGame, 'easy', wise, { often: 0, looks: 2 });
  expect(never.name).toBe('easy');
  expect(never.choose(ask(), lowest)).toEqual({ move: bids(5) });
  const always = slippingBot(lotsGame, 'easy', wise, { often: 1, looks: 2 });
  expect(always.choose(ask(), newRng(1)).why).toEqual({ code: 'slip' });
});

test('a seat without a place in the ranking slips without looking how it stands', () => {
  const { game, looks } = eager();
  const bot = slippingBot(game, 'easy', wise, { often: 1, looks: 4 });
  const { t, s, view } = lotsTable();
  const f = pending(s).find(({ seat }) => seat === 2)!;
  bot.choose({ t: { ...t, players: 2 }, f, view: () => view, legal: () => [range] }, newRng(1));
  expect(looks()).toBe(0);
});

test('advice is asked for in the manner of the character, and for asides where it has some', () => {
  const heard: unknown[] = [];
  const suggest = (...given: unknown[]) => (heard.push(given.at(-1)), { move: bids(1) });
  const aside = (...given: unknown[]) => (heard.push(...given.slice(2, 3), given.at(-1)), null);
  const bold = { risk: 9 };
  const { characters, evaluate } = lotsGame.advice;
  const silent = { ...lotsGame, advice: { characters, evaluate, suggest } } as never as AnyGame;
  const bot = heuristicBot(silent, 'bold', bold);
  expect(bot.choose(ask(), newRng(1)).move).toEqual(bids(1));
  expect(bot.aside).toBe(undefined);
  const talking = { ...silent, advice: { ...silent.advice, aside } } as never as AnyGame;
  const { t, view } = lotsTable();
  expect(heuristicBot(talking, 'bold', bold).aside!(t, view, 2, newRng(1))).toBe(null);
  expect(heard).toEqual([bold, 2, bold]);
});

test('games nobody watches are slipped in alike', () => {
  const { t } = lotsTable();
  const bots = Array.from({ length: t.seats }, () => {
    const character = Object.values(lotsGame.advice.characters)[0]!;
    const own = heuristicBot(lotsGame, 'easy', character);
    return slippingBot(lotsGame, 'easy', own, { often: 0.4, looks: 2 });
  });
  for (let i = 0; i < 5; i++) {
    const unwatched = playGame(lotsGame, t, `slips-${i}`, bots);
    expect(playGame(lotsGame, t, `slips-${i}`, bots, {})).toEqual(unwatched);
  }
});
