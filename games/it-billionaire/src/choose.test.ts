import { expect, test } from 'vitest';
import { HIDDEN } from '@boardroom/kernel';
import { CHOOSING, EVENT, LAID, PAY_OUT, ZONE } from './frames.ts';
import { place } from './testing/scene.ts';
import type { Scene } from './testing/scene.ts';
import { KINDS } from './types.ts';
import type { ChooseActions } from './types.ts';

const choice = (counts: Partial<ChooseActions>): ChooseActions => ({
  type: 'chooseActions',
  acquire: 0,
  sell: 0,
  select: 0,
  do: 0,
  stop: 0,
  ...counts,
});
const choosing = (x: Scene): void => x.agenda([CHOOSING, LAID, EVENT, ...ZONE, PAY_OUT]);

test('R26, R27, R28 at most 1 + labs cards, fewer or none, several of a kind', () => {
  const labs = ['EU2', 'NA2', 'OC2'];
  for (const [count, options] of [6, 21, 56, 124].entries()) {
    const p = place((x) => (x.labs(0, ...labs.slice(0, count)), choosing(x)));
    const moves = p.legal(0) as ChooseActions[];
    expect(moves).toHaveLength(options);
    const size = (move: ChooseActions): number => KINDS.reduce((sum, kind) => sum + move[kind], 0);
    expect(Math.max(...moves.map(size))).toBe(1 + count);
    expect(Math.min(...moves.map(size))).toBe(0);
    expect(Math.max(...moves.map(({ acquire, sell }) => Math.max(acquire, sell)))).toBe(
      Math.min(3, 1 + count),
    );
    expect(Math.max(...moves.map((move) => move.do))).toBe(1 + count);
  }
});

test('R26 one card in round 1', () => {
  const p = place();
  expect(p.refusal(0, choice({ do: 1, select: 1 }))).toEqual({
    code: 'too-many-cards',
    facts: { limit: 1 },
  });
  expect(p.refusal(0, choice({ acquire: 1 }))).toBeNull();
});

test('R29 all choose at the same time, in any order', () => {
  const p = place(choosing, { players: 3 });
  expect(p.asked().map(({ seat }) => seat)).toEqual([0, 1, 2]);
  p.play(2, choice({ acquire: 1 }));
  p.play(0, choice({}));
  expect(p.asked().map(({ seat }) => seat)).toEqual([1]);
});

test('R29 before all have confirmed only who is ready is seen', () => {
  const p = place(choosing);
  p.play(1, choice({ acquire: 1 }));
  expect(p.events(0)).toEqual([{ type: 'ready', seat: 1 }]);
  const view = p.view(0);
  expect(view.down).toEqual([0, HIDDEN]);
  expect(view.chosen.slice(5)).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
  expect(p.view(1).chosen.slice(5)).toEqual([1, 0, 0, 0, 0]);
});

test('R29 then the number of cards is seen, their kind is not', () => {
  const p = place((x) => (x.labs(1, 'EU2'), choosing(x)));
  p.play(0, choice({}));
  p.play(1, choice({ acquire: 1, select: 1 }));
  expect(p.events()).toContainEqual({ type: 'cardsLaid', seat: 1, count: 2 });
  expect(p.events().some(({ type }) => type === 'cardsShown')).toBe(false);
  for (const viewer of [0, null]) {
    expect(p.view(viewer).down).toEqual([0, 2]);
    expect(p.view(viewer).chosen.slice(5)).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
  }
});

test('R29 with openSelection the cards are shown once all have confirmed', () => {
  const p = place(choosing, { options: { openSelection: true } });
  p.play(1, choice({ acquire: 1 }));
  expect(p.view(0).chosen.slice(5)).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
  p.play(0, choice({}));
  expect(p.view(0).chosen.slice(5)).toEqual([1, 0, 0, 0, 0]);
  expect(p.events()).toContainEqual({ ...choice({ acquire: 1 }), type: 'cardsShown', seat: 1 });
});

test('R30 a confirmed choice is final', () => {
  const p = place(choosing);
  p.play(0, choice({ acquire: 1 }));
  expect(p.legal(0)).toEqual([]);
  expect(p.refusal(0, choice({}))).toEqual({ code: 'choice-locked' });
});

test('R31, R56 labs bought or sold change the number of cards from the next round on', () => {
  const p = place((x) => {
    x.labs(0, 'AF4');
    x.cards(0, { acquire: 1, sell: 1 });
    x.visit(0, 'center');
  });
  p.play(0, { type: 'acquireLab', location: 'EU4' });
  expect(p.s.down[0]).toBe(1);
  p.play(0, { type: 'endVisit' });
  p.play(0, { type: 'endVisit' });
  expect(p.legal(0)).toHaveLength(56);
  const q = place((x) => {
    x.labs(0, 'AF4', 'EU4');
    x.cards(0, { sell: 1, select: 2 });
    x.visit(0, 'center');
  });
  q.play(0, { type: 'sellLab', lab: 'AF4', container: 1 });
  expect(q.s.down[0]).toBe(2);
  q.play(0, { type: 'endVisit' });
  q.play(0, { type: 'endVisit' });
  expect(q.legal(0)).toHaveLength(21);
});

test('D2 the clock lays no card', () => {
  const p = place(choosing);
  expect(p.legal(0)).toContainEqual(choice({}));
});
