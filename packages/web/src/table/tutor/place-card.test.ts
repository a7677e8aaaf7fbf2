import { expect, test } from 'vitest';
import { grown, inside, placeCard } from './place-card.ts';

const stage = { x: 256, y: 56, width: 896, height: 560 };
const card = { width: 340, height: 200 };
const box = (x: number, y: number, width = 100, height = 80) => ({ x, y, width, height });

test('the upper right, unless what it speaks of is there', () => {
  expect(placeCard(card, stage, null, [])).toEqual({ x: 800, y: 68 });
  expect(placeCard(card, stage, box(900, 100), [])).toEqual({ x: 268, y: 68 });
});

test('a thing across the top sends it to the bottom', () => {
  expect(placeCard(card, stage, box(256, 60, 896, 200), [])).toEqual({ x: 800, y: 404 });
});

test('lit targets count less than the thing itself', () => {
  const thing = box(300, 100);
  const targets = [box(900, 100)];
  expect(placeCard(card, stage, thing, targets)).toEqual({ x: 800, y: 404 });
  const everywhere = [...targets, box(300, 450), box(900, 450)];
  const chosen = placeCard(card, stage, thing, everywhere);
  expect(chosen).not.toEqual({ x: 268, y: 68 });
});

test('what is panned out of the stage has no ring', () => {
  expect(inside(box(0, 0), stage)).toBeNull();
  expect(inside(stage, grown(stage, -6))).toEqual({ x: 262, y: 62, width: 884, height: 548 });
  expect(inside(box(200, 100), stage)).toEqual({ x: 256, y: 100, width: 44, height: 80 });
});
