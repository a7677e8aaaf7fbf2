/** What the clock answers for a player, what is offered in order, and what rivals are thought to hold. */
import type { Decision } from '@boardroom/kernel';
import { guess, newRng } from '@boardroom/kernel';
import { describe, expect, test } from 'vitest';
import { ACCEPT, CHOOSE, DRAW_SECOND, FORCED_SALE } from './frames.ts';
import { game } from './index.ts';
import { place } from './testing/scene.ts';
import type { Scene, Setting } from './testing/scene.ts';
import { KINDS } from './types.ts';
import type { It, Move } from './types.ts';

const fallback = (edit: (x: Scene) => void, setting: Setting = {}): Move => {
  const p = place(edit, setting);
  const [f] = p.asked();
  return (game.agenda[f!.kind] as Decision<It>).fallback(p.t, p.s, f!);
};
const forced = (lab: string, container: number) => ({ type: 'forcedSale', lab, container });

describe('R16–R18, R131 a sale at Upkeep', () => {
  const owed =
    (edit: (x: Scene) => void) =>
    (x: Scene): void => {
      x.labs(0, 'EU1', 'EU2', 'NA2');
      x.labs(1, 'AF4');
      edit(x);
      x.capital(0, 0);
      x.agenda([FORCED_SALE[0]!]);
    };
  const hold = (...rings: number[]) =>
    owed((x) =>
      rings.forEach((count, i) => x.hold(0, i + 1, ['E1-09', 'E1-10', 'E1-11'][i]!, count)),
    );
  test('the clock sells the cheapest lab, with a free container or that with the fewest rings', () => {
    expect(fallback(owed(() => {}))).toEqual(forced('EU2', 1));
    expect(fallback(hold(3))).toEqual(forced('EU2', 2));
    expect(fallback(hold(3, 1, 2))).toEqual(forced('EU2', 2));
    expect(fallback(hold(1, 1, 2))).toEqual(forced('EU2', 1));
    expect(fallback(hold(0, 0))).toEqual(forced('EU2', 3));
  });
  test('every own lab with every container that is taken, and the lowest free one', () => {
    expect(place(hold(3)).legal(0)).toEqual(
      ['EU1', 'EU2', 'NA2'].flatMap((lab) => [forced(lab, 1), forced(lab, 2)]),
    );
  });
});

describe('R58–R65 Select Work', () => {
  const selecting =
    (small: number, large: number) =>
    (x: Scene): void => {
      x.leave(0, small);
      x.leave(1, large);
      x.cards(0, { select: 1 });
      x.visit(0, 'east');
    };
  const sources = (small: number, large: number, setting: Setting = {}) =>
    place(selecting(small, large), setting)
      .legal(0)
      .flatMap((move) => (move.type === 'selectWork' ? [move.sources] : []));
  test('R59, R67 two cards from where they are, one only if there is no other', () => {
    expect(sources(2, 2)).toEqual(['SS', 'SL', 'LL']);
    expect(sources(1, 2)).toEqual(['SL', 'LL']);
    expect(sources(2, 0)).toEqual(['SS']);
    expect(sources(0, 2)).toEqual(['LL']);
    expect(sources(1, 0)).toEqual(['S']);
    expect(sources(0, 1)).toEqual(['L']);
    expect(sources(1, 1, { options: { drawMode: 'oneByOne' } })).toEqual(['S', 'L']);
  });
  const second =
    (small: number, large: number, first: number) =>
    (x: Scene): void => {
      selecting(small, large)(x);
      x.s.offer.push(x.s.stacks[first]!.pop()!);
      x.s.agenda.push(DRAW_SECOND[0]!);
    };
  const oneByOne = { options: { drawMode: 'oneByOne' as const } };
  test('the clock draws the second card where the first came from', () => {
    expect(fallback(second(3, 3, 0), oneByOne)).toEqual({ type: 'drawSecond', source: 'S' });
    expect(fallback(second(3, 3, 1), oneByOne)).toEqual({ type: 'drawSecond', source: 'L' });
    expect(place(second(3, 3, 0), oneByOne).legal(0)).toHaveLength(2);
  });
  test('R62 none, each one, or both in either order', () => {
    const p = place((x) => {
      x.next('E1-01', 'E1-02');
      x.cards(0, { select: 1 });
      x.visit(0, 'east');
    });
    p.play(0, { type: 'selectWork', sources: 'SS' });
    const accept = (...cards: string[]) => ({ type: 'acceptWork', cards });
    expect(p.asked()).toEqual([ACCEPT[0]]);
    expect(p.legal(0)).toEqual([
      accept(),
      accept('E1-01'),
      accept('E1-02'),
      accept('E1-01', 'E1-02'),
      accept('E1-02', 'E1-01'),
    ]);
  });
});

describe('R29 what rivals have chosen', () => {
  const guesses = (edit: (x: Scene) => void, setting: Setting = {}) => {
    const p = place(edit, setting);
    return Array.from({ length: 60 }, (_, i) => guess(game, p.t, p.view(0), 0, newRng(i)));
  };
  const rival = (chosen: readonly number[]) => chosen.slice(KINDS.length, 2 * KINDS.length);
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  test('while cards are chosen: nothing of one still asked, any choice of one who is ready', () => {
    const both = guesses((x) => x.agenda([CHOOSE[0]!, CHOOSE[1]!]));
    expect(both.every((s) => s.down[1] === 0 && sum(rival(s.chosen)) === 0)).toBe(true);
    const ready = guesses((x) => (x.labs(1, 'EU1'), x.cards(1, { do: 2 }), x.agenda([CHOOSE[0]!])));
    expect(new Set(ready.map((s) => s.down[1]))).toEqual(new Set([0, 1, 2]));
    expect(ready.every((s) => s.down[1] === sum(rival(s.chosen)))).toBe(true);
  });
  test('by day: as many as lie there, no kind above what the rival has', () => {
    const day = (x: Scene): void => {
      x.labs(1, 'EU1', 'EU2', 'EU3');
      x.cards(1, { do: 2, stop: 1 });
      x.visit(0, 'east');
      x.s.played[KINDS.length] = x.t.facts.cards[0]!;
    };
    const seen = guesses(day);
    expect(seen.every((s) => sum(rival(s.chosen)) === 3 && s.chosen[KINDS.length] === 0)).toBe(
      true,
    );
    expect(new Set(seen.map((s) => rival(s.chosen).join())).size).toBeGreaterThan(3);
    const open = guesses(day, { options: { openSelection: true } });
    expect(open.every((s) => rival(s.chosen).join() === '0,0,0,2,1')).toBe(true);
  });
});
