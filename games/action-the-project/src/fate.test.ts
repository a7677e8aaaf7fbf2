import { position } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import { A, answers, kinds, O, pass, S, scene } from './testing/scene.ts';
import type { SceneSetting } from './testing/scene.ts';
import { game } from './index.ts';
import { MONEY, PRESTIGE } from './types.ts';

const NO = { type: 'noBid' } as const;
/** Indices of Fate cards by their vote. */
const PLUS = 0;
const ZERO = 2;
const MINUS = 4;

/** The overtime question with these cards, the first and the second Fate card known. */
function atOvertime(first: number, second: number, setting: SceneSetting = {}) {
  const p = scene('quietWord', { cards: [S, S, O, A], options: { fate: true }, ...setting });
  const others = [0, 1, 2, 3, 4, 5].filter((fate) => fate !== first && fate !== second);
  p.s.fateLeft = [...others, second, first];
  answers(p, NO, NO, NO, NO);
  return p;
}

test('R144 all six Fate cards are shuffled and laid face down anew every turn', () => {
  const p = position(game, { players: 2, edition: classic, options: { fate: true } });
  p.play(0, { type: 'choose', leaderCard: 'LD1' });
  p.play(1, { type: 'choose', leaderCard: 'LD2' });
  expect(p.s.fateLeft.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(new Set(p.view(0).fateLeft)).toEqual(new Set([-1]));
  const first = [...p.s.fateLeft];
  p.play(p.s.chair, { type: 'open', bid: 1 });
  pass(p);
  p.play(p.s.chair, { type: 'redrawProject' });
  expect(p.s.fateLeft).toEqual(first);
});

test('R145, R146 the top Fate card is one more vote for or against, and takes no share', () => {
  const plus = atOvertime(PLUS, ZERO, { value: 10, cards: [S, O, A, A] });
  plus.play(0, { type: 'acceptFate' });
  expect([plus.s.votesFor, plus.s.votesAgainst]).toEqual([2, 1]);
  expect(plus.s.money).toEqual([400 + 600, 400, 600, 600]);
  const minus = atOvertime(MINUS, ZERO);
  minus.play(0, { type: 'acceptFate' });
  expect([minus.s.votesFor, minus.s.votesAgainst]).toEqual([2, 2]);
  const zero = atOvertime(ZERO, PLUS);
  zero.play(0, { type: 'acceptFate' });
  expect([zero.s.votesFor, zero.s.votesAgainst]).toEqual([2, 1]);
});

test('R145–R151, E10 overtime', () => {
  const p = atOvertime(MINUS, ZERO, { value: 58 });
  expect(p.asked()).toEqual([{ kind: 'overtime', seat: 0 }]);
  p.play(0, { type: 'overtime', forfeit: PRESTIGE });
  expect([p.s.votesFor, p.s.votesAgainst]).toEqual([2, 1]);
  expect(p.s.money).toEqual([3300, 3300, 400, 400]);
  expect(p.s.prestige).toEqual([4, 33, 4, 4]);
  expect(p.s.forfeitedPrestige).toBe(29);
});

test('R147, R151 the money share can be given up instead', () => {
  const p = atOvertime(MINUS, PLUS, { value: 58 });
  p.play(0, { type: 'overtime', forfeit: MONEY });
  expect([p.s.money[0], p.s.prestige[0]]).toEqual([400, 33]);
});

test('R148, R149 once per project; the next of the five left counts, the first no longer', () => {
  const p = atOvertime(PLUS, MINUS);
  p.play(0, { type: 'overtime', forfeit: MONEY });
  expect(p.s.fateShown).toEqual([PLUS, MINUS]);
  expect([p.s.votesFor, p.s.votesAgainst]).toEqual([2, 2]);
  expect(kinds(p)).toEqual(['open']);
  expect(p.refusal(0, { type: 'overtime', forfeit: MONEY })?.code).toBe('no-overtime');
});

test('R150 overtime may be worked whatever the card, also for a share of 0', () => {
  const p = atOvertime(ZERO, PLUS, { cards: [S, O, O, O] });
  expect(p.legal(0)).toHaveLength(3);
  p.play(0, { type: 'overtime', forfeit: MONEY });
  pass(p);
  expect(p.s.money[0]! - 400).toBe(0);
});

test('R152, R153 W4 comes after overtime; a trial carries the pile whole and the forfeit lapses', () => {
  const p = atOvertime(PLUS, MINUS, { value: 58 });
  p.play(0, { type: 'overtime', forfeit: MONEY });
  p.play(0, { type: 'open', bid: 1 });
  pass(p);
  p.play(0, { type: 'trial' });
  expect([p.s.carry, p.s.forfeitedMoney]).toEqual([58, 0]);
});
