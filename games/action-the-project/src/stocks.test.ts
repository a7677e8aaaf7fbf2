import { expect, test } from 'vitest';
import { mostMoneyOffered, mostPrestigeOffered, noteLeastBought } from './stocks.ts';
import { scene } from './testing/scene.ts';
import type { Offer } from './types.ts';

const offer = (more: Partial<Offer>): Offer => ({
  from: 0,
  to: 1,
  giveMoney: 0,
  givePrestige: 0,
  wantMoney: 0,
  wantPrestige: 0,
  secret: 0,
  ...more,
});

test('R99 the most that is offered is what one offer gives, of those in sight', () => {
  const { s } = scene('leadership');
  s.offers = [
    offer({ giveMoney: 200, givePrestige: 3 }),
    offer({ giveMoney: 100, givePrestige: 1 }),
    offer({ from: 2, giveMoney: 900, givePrestige: 9 }),
    offer({ giveMoney: 500, givePrestige: 5, secret: 1 }),
  ];
  expect([1, 3].map((viewer) => mostMoneyOffered(s, 0, viewer))).toEqual([500, 200]);
  expect([1, 3].map((viewer) => mostPrestigeOffered(s, 0, viewer))).toEqual([5, 3]);
  expect(mostPrestigeOffered(s, 3, 1)).toBe(0);
});

test('what is committed and offered beyond the book was bought, as each viewer can work out', () => {
  const { t, s } = scene('leadership', { prestige: [4, 4, 4, 4] });
  const least = (): number[] => [0, 1, 2, 3].map((viewer) => s.least[viewer * t.players]!);
  noteLeastBought(t, s, 0, 4);
  expect(least()).toEqual([0, 0, 0, 0]);
  noteLeastBought(t, s, 0, 5);
  expect(least()).toEqual([1, 1, 1, 1]);
  // One offer lies open, another is known to two seats alone.
  s.offers = [offer({ givePrestige: 2 })];
  noteLeastBought(t, s, 0, 5);
  expect(least()).toEqual([3, 3, 3, 3]);
  s.offers.push(offer({ givePrestige: 4, secret: 1 }));
  noteLeastBought(t, s, 0, 5);
  expect(least()).toEqual([5, 5, 3, 3]);
  // It never falls; what came in secret need not have been bought by who knows of it.
  s.offers = [];
  s.secretPrestige[2 * t.players] = 3;
  noteLeastBought(t, s, 0, 8);
  expect(least()).toEqual([5, 5, 3, 4]);
});
