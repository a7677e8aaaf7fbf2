/** Every other test trusts the laws to notice: here each is broken once. */
import { NONE } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import type { Options } from './options.ts';
import { invariants } from './scoring.ts';
import { scene } from './testing/scene.ts';
import { FAILED, SUCCEEDED } from './types.ts';
import type { ActionState, ActionTable } from './types.ts';

type Spoil = (s: ActionState, t: ActionTable) => void;

test.for<[string, Spoil]>([
  ['I1 money', (s) => (s.money[0]! += 100)],
  ['I1 money', (s) => (s.forfeitedMoney += 100)],
  ['I1 money', (s) => s.divided++],
  ['I2 prestige', (s) => s.prestige[3]!++],
  ['I2 prestige', (s) => s.politicsPaid++],
  ['I2 prestige', (s) => s.auctionPaid++],
  ['I2 prestige', (s) => s.forfeitedPrestige++],
  ['I3 money in steps, not negative', (s) => (s.money[1] = -100)],
  ['I3 money in steps, not negative', (s) => s.money[1]!++],
  ['I3 prestige not negative', (s) => (s.prestige[1] = -1)],
  ['I3 prestige not negative', (s) => (s.prestige[1] = 0.5)],
  ['I3 bids covered', (s) => (s.bids[2] = -1)],
  ['I3 bids covered', (s) => (s.bids[2] = s.prestige[2]! + 1)],
  ['I3 bids only in auctions', (s) => ((s.window = 0), (s.bids[2] = 1))],
  ['I3 nothing unbought', (s) => (s.bought[0] = -1)],
  ['I3 money is in the books', (s) => (s.bookMoney[0]! += 100)],
  ['I3 money is in the books', (s) => (s.bought[1] = 1)],
  ['I3 money is in the books', (s) => (s.secretMoney[4] = 100)],
  ['I3 prestige is in the books', (s) => s.bookPrestige[0]!++],
  ['I3 prestige is in the books', (s) => (s.bought[1] = 1)],
  ['I3 prestige is in the books', (s) => (s.secretPrestige[7] = 1)],
  ['I23 parity', (s) => (s.forfeitedMoney += 100)],
  ['I17 money is bounded', (s) => (s.money[0]! += 100_000)],
  ['I4 every project once', (s) => s.pile.pop()],
  ['I4 every project once', (s) => (s.pile[0] = s.pile[1]!)],
  ['I4 every project once', (s) => (s.project = s.pile[0]!)],
  ['I4 boxed', (s) => s.pile.push(s.box.pop()!)],
  ['I4 returned cards are in the pile', (s) => s.returned.push(s.box[0]!)],
  ['I5 discards', (s) => s.discards.pop()],
  ['I5 discards', (s) => (s.turn += 1)],
  ['I6 packages', (s) => (s.carry += 2)],
  ['I6 packages', (s) => s.lost++],
  ['I6 packages', (s) => (s.outcome = SUCCEEDED)],
  ['I6 packages', (s) => (s.outcome = FAILED)],
  ['I7 even', (s) => (s.carry = 1)],
  ['I22 nothing carried at the end', (s) => ((s.agenda = []), (s.carry = 2))],
  ['I21 Fate', (s) => s.fateLeft.push(0)],
  ['I21 overtime', (s) => (s.forfeit = 1)],
  ['I13 W1 not on the last turn', (s, t) => ((s.turn = t.facts.turns), (s.window = 1))],
  ['I13 W4', (s) => (s.window = 4)],
  ['I13 windows in order', (s) => (s.windows[3] = 1)],
  ['I14 target', (s) => ((s.steerer = 1), (s.target = 1))],
  ['I14 target', (s) => (s.target = s.leader)],
  ['I15 cards', (s) => (s.cards[0] = 4)],
  ['I15 cards', (s) => (s.cards[0] = NONE - 1)],
  ['I15 all lie at W3', (s) => ((s.windows[2] = 1), (s.cards = s.cards.map(() => NONE)))],
  ['I15 none before', (s) => ((s.windows[1] = 0), (s.cards[0] = 1))],
  ['I16 history', (s) => s.history.push(0)],
  ['I16 history', (s) => s.history.pop()],
  ['I12 out or high', (s) => ((s.high = 1), (s.out[1] = 1))],
  ['R108, R157 limits', (s, t) => (s.offersMade[0] = t.options.offersPerTurn + 1)],
  ['R108, R157 limits', (s, t) => (s.promisesMade[3] = t.options.promisesPerTurn + 1)],
])('the laws notice: %s', ([law, spoil]) => {
  const { t, s } = scene('placing', { turn: 3, leader: 2 });
  expect(invariants(t, s)).toEqual([]);
  spoil(s, t);
  expect(invariants(t, s)).toContain(law);
});

test('I17, I23 parity and the bound on money are laws of packages of $100 alone', () => {
  const broken = (options: Partial<Options>, spoil: Spoil): string[] => {
    const { t, s } = scene('placing', { options });
    spoil(s, t);
    return invariants(t, s);
  };
  const odd: Spoil = (s) => (s.forfeitedMoney += 100);
  const rich: Spoil = (s) => (s.money[0]! += 1_000_000);
  expect(broken({}, odd)).toContain('I23 parity');
  expect(broken({ moneyPerUnit: 200 }, odd)).not.toContain('I23 parity');
  expect(broken({ prestigePrice: 300 }, odd)).not.toContain('I23 parity');
  expect(broken({ prestigePrice: 300 }, rich)).toContain('I17 money is bounded');
  expect(broken({ moneyPerUnit: 200 }, rich)).not.toContain('I17 money is bounded');
});

test('I24, I25, R119 offers and promises keep their laws', () => {
  const dealt = (spoil: Spoil): string[] => {
    const p = scene('placing', { turn: 3, leader: 2 });
    const terms = { givePrestige: 1, wantMoney: 0, wantPrestige: 1, secret: 0 };
    p.play(0, { type: 'offer', to: 1, giveMoney: 300, ...terms });
    const pay = { type: 'promisePay', to: 2, money: 100, prestige: 1, condition: 0 } as const;
    p.play(1, { ...pay, turn: 3, secret: 0 });
    expect(invariants(p.t, p.s)).toEqual([]);
    spoil(p.s, p.t);
    return invariants(p.t, p.s);
  };
  expect(dealt((s) => ((s.money[0] = 200), (s.bookMoney[0] = 200)))).toContain(
    'I24 offers are covered',
  );
  expect(dealt((s) => (s.bids[0] = s.prestige[0]!))).toContain('I24 offers are covered');
  expect(dealt((s) => (s.offersMade[0] = 0))).toEqual(['I24 at most three offers']);
  expect(dealt((s) => (s.promises[0]!.bookedMoney = 200))).toEqual(['R119 booked']);
  expect(dealt((s) => (s.promises[0]!.bookedPrestige = 2))).toEqual(['R119 booked']);
  expect(dealt((s) => (s.promises[0] = { ...s.promises[0]!, turn: 2 }))).toEqual([
    'I25 promises are marked in time',
  ]);
  expect(dealt((s) => (s.promises[0] = { ...s.promises[0]!, turn: 2, kind: 'text' }))).toEqual([]);
});
