import { ownCodes, reportsOf } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import { balance } from './balance.ts';
import { EFFECT } from './content.ts';
import { scene } from './testing/scene.ts';
import { INACTIVE } from './types.ts';

const p = scene('innovation');
const { facts, content } = p.t;

test('a card is used by who acquires it; a seat begins with the business it plans', () => {
  expect(
    reportsOf(
      balance,
      p,
      { type: 'planChosen', seat: 1, business: 'farm' },
      { type: 'acquired', seat: 0, card: 'x' },
      { type: 'innovated', seat: 0 },
    ),
  ).toEqual([
    ['begin', 1, 'farm'],
    ['use', 0, 'x'],
  ]);
});

test('what exports bring is earned by the active cards of the seat that say so', () => {
  const [card, amount, other] = facts.holders[EFFECT.exportBonus]!;
  const owner = p.s.owner.map(() => -1);
  const cards = p.s.cards.map(() => INACTIVE as number);
  owner[card!] = 0;
  const hear = (seat: number): unknown[][] =>
    reportsOf(balance, { t: p.t, s: { ...p.s, owner, cards } }, { type: 'exportBonus', seat });
  expect(hear(0)).toEqual([]);
  cards[card!] = 0;
  if (other !== undefined) cards[other] = 0;
  expect(hear(0)).toEqual([['earn', 0, content.cards[card!]!.id, amount]]);
  expect(hear(1)).toEqual([]);
});

test('only cards that pay for exports earn apart; a match is as long as its months', () => {
  const things = balance.things(p.t);
  expect(things.map(({ earns }) => earns === true)).toEqual(
    content.cards.map(({ effects }) => Boolean(effects.exportBonus)),
  );
  expect(balance.starts!(p.t).map(({ id }) => id)).toEqual(content.businesses);
  expect(balance.length(p.t, { ...p.s, period: 7 })).toBe(7);
  expect(ownCodes(balance)).toEqual(['innovations', 'exports', 'card-unused', 'card-returned']);
});
