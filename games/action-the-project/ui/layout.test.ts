import { describe, expect, test } from 'vitest';
import {
  CARD,
  cardRing,
  FELT,
  fitted,
  HEIGHT,
  labelled,
  lampAt,
  leaderAt,
  lines,
  packAt,
  placeOf,
  TABLE,
  WIDTH,
  widthOf,
} from './layout.ts';
import type { Box } from './layout.ts';

const SMALLEST = 13.5;

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe.each([2, 3, 4, 5, 6])('a table of %i', (players) => {
  const boxes = Object.entries(labelled(players));

  test('nothing overlaps', () => {
    const clashes = boxes.flatMap(([name, box], i) =>
      boxes.slice(i + 1).flatMap(([other, b]) => (overlap(box, b) ? [`${name} / ${other}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  test('everything is on the board', () => {
    for (const [name, { x, y, w, h }] of boxes)
      expect(x >= 0 && y >= 0 && x + w <= WIDTH && y + h <= HEIGHT, name).toBe(true);
  });

  test('cards lie on the felt', () => {
    for (let seat = 0; seat < players; seat++) {
      const { x, y } = placeOf(seat, players, 0).card;
      const off = Math.hypot((x - TABLE.cx) / FELT.rx, (y - TABLE.cy) / FELT.ry);
      expect(off).toBeLessThan(0.95);
    }
  });

  test('the ring of a card goes round it as it lies', () => {
    for (let seat = 0; seat < players; seat++) {
      const place = placeOf(seat, players, 0);
      const ends = [...cardRing(place, true).matchAll(/([\d.]+) ([\d.]+)(?=[LAZ])/g)].map(
        ([, x, y]) => Math.hypot(Number(x) - place.card.x, Number(y) - place.card.y),
      );
      expect(ends).toHaveLength(9);
      for (const far of ends) {
        expect(far).toBeGreaterThan(CARD.w / 2);
        expect(far).toBeLessThan(Math.hypot(CARD.w / 2 + 3, CARD.h / 2 + 3));
      }
    }
  });

  test('whoever looks sits below, the others clockwise', () => {
    for (let viewer = 0; viewer < players; viewer++) {
      expect(placeOf(viewer, players, viewer).angle).toBe(90);
      expect(placeOf((viewer + 1) % players, players, viewer)).toBe(placeOf(1, players, 0));
    }
    expect(placeOf(0, players, null).angle).toBe(90);
  });
});

test('the smallest lettering can be read on a desk', () => {
  expect((SMALLEST * 536) / HEIGHT).toBeGreaterThanOrEqual(10);
});

test('lamps, packs and leader cards lie apart', () => {
  const lamps = [1, 2, 3, 4].map(lampAt);
  lamps.forEach((a, i) => lamps.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
  expect(packAt('leaders').x - packAt('backlog').x).toBeGreaterThanOrEqual(78);
  const spots = Array.from({ length: 8 }, (_, i) => leaderAt(i));
  for (const [i, a] of spots.entries())
    for (const b of spots.slice(i + 1))
      expect(Math.abs(a.x - b.x) >= 140 || Math.abs(a.y - b.y) >= 140).toBe(true);
});

test('long names are cut, not clipped', () => {
  const name = fitted('Wolfeschlegelsteinhausenbergerdorff', 17, 148);
  expect(name.endsWith('…')).toBe(true);
  expect(widthOf(name, 17)).toBeLessThanOrEqual(148);
  expect(fitted('Mira', 17, 148)).toBe('Mira');
  expect(lines('Ticket System for the Ticket System', 15)).toEqual([
    'Ticket System',
    'for the Ticket',
    'System',
  ]);
});
