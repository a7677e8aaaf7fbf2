import { expect, test } from 'vitest';
import { answer, guess, isOver, newRng, pending, start, viewFor } from '@boardroom/kernel';
import { playMove, randomMove } from '@boardroom/kernel/testing';
import { classic, game, place } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';
import { CHOOSING, EVENT, LAID, PAY_OUT, ZONE } from '../frames.ts';
import type { ChooseActions } from '../types.ts';

const suggest = (p: ReturnType<typeof place>, seat = 0) => {
  const f = p.asked().find((frame) => frame.seat === seat)!;
  return game.advice.suggest(p.t, p.view(seat), f, newRng(1));
};

test('the first card is Acquire Lab, and the first lab leaves money for its Upkeep', () => {
  const p = place();
  const { move, why } = suggest(p);
  expect(move).toMatchObject({ acquire: 1 });
  expect(why!.code).toBe('plan-purchase');
  const buying = place((x) => {
    x.cards(0, { acquire: 1 });
    x.visit(0, 'center');
  });
  const bought = suggest(buying).move;
  if (bought.type !== 'acquireLab') throw new Error(bought.type);
  const { cost, upkeep } = classic.locations.find(({ id }) => id === bought.location)!;
  expect(50 - cost).toBeGreaterThanOrEqual(4 * upkeep);
});

test('a sale that wins is chosen and made', () => {
  const p = place((x) => {
    x.capital(0, 985);
    x.labs(0, 'EU1');
    x.agenda([CHOOSING, LAID, EVENT, ...ZONE, PAY_OUT]);
  });
  expect((suggest(p).move as ChooseActions).sell).toBe(1);
  const q = place((x) => {
    x.capital(0, 985);
    x.labs(0, 'EU1');
    x.cards(0, { sell: 1 });
    x.visit(0, 'center');
  });
  expect(suggest(q)).toMatchObject({
    move: { type: 'sellLab', lab: 'EU1' },
    why: { code: 'sell-to-win' },
  });
});

test('a lab works on the item of its own continent', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'NA2');
    x.hold(0, 1, 'N1-09');
    x.hold(0, 2, 'E1-09');
    x.cards(0, { do: 2 });
    x.visit(0, 'center');
  });
  expect(suggest(p)).toEqual({
    move: { type: 'doWork', container: 2, labs: ['EU2'], lead: 'EU2' },
    why: { code: 'work-near', facts: { lab: 'EU2', item: 'E1-09' } },
  });
});

test('on the last day nothing is accepted that cannot be finished', () => {
  const p = place((x) => {
    x.labs(0, 'EU2');
    x.next('E1-09', 'E1-10');
    x.cards(0, { select: 1, do: 1 });
    x.visit(0, 'west');
    x.s.round = 25;
  });
  p.play(0, { type: 'selectWork', sources: 'LL' });
  expect(suggest(p).move).toEqual({ type: 'acceptWork', cards: [] });
});

test('on the last day nothing is given up that can be finished, and luck is tried where it is needed', () => {
  const lastDay = (x: Scene): void => {
    x.capital(0, 300);
    x.labs(0, 'EU2', 'NA2', 'AF4');
    x.hold(0, 1, 'E1-09', 67, 'EU2');
    x.hold(0, 2, 'N1-09', 117, 'NA2');
    // Red: the 6 man-days of AF4 are enough if the die is kind.
    x.hold(0, 3, 'E1-07', 11, 'AF4');
    x.s.round = 25;
  };
  const choosing = place((x) => {
    lastDay(x);
    x.agenda([CHOOSING, LAID, EVENT, ...ZONE, PAY_OUT]);
  });
  expect(suggest(choosing).move).toMatchObject({ do: 3, stop: 0 });
  const p = place((x) => {
    lastDay(x);
    x.cards(0, { do: 3 });
    x.visit(0, 'center', 'EV-AS1');
  });
  p.play(0, suggest(p).move);
  expect(suggest(p).move).toMatchObject({ type: 'doWork', container: 3, labs: ['AF4'] });
});

test('three free containers get two Select Work, because one finds only two items', () => {
  const p = place((x) => {
    x.labs(0, 'EU2', 'NA2', 'AF4');
    x.s.round = 10;
    x.agenda([CHOOSING, LAID, EVENT, ...ZONE, PAY_OUT]);
  });
  expect(suggest(p).move).toMatchObject({ select: 2, do: 2 });
});

test('who has no work at all takes what is on offer, who has some waits for better', () => {
  const accepted = (busy: boolean): unknown => {
    const p = place((x) => {
      x.capital(0, 300);
      x.labs(0, 'EU2', 'SA2');
      if (busy) x.hold(0, 1, 'E1-09', 10, 'EU2');
      x.next('N3-06', 'N1-02');
      x.cards(0, { select: 1, do: 1 });
      x.visit(0, 'west');
      x.s.round = 10;
    });
    p.play(0, { type: 'selectWork', sources: 'SS' });
    return suggest(p).move;
  };
  expect(accepted(false)).toEqual({ type: 'acceptWork', cards: ['N3-06'] });
  expect(accepted(true)).toEqual({ type: 'acceptWork', cards: [] });
});

test('the evaluation rises with capital and adds up to about one', () => {
  const at = (capital: number): number[] => {
    const p = place((x) => x.capital(0, capital), { players: 3 });
    return [0, 1, 2].map((seat) => game.advice.evaluate(p.t, p.s, seat));
  };
  expect(at(80)[0]).toBeGreaterThan(at(50)[0]!);
  expect(at(80)[1]).toBeLessThan(at(50)[1]!);
  expect(at(80).reduce((sum, value) => sum + value)).toBeCloseTo(1);
});

test('the heuristic beats random play, from its own view alone', () => {
  const { t } = place();
  const rng = newRng(7);
  let wins = 0;
  for (let i = 0; i < 12; i++) {
    const s = start(game, t, `arena-${i}`);
    while (!isOver(s)) {
      const f = pending(s)[0]!;
      if (f.seat === i % 2) {
        const { move } = game.advice.suggest(t, viewFor(game, t, s, f.seat), f, rng);
        answer(game, t, s, s.agenda.indexOf(f), move);
      } else playMove(game, t, s, randomMove(game, t, s, rng));
    }
    const scores = game.scores(t, s);
    if (scores[i % 2]! > scores[1 - (i % 2)]!) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(11);
});

test('a guess keeps what is seen and fills in rivals’ cards within R5', () => {
  const p = place((x) => {
    x.labs(1, 'EU2', 'EU3', 'NA2');
    x.cards(1, { acquire: 1, do: 2 });
    x.s.played[5 + 3] = 1;
    x.cards(0, { acquire: 1 });
    x.visit(0, 'east');
  });
  for (let i = 0; i < 50; i++) {
    const s = guess(game, p.t, p.view(0), 0, newRng(i));
    const cards = s.chosen.slice(5, 10);
    expect(cards.reduce((sum, count) => sum + count)).toBe(3);
    expect(
      cards.every((count, kind) => count + s.played[5 + kind]! <= p.t.facts.cards[kind]!),
    ).toBe(true);
    expect(s.chosen.slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
  }
});
