import { expect, test } from 'vitest';
import { answer, fill, isOver, legal, newRng, NONE, pending, viewFor } from '@boardroom/kernel';
import { game } from '../index.ts';
import { asked, held, isExtended, owes, scene, throwWith } from '../testing/scene.ts';
import type { Pos, Scene } from '../testing/scene.ts';
import type { ProjectPlanMove } from '../types.ts';
import { characters, measured, timid, veteran } from './characters.ts';
import type { Character } from './values.ts';

const suggest = (p: Pos, character?: object) => {
  const f = p.asked()[0]!;
  return game.advice.suggest(p.t, p.view(f.seat), f, newRng(1), character);
};

/** Follows the advice until the question is another one. */
const follow = (p: Pos, most: number): void => {
  for (let i = 0; i < most; i++) p.play(p.asked()[0]!.seat, suggest(p).move);
};

test('a swap that completes a programme for both is proposed and accepted', () => {
  const p = scene({ holds: { 0: 'PJ06 PJ07 PJ11', 1: 'PJ08 PJ09 PJ10' } });
  expect(suggest(p).move).toEqual({ type: 'propose', to: 1 });
  follow(p, 5);
  expect([held(p, 0), held(p, 1)]).toEqual(['PJ06 PJ07 PJ08', 'PJ09 PJ10 PJ11']);
});

test('staff is hired when the throw is paid for', () => {
  const p = scene({ at: { 0: 0 }, holds: { 0: 'PJ06 PJ07 PJ08' } });
  expect(suggest(p).move.type).toBe('throw');
  throwWith(p, 0, 4, 6);
  expect([asked(p), suggest(p).move.type]).toEqual(['after 0', 'hire']);
});

test('between two, where whoever bids more wins, no character bids further than `hard`', () => {
  const betweenTwo = (c: Character): number => (c.headsUp ?? c).appetite;
  for (const character of Object.values<Character>(characters))
    expect(betweenTwo(character)).toBeLessThanOrEqual(betweenTwo(measured));
  expect(betweenTwo(timid)).toBeLessThan(betweenTwo(measured));
  expect(betweenTwo(veteran)).toBeGreaterThan(betweenTwo(measured));
});

test('what is fair enough for the usual bot is answered by a haggler with a better price', () => {
  const p = scene({ holds: { 0: 'PJ06 PJ07 PJ11', 1: 'PJ08 PJ09 PJ10' } });
  follow(p, 4);
  expect([asked(p), suggest(p).move.type]).toEqual(['reply 1', 'accept']);
  const { haggler } = game.advice.characters;
  expect(suggest(p, haggler).move.type).toBe('counter');
  p.play(1, { type: 'counter' });
  const paid = [haggler, undefined].map((character) => {
    const { move } = suggest(p, character);
    return move.type === 'offerDeal' ? move.cash : NaN;
  });
  expect(paid[0]).toBeLessThan(paid[1]!);
  p.play(1, { type: 'offerDeal', cash: paid[0]! });
  expect([asked(p), suggest(p).move.type]).toEqual(['reply 0', 'accept']);
});

test('a veteran pays dear for the last contract of a group alone, whoever else would complete it', () => {
  /** PJ03 (1,000) is auctioned and stands at 1,600. */
  const bids = (it: Scene): string => {
    const p = scene({ at: { 0: 0 }, ...it });
    throwWith(p, 0, 2, 4);
    p.play(0, { type: 'decline' });
    p.play(1, { type: 'bid', amount: 1600 });
    expect(asked(p)).toBe('bid 2');
    return suggest(p, veteran).move.type;
  };
  expect(bids({})).toBe('pass');
  expect(bids({ holds: { 2: 'PJ04 PJ05' } })).toBe('bid');
  expect(bids({ holds: { 1: 'PJ04 PJ05' } })).toBe('bid');
});

test('a staffed programme is kept as long as a lone contract can be extended', () => {
  const p = scene({
    holds: { 0: 'PJ01 PJ02 PJ22' },
    staff: { PK: [2, 2] },
    cash: { 0: 0 },
    edit: owes(0, 1, 1900),
  });
  follow(p, 1);
  expect([isExtended(p, 'PJ22'), asked(p)]).toEqual([true, 'before 0']);
});

