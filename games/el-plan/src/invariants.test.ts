/** Every other test trusts the laws to notice: here each is broken once. */
import { NONE } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { scene, until } from './testing/scene.ts';
import type { Setting } from './testing/scene.ts';
import { BOUGHT, RAW, SOLD, STOCK } from './types.ts';
import type { ElPlanState, Kind } from './types.ts';

type Spoil = (s: ElPlanState) => void;

/** The laws broken where a step has asked its first question and the state is then spoilt. */
function broken(spoil: Spoil, at: Kind = 'place', setting: Setting = {}): string[] {
  const p =
    at === 'place'
      ? until(scene('decisions', undefined, setting), at)
      : scene(at, undefined, setting);
  expect(invariants(p.t, p.s)).toEqual([]);
  spoil(p.s);
  return invariants(p.t, p.s);
}

const offered = (s: ElPlanState): number => s.offers.find((card) => card >= 0)!;

test.for<[string, Spoil]>([
  ['thing 0 is not conserved', (s) => s.stock[0]!++],
  ['thing 1 is not conserved', (s) => s.box[1]!--],
  ['thing 1 is not conserved', (s) => s.pots[2]!++],
  ['thing 3 is not conserved', (s) => s.stock[STOCK + 3]!++],
  ['thing 4 is not conserved', (s) => s.market[0]!++],
  ['thing 6 is not conserved', (s) => s.stock[2 * STOCK + 6]!++],
  ['a count is below 0 or broken', (s) => (s.stock[0] = -1)],
  ['a count is below 0 or broken', (s) => (s.box[0] = 0.5)],
  ['a count is below 0 or broken', (s) => (s.market[1] = -1)],
  ['a count is below 0 or broken', (s) => (s.pots[1] = -1)],
  ['a card without owner is active', (s) => (s.cards[s.owner.indexOf(NONE)] = 0)],
  ['two entrepreneurs on one space', (s) => (s.spot = [3, 3, 5])],
  ['an entrepreneur on a closed space', (s) => ((s.spot = [11, 3, 4]), (s.open = 0))],
  ['an entrepreneur is missing', (s) => ((s.district = 3), (s.spot = [3, 4, NONE]))],
  ['six of a type in D5', (s) => ((s.box[RAW]! -= 6), (s.market[0] = 6))],
  ['D6 is not laid out from the left', (s) => (s.pots = [0, 1, 0])],
  ['D6 is not laid out from the left', (s) => (s.pots = [1, 0, 1])],
  ['D6 is not laid out from the left', (s) => (s.pots = [2, 1, 0])],
  ['deck 0 is not whole', (s) => s.decks[0]!.pop()],
  ['deck 1 is not whole', (s) => s.decks[1]!.push(s.decks[1]![0]!)],
  ['a card is in two places', (s) => (s.owner[offered(s)] = 0)],
  ['a card is in two places', (s) => (s.owner[s.decks[0]![0]!] = 0)],
  ['a card is in two places', (s) => (s.offers[0] = s.decks[0]![0]!)],
  ['a card in a wrong deck', (s) => (s.decks[0]![0] = s.decks[1]![0]!)],
  ['an offer is missing', (s) => (s.decks[0]!.push(s.offers[0]!), (s.offers[0] = NONE))],
  ['an event is missing', (s) => s.eventDeck.pop()],
  ['an event is in two places', (s) => (s.eventDeck[0] = s.removed[0]!)],
  ['an event is in two places', (s) => (s.played[0] = s.eventDeck[0]!)],
  ['wrong removed events', (s) => s.removed.push(s.eventDeck.pop()!)],
  ['too many types bought', (s) => (s.flags[1]! |= BOUGHT | (BOUGHT << 1))],
  ['too many types sold', (s) => (s.flags[1]! |= SOLD | (SOLD << 2))],
  ['more processes used than available', (s) => ((s.district = 4), (s.used = s.used.map(() => 9)))],
  ['too many products kept', (s) => ((s.district = 1), (s.box[RAW]! -= 9), (s.stock[RAW] = 9))],
])('the laws notice: %s', ([law, spoil]) => {
  expect(broken(spoil)).toContain(law);
});

test('D6 is laid out when a period begins, and need not stay so', () => {
  const used: Spoil = (s) => {
    s.district = 5;
    s.spot = [4, 5, 6];
    s.box[1]! += s.pots[0]! + s.pots[1]! + s.pots[2]! - 2;
    s.pots = [0, 0, 2];
  };
  expect(broken(used)).toEqual([]);
});

test('a table without events has no laws for them', () => {
  expect(broken((s) => (s.removed = []), 'place', { options: { noEvents: true } })).toEqual([]);
});

test('each kind of process has its own count', () => {
  for (const kind of [0, 1, 2]) {
    const spoil: Spoil = (s) => {
      s.district = 4;
      s.spot = [3, 4, 5];
      s.used[3 + kind] = 9;
    };
    expect(broken(spoil)).toContain('more processes used than available');
  }
});
