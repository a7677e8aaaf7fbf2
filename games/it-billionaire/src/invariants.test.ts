/** Every other test trusts the laws to notice: here each is broken once. */
import { NONE } from '@boardroom/kernel';
import { expect, test } from 'vitest';
import { invariants } from './invariants.ts';
import { place } from './testing/scene.ts';
import { ABSENT, KINDS, LABS, NEW, USED } from './types.ts';
import type { ItState, ItTable } from './types.ts';

type Spoil = (s: ItState, t: ItTable) => void;

/** Seat 0 has two labs, one item at work and a queue; a product is on the payment list. */
function busy() {
  return place((x) => {
    const [a, b] = x.t.content.locations;
    x.labs(0, a!.id, b!.id);
    const [one, two, three] = x.t.content.items.filter((_, i) => x.t.facts.instalments[i]! > 1);
    x.hold(0, 1, one!.id, 0, a!.id);
    x.hold(0, 2, two!.id);
    x.list(1, three!.id, 1);
  });
}
const free = (s: ItState): number => s.owner.indexOf(NONE);

test.for<[string, Spoil]>([
  ['1 money is conserved', (s) => s.bank++],
  ['1 money is conserved', (s) => s.capital[1]!--],
  ['2 capital is whole and not below 0', (s) => (s.capital[0] = -1)],
  ['2 capital is whole and not below 0', (s) => (s.capital[1] = 0.5)],
  ['3, 5 labs are the locations owned, at most three', (s) => (s.owner[free(s)] = 0)],
  ['3, 5 labs are the locations owned, at most three', (s) => s.labs[1]!++],
  [
    '3, 5 labs are the locations owned, at most three',
    (s) => ((s.owner[free(s)] = 0), (s.owner[free(s)] = 0), (s.labs[0] = 4)),
  ],
  ['4 as many containers as labs', (s) => (s.held[LABS] = NONE)],
  ['4 as many containers as labs', (s) => (s.held[1] = ABSENT)],
  [
    '8 a free container means an empty queue',
    (s) => ((s.queue[0] = s.held[1]!), (s.queued[0] = 1), (s.held[1] = NONE)),
  ],
  ['9 at most eight items', (s) => (s.queued[0] = 7)],
  ['9 the queue has no gaps', (s) => (s.queued[0] = 1)],
  ['9 the queue has no gaps', (s) => (s.queue[1] = s.stacks[0]!.pop()!)],
  ['10 rings fit the item', (s) => (s.rings[0] = -1)],
  ['10 rings fit the item', (s, t) => (s.rings[0] = t.facts.duration[s.held[0]!]!)],
  ['10 rings fit the item', (s) => (s.rings[2] = 1)],
  ['10, 11 a container stands on an own lab', (s) => (s.place[0] = free(s))],
  ['10, 11 a container stands on an own lab', (s) => (s.place[2] = s.owner.indexOf(0))],
  ['13 no more cards of a kind than there are', (s) => (s.chosen[0] = -1)],
  ['13 no more cards of a kind than there are', (s) => (s.chosen[0] = 99)],
  ['13 no more cards of a kind than there are', (s) => (s.played[KINDS.length + 2] = 99)],
  ['13 the cards face down are the chosen ones', (s) => s.down[1]!++],
  ['13 at most 1 + labs cards', (s) => ((s.chosen[KINDS.length + 2] = 2), (s.down[1] = 2))],
  [
    '13 at most 1 + labs cards',
    (s) => ((s.played[KINDS.length] = 1), (s.chosen[KINDS.length + 2] = 1), (s.down[1] = 1)),
  ],
  ['6 every item is in one place', (s) => s.stacks[0]!.pop()],
  ['6 every item is in one place', (s) => s.piles[0]!.push(s.held[0]!)],
  ['6 stacks and piles keep to their size', (s) => s.piles[0]!.push(s.stacks[1]!.pop()!)],
  ['12 the payment list holds products with instalments to come', (s) => (s.box[0] = 0)],
  ['12 the payment list holds products with instalments to come', (s) => (s.box[0] = 99)],
  ['12 Finished Projects holds projects only', (s) => finish(s, s.held[0]!)],
  ['12 Finished Projects is emptied by pay-out', (s) => finish(s, s.held[0]!)],
  ['12 every finished item has its owner', (s) => s.finisher.push(0)],
  ['12 every finished item has its owner', (s) => s.payee.pop()],
  ['12 every finished item has its owner', (s) => s.box.push(1)],
  ['12 every finished item has its owner', (s) => s.old++],
  ['7 the offer', (s) => s.offer.push(s.stacks[0]!.pop()!)],
  ['14 an Event Card is shown in the zones', (s) => ((s.zone = 0), (s.event = NONE))],
  ['15 a free location rests', (s) => (s.day[free(s)] = USED)],
  ['15 a free location rests', (s) => (s.day[free(s)] = NEW)],
  ['16 an item is worked on once a zone', (s) => (s.worked = [s.held[0]!, s.held[0]!])],
  ['19 the round number', (s) => (s.round = 0)],
  ['19 the round number', (s, t) => (s.round = t.options.rounds + 1)],
  ['19 the end is the end', (s) => (s.agenda = [])],
  ['22 nobody has reached the target', (s, t) => (s.capital[0] = t.options.target)],
])('the laws notice: %s', ([law, spoil]) => {
  const { t, s } = busy();
  expect(invariants(t, s)).toEqual([]);
  spoil(s, t);
  expect(invariants(t, s)).toContain(law);
});

test('eight items are no more than eight', () => {
  const { t, s } = busy();
  for (let i = 0; i < 6; i++) s.queue[i] = s.stacks.find((stack) => stack.length > 1)!.pop()!;
  s.queued[0] = 6;
  expect(invariants(t, s)).toEqual([]);
});

test('no work is done on a continent that is closed', () => {
  const { t, s } = busy();
  const own = s.owner.indexOf(0);
  for (const [event, { continent }] of t.content.events.entries()) {
    s.event = event;
    s.zone = 0;
    s.day[own] = USED;
    const isClosed = t.content.locations[own]!.continent === continent;
    expect(invariants(t, s).includes('15 no work on a closed continent')).toBe(isClosed);
  }
});

function finish(s: ItState, item: number): void {
  s.finished.push(item);
  s.finisher.push(0);
}