test('a debt is raised where it costs least: idle contracts before staff, and no more than is needed', () => {
  const p = scene({
    holds: { 0: 'PJ01 PJ02 PJ03 PJ12 PJ13 PJ14 CT1 CT2 CT3 CT4 CT5 CT6' },
    staff: { PK: [2, 2] },
    cash: { 0: 0 },
    edit: owes(0, 1, 400),
  });
  expect(suggest(p).move).toEqual({ type: 'extend', contract: 'PJ03' });
  const large = scene({
    holds: { 0: 'PJ01 PJ02 PJ03 PJ12 PJ13 PJ14 CT1 CT2 CT3 CT4 CT5 CT6' },
    staff: { PK: [2, 2] },
    cash: { 0: 0 },
    edit: owes(0, 1, 1000),
  });
  expect(suggest(large).move).toEqual({ type: 'extend', contract: 'PJ12' });
});

test('who cannot pay sells to somebody who completes a group, and gives up when nobody is left to help', () => {
  const it = { holds: { 0: 'PJ03', 2: 'PJ04 PJ05' }, cash: { 0: 0 }, edit: owes(0, 1, 900) };
  const p = scene(it);
  expect(suggest(p).move).toEqual({ type: 'propose', to: 2 });
  follow(p, 4);
  expect([held(p, 2), asked(p)]).toEqual(['PJ03 PJ04 PJ05', 'before 0']);
  expect(suggest(scene({ ...it, out: [2], holds: { 0: 'PJ03' } })).move.type).toBe(
    'declareBankrupt',
  );
});

test('the last rival is not saved from bankruptcy', () => {
  const bids = (debt: number): string => {
    const p = scene({
      players: 2,
      holds: { 0: 'PJ22' },
      cash: { 0: 0 },
      edit: owes(0, NONE, debt),
    });
    p.play(0, { type: 'auctionContract', contract: 'PJ22' });
    return suggest(p).move.type;
  };
  expect([bids(2000), bids(2010)]).toEqual(['bid', 'pass']);
});

test('the last two propose nothing, and agree to nothing that completes a group for the other alone', () => {
  const swap = { 0: 'PJ06 PJ07 PJ11', 1: 'PJ08 PJ09 PJ10' };
  expect(suggest(scene({ holds: swap })).move.type).toBe('propose');
  expect(suggest(scene({ holds: swap, players: 2 })).move.type).toBe('throw');
  const holds = { 0: 'PJ06 PJ07', 1: 'PJ08' };
  const reply = (players: number): string => {
    const p = scene({ holds, players });
    p.play(0, { type: 'propose', to: 1 });
    p.play(0, { type: 'add', item: 'PJ08' });
    p.play(0, { type: 'offerDeal', cash: 4000 });
    return suggest(p).move.type;
  };
  expect([reply(3), reply(2)]).toEqual(['accept', 'reject']);
});

test('a proposal that was refused is not made again in the same hand', () => {
  const p = scene({ holds: { 0: 'PJ06 PJ07 PJ11', 1: 'PJ08 PJ09 PJ10' } });
  follow(p, 4);
  p.play(1, { type: 'reject' });
  expect([asked(p), suggest(p).move.type]).toEqual(['before 0', 'throw']);
});

test('even a timid PM buys what completes a group, the own or another’s', () => {
  const buys = (holds: Record<number, string>): string => {
    const p = scene({ at: { 0: 0 }, holds });
    throwWith(p, 0, 2, 4);
    expect(asked(p)).toBe('obtain 0');
    return suggest(p, timid).move.type;
  };
  expect([buys({}), buys({ 0: 'PJ04 PJ05' }), buys({ 1: 'PJ04 PJ05' })]).toEqual([
    'decline',
    'buy',
    'buy',
  ]);
});

test('evaluation: shares of one, nothing for a bankrupt PM, all for the winner', () => {
  const p = scene({
    players: 4,
    out: [3],
    holds: { 0: 'PJ12 PJ13 PJ14' },
    staff: { RD: [3, 3, 3] },
  });
  const shares = [0, 1, 2, 3].map((seat) => game.advice.evaluate(p.t, p.s, seat));
  expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1);
  expect(shares[0]).toBeGreaterThan(shares[1]!);
  expect(shares[3]).toBe(0);
});

test('the usual bot beats random play heads-up, game after game', () => {
  for (let i = 0; i < 10; i++) {
    const p = scene({ players: 2, options: { dealMode: 'random' }, seed: `duel-${i}` });
    const rng = newRng(i);
    const me = i % 2;
    while (!isOver(p.s)) {
      const f = pending(p.s)[0]!;
      const list = legal(game, p.t, p.s, f).filter((move) => move.type !== 'concede');
      const move =
        f.seat === me
          ? game.advice.suggest(p.t, viewFor(game, p.t, p.s, me), f, rng).move
          : fill<ProjectPlanMove>(list[rng.below(list.length)]!, rng);
      answer(game, p.t, p.s, p.s.agenda.length - 1, move);
    }
    expect(p.s.out[me]).toBe(0);
  }
});
