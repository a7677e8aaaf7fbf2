import { standings } from '@boardroom/kernel';
import { describe, expect, test } from 'vitest';
import { game, scene } from './testing/scene.ts';
import type { Lay, Setting } from './testing/scene.ts';

const X = ['X01', 'X02', 'X03'];
const T = ['T01', 'T02', 'T03'];
const I = ['I01', 'I02', 'I03'];
const end = (edit: (lay: Lay) => void, setting: Setting = {}) => scene('decisions', edit, setting);
const points = (edit: (lay: Lay) => void, setting: Setting = {}) => {
  const p = end(edit, setting);
  return game.scores(p.t, p.s);
};

describe('end of the game', () => {
  test('R124 one point per idea', () => {
    expect(points(({ stock }) => stock(1, 2, 2, 2, 5))).toEqual([0, 5, 0]);
  });

  test('R125, R126 one point per trio; the smallest of the three counts, active or not', () => {
    const score = points(({ stock, own }) => {
      stock(0, 2, 2, 2, 1);
      for (const card of [...X, 'T01', 'T02', 'I01']) own(0, card);
      stock(1, 2, 2, 2, 1);
      own(1, 'X04', 'on');
      own(1, 'T04', 'on');
      own(1, 'I04');
    });
    expect(score).toEqual([2, 2, 0]);
  });

  test('E22 R125, R128 without an idea trios score nothing, unless the option says so', () => {
    const cards = ({ own }: Lay) => [...X, ...T, ...I].forEach((card) => own(0, card));
    expect(points(cards)[0]).toBe(0);
    expect(points(cards, { options: { trioNeedsIdea: false } })[0]).toBe(3);
  });

  test('R127 ideas on slots count like free ones', () => {
    const score = points(({ s, stock }) => {
      stock(0, 2, 2, 2, 1);
      s.rows[0] = 1;
      s.box[3]!--;
    });
    expect(score[0]).toBe(2);
  });

  test('E21 R124–R131 nine points each: twelve resource tokens beat eleven', () => {
    const p = end(({ s, stock, own, rows }) => {
      // Gina: 6 free ideas and 2 on slots, 3/1/2 cards, 4 free and 7 placed tokens.
      stock(0, 2, 1, 1, 6);
      for (const card of ['X01', 'X02', 'I01', 'I02']) own(0, card);
      for (const card of ['X06', 'T05']) own(0, card, 'on');
      rows(0, 'r1', 'r2', 'r3', 'r4', 'r5');
      s.rows[5] = 1;
      s.rows[6] = 1;
      s.box[3]! -= 2;
      // Hugo: 6 ideas, 3/3/3 cards, 12 tokens.
      stock(1, 4, 4, 4, 6);
      for (const card of ['X07', 'X08', 'X09', 'T06', 'T07', 'T08', 'I04', 'I05', 'I06'])
        own(1, card);
    });
    expect(game.ranking(p.t, p.s).slice(0, 2)).toEqual([
      [9, 11, 6],
      [9, 12, 9],
    ]);
    expect(standings(game, p.t, p.s)[0]!.seat).toBe(1);
  });

  test('R129 most points win', () => {
    const p = end(({ stock }) => {
      stock(0, 9, 9, 9, 1);
      stock(2, 0, 0, 0, 2);
    });
    expect(standings(game, p.t, p.s).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  test('R130, R131 a tie goes to most resource tokens, free and placed, without products', () => {
    const p = end(({ stock, rows }) => {
      stock(0, 1, 1, 1, 1, 5, 5, 5);
      stock(1, 0, 1, 1, 1);
      rows(1, 'r1', 'r2');
    });
    expect(game.ranking(p.t, p.s).slice(0, 2)).toEqual([
      [1, 3, 0],
      [1, 4, 0],
    ]);
  });

  test('R132 then most investment cards', () => {
    const p = end(({ stock, own }) => {
      stock(0, 1, 1, 1, 1);
      stock(1, 1, 1, 1, 1);
      own(1, 'X03');
    });
    expect(standings(game, p.t, p.s)[0]!.seat).toBe(1);
  });

  test('R133 level to the end: the place is shared and the next one skipped', () => {
    const p = end(({ stock }) => {
      stock(0, 1, 1, 1, 1);
      stock(1, 1, 1, 1, 1);
      stock(2, 1, 1, 1, 0);
    });
    expect(standings(game, p.t, p.s).map(({ place }) => place)).toEqual([1, 1, 3]);
  });
});
