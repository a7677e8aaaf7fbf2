import { expect, test } from 'vitest';
import classic from '../content/classic.json' with { type: 'json' };
import texts from '../texts/en.json' with { type: 'json' };
import {
  badgeAt,
  COUNTS,
  DECKS,
  EVENT,
  figuresAt,
  HEIGHT,
  labPlace,
  LARGEST,
  lines,
  nameRoom,
  OFFER_LINE,
  offerBoxes,
  PLATE,
  SHELF,
  spread,
  TAB,
  TRAIL,
  trailAt,
  widthOf,
  WIDTH,
  ZONE_NAMES,
} from './layout.ts';
import type { Box } from './layout.ts';

const words = texts.messages as Readonly<Record<string, string>>;
const plates = classic.locations.map(({ id }, i) => ({ id, box: labPlace(id, i).plate }));

/** All that carries lettering, as it lies between decisions. */
function labelled(): { id: string; box: Box }[] {
  const names = ZONE_NAMES.map(({ x, y }, i) => ({
    id: `zone ${i}`,
    box: { x: x - 46, y: y - 18, w: 92, h: 40 },
  }));
  const shelf = { id: 'decks', box: SHELF };
  const tab = { id: 'tab', box: { ...TAB, h: TAB.h - 3 } };
  const trail = { id: 'trail', box: { x: 0, y: TRAIL.top, w: WIDTH, h: HEIGHT - TRAIL.top } };
  return [...plates, ...names, shelf, tab, trail, { id: 'event', box: EVENT }];
}

const overlap = (a: Box, b: Box, gap: number): boolean =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;

test('no two labels overlap, and all lie on the board', () => {
  const things = labelled();
  for (const [i, a] of things.entries()) {
    expect(a.box.x, a.id).toBeGreaterThanOrEqual(0);
    expect(a.box.x + a.box.w, a.id).toBeLessThanOrEqual(WIDTH);
    expect(a.box.y + a.box.h, a.id).toBeLessThanOrEqual(HEIGHT);
    for (const b of things.slice(i + 1))
      expect(overlap(a.box, b.box, 2) && `${a.id} over ${b.id}`).toBe(false);
  }
});

test('the decks and their counts lie on their shelf, side by side', () => {
  for (const { x, y, w, h } of Object.values(DECKS)) {
    expect(x).toBeGreaterThanOrEqual(SHELF.x);
    expect(x + w).toBeLessThanOrEqual(SHELF.x + SHELF.w);
    expect(y + h).toBeLessThanOrEqual(SHELF.y + SHELF.h);
  }
  expect(COUNTS).toBeLessThan(DECKS.both.y);
  const apart = DECKS.large.x - DECKS.small.x;
  expect(widthOf('large 128', LARGEST) * 0.92).toBeLessThan(apart);
});

test('names and figures fit their plates at the largest lettering', () => {
  for (const { id } of plates) {
    const name = words[`location.${id}`]!;
    // The measure is on the generous side: the narrow face needs about a tenth less.
    expect(widthOf(name, LARGEST) * 0.92, id).toBeLessThanOrEqual(nameRoom(true));
  }
  for (const { cost, upkeep, capacity, overhead } of classic.locations) {
    const values = [cost, upkeep, capacity, overhead];
    const at = figuresAt(values, PLATE.strip + 5);
    for (const [i, x] of at.slice(1).entries())
      expect(x - at[i]!).toBeGreaterThanOrEqual(14.5 + 8.1 * String(values[i]).length);
  }
});

test('three containers fit on a plate', () => {
  for (const n of [0, 1, 2]) {
    expect(badgeAt(n).x).toBeGreaterThan(PLATE.strip + 8);
    expect(badgeAt(n).x + 11).toBeLessThan(PLATE.w - 13);
  }
});

test('cards on offer fit between the map and the trail', () => {
  for (const count of [1, 2])
    for (const box of offerBoxes(count)) expect(box.y + box.h).toBeLessThanOrEqual(TRAIL.top);
});

test('tokens of five players never hide one another', () => {
  for (const values of [
    [50, 50, 50, 50, 50],
    [0, 0, 0, 10, 20],
    [990, 1000, 1000, 1300, 4],
    [1, 500, 502, 999, 998],
  ]) {
    const stands = spread(values.map((value) => trailAt(value, 1000))).toSorted((a, b) => a - b);
    for (let i = 1; i < stands.length; i++)
      expect(stands[i]! - stands[i - 1]!).toBeGreaterThanOrEqual(22.9);
    expect(stands[0]).toBeGreaterThan(20);
    expect(stands.at(-1)).toBeLessThan(WIDTH - 10);
  }
});

test('every event and item name fits its card', () => {
  for (const { id } of classic.events) {
    const title = lines(words[`eventCard.${id}`]!, 17, 2);
    expect(title.join(' '), id).toBe(words[`eventCard.${id}`]);
    for (const line of title)
      expect(widthOf(line, LARGEST) * 0.92, line).toBeLessThanOrEqual(EVENT.w - 18);
  }
  for (const { id } of classic.items) {
    const [name = '', customer = ''] = words[`item.${id}`]!.split(/ — |, (?=[^,]*$)/);
    expect(widthOf(name, 17) * 0.8, id).toBeLessThanOrEqual(OFFER_LINE);
    expect(widthOf(customer, LARGEST) * 0.92, id).toBeLessThanOrEqual(OFFER_LINE);
  }
});
