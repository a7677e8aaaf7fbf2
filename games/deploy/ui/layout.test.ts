import { describe, expect, it } from 'vitest';
import texts from '../texts/en.json' with { type: 'json' };
import classic from '../content/classic.json' with { type: 'json' };
import {
  BVP_CELLS,
  bvpCell,
  CARD_LETTERS,
  COFFEE,
  comingBox,
  DEVELOPMENT,
  discAt,
  flagBox,
  flagHit,
  GAUGE,
  HEIGHT,
  INCOME_CELLS,
  incomeCell,
  lines,
  MARKET,
  OFFICE,
  projectBox,
  RACK,
  rackBox,
  ROUNDEL,
  saleBox,
  slotAt,
  SMALL,
  spotBox,
  stepBox,
  STRIP,
  tileBox,
  WIDTH,
  workerAt,
} from './layout.ts';
import type { Box } from './layout.ts';
import messages from './messages.en.json' with { type: 'json' };

const words: Readonly<Record<string, string>> = { ...texts.messages, ...messages };
const three = [0, 1, 2];

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 0.01 &&
  b.x < a.x + a.w - 0.01 &&
  a.y < b.y + b.h - 0.01 &&
  b.y < a.y + a.h - 0.01;

function disjoint(boxes: Readonly<Record<string, Box>>): void {
  const list = Object.entries(boxes);
  list.forEach(([name, box], i) => {
    for (const [other, its] of list.slice(i + 1))
      expect(overlap(box, its), `${name} lies on ${other}`).toBe(false);
  });
}

/** Rough width of text of the two faces; wide enough for their widest weights. */
const wide = (text: string, size: number, stretch = 1): number =>
  text.length * size * 0.57 * stretch;
const label = (
  x: number,
  y: number,
  text: string,
  size: number,
  anchor: 0 | 0.5 | 1 = 0,
  stretch = 1,
): Box => {
  const w = wide(text, size, stretch);
  return { x: x - w * anchor, y: y - size * 0.8, w, h: size };
};

describe('the parts of the board', () => {
  const parts: Record<string, Box> = {
    office: OFFICE,
    roundel: {
      x: ROUNDEL.cx - ROUNDEL.r,
      y: ROUNDEL.cy - ROUNDEL.r,
      w: 2 * ROUNDEL.r,
      h: 2 * ROUNDEL.r,
    },
    coffee: COFFEE,
    market: MARKET,
    ...STRIP,
    development: DEVELOPMENT,
  };
  for (let i = 0; i < 6; i++) parts[`spot ${i}`] = spotBox(i);
  for (const i of three) parts[`project ${i}`] = projectBox(i);
  for (let i = 0; i < INCOME_CELLS; i++) parts[`income ${i}`] = incomeCell(i);
  for (let i = 0; i < BVP_CELLS; i++) parts[`bvp ${i}`] = bvpCell(i);

  it('lie beside each other and inside the frame', () => {
    disjoint(parts);
    for (const [name, { x, y, w, h }] of Object.entries(parts))
      expect(x >= 0 && y >= 0 && x + w <= WIDTH && y + h <= HEIGHT, name).toBe(true);
  });

  it('have room for racks on sale, to come and their flags', () => {
    const market: Record<string, Box> = {};
    for (const p of [1, 2, 3]) {
      market[`sale ${p}`] = saleBox(p);
      market[`A ${p}`] = flagBox(p, 'A');
      market[`B ${p}`] = flagBox(p, 'B');
    }
    for (let i = 0; i < 4; i++) market[`coming ${i}`] = comingBox(i);
    disjoint(market);
  });

  it('have room for six tiles', () => {
    const tiles: Record<string, Box> = {};
    for (const column of [0, 1])
      for (const row of three) tiles[`${column} ${row}`] = tileBox(column, row);
    disjoint(tiles);
  });
});

describe('labels', () => {
  it('do not overlap: headings, spots, market', () => {
    const labels: Record<string, Box> = {
      office: label(OFFICE.x + 16, OFFICE.y + 74, words['ui.office']!, 16),
      officeNote: label(OFFICE.x + 16, OFFICE.y + 93, words['ui.office.note']!, SMALL),
      coffee: label(COFFEE.x + 16, COFFEE.y + 38, words['ui.coffee']!, 16),
      coffeeNote: label(COFFEE.x + 16, COFFEE.y + 57, words['ui.coffee.note']!, SMALL),
      projects: label(700, 70, words['ui.projects']!, 18),
      development: label(700, 384, words['ui.development']!, 18),
      stacks: label(1070, 384, '13 and 13 face down', SMALL, 1),
      market: label(MARKET.x + 84, MARKET.y + 236, words['ui.market']!, 18, 0.5),
    };
    for (const p of [1, 2, 3])
      labels[`left ${p}`] = label(
        MARKET.x + 84,
        saleBox(p).y + 88,
        '5 left, last chance',
        SMALL,
        0.5,
      );
    ['ADD', 'MOVE', 'REMOVE', 'DEPLOY', 'DEVELOP', 'BVP'].forEach((spot, i) => {
      const box = spotBox(i);
      const name = lines(words[`spot.${spot}`]!, 11);
      name.forEach((line, q) => {
        labels[`${spot} ${q}`] = label(
          box.x + 45,
          box.y + (name.length > 1 ? 59 : 66) + q * 14.2,
          line,
          SMALL,
          0.5,
          0.85,
        );
        expect(wide(line, SMALL, 0.85)).toBeLessThan(box.w);
      });
      labels[`${spot} effect`] = label(
        box.x + 45,
        box.y + 91,
        words[`spotShort.${spot}`]!,
        SMALL,
        0.5,
        0.9,
      );
      expect(wide(words[`spotShort.${spot}`]!, SMALL, 0.9)).toBeLessThan(box.w + 7);
    });
    disjoint(labels);
  });

  it('of all 54 cards fit on three lines', () => {
    for (const { id } of classic.cards) {
      const name = lines(words[`card.${id}`]!, CARD_LETTERS);
      expect(name.length, id).toBeLessThanOrEqual(3);
      for (const line of name) expect(wide(line, SMALL, 0.8), line).toBeLessThan(projectBox(0).w);
    }
  });

  it('of all tiles fit beside their pictures', () => {
    for (const [key, text] of Object.entries(messages))
      if (/^ui\.(tile|when)\.[A-Z_]+$/.test(key))
        expect(wide(text, SMALL, 0.85), text).toBeLessThan(tileBox(0, 0).w - 61);
  });

  it('are 11 px on a desk', () => {
    // The stage of a screen of 1440 × 900 leaves the board 870 px.
    expect(SMALL * (870 / WIDTH)).toBeGreaterThanOrEqual(11);
  });
});

describe('pieces', () => {
  it('keep workers inside their room for every number of seats', () => {
    for (const players of [2, 3, 4])
      for (let seat = 0; seat < players; seat++)
        for (let i = 0; i < 5; i++) {
          const [x] = workerAt(OFFICE, OFFICE.y + 104, seat, players, i);
          expect(x + 11).toBeLessThanOrEqual(OFFICE.x + OFFICE.w);
          expect(x - 11).toBeGreaterThan(
            OFFICE.x + 16 + wide(words['ui.office.note']!, SMALL, 0.92) - 3,
          );
        }
  });

  it('keep stacks of discs inside the roundel', () => {
    for (let space = 0; space < 6; space++)
      for (let i = 0; i < 4; i++) {
        const [x, y] = discAt(space, i, 4);
        const far = Math.hypot(x - ROUNDEL.cx, y - ROUNDEL.cy);
        // Clear of the name along the rim.
        expect(far + 12.5).toBeLessThan(ROUNDEL.r - 26);
        expect(far - 12).toBeGreaterThan(ROUNDEL.hub);
      }
  });

  it('have a place of their own on racks of 2 to 13 places and on the gauge', () => {
    for (let count = 1; count <= 13; count++) {
      const places = Array.from({ length: count }, (_, i) => slotAt(i, count));
      for (const [x, y] of places) {
        expect(x).toBeGreaterThan(RACK.plate + 5);
        expect(x).toBeLessThan(RACK.w - 5);
        expect(y).toBeLessThan(RACK.h - 10);
      }
      expect(new Set(places.map(String)).size).toBe(count);
    }
    disjoint({ a: rackBox(0), b: rackBox(1), c: rackBox(2), d: rackBox(3) });
    const steps: Record<string, Box> = {};
    for (let step = 0; step <= 9; step++) {
      steps[step] = stepBox(step);
      expect(stepBox(step).y).toBeGreaterThanOrEqual(0);
      expect(stepBox(step).y + stepBox(step).h).toBeLessThanOrEqual(GAUGE.h);
    }
    disjoint(steps);
  });

  it('have room for a finger where prices are', () => {
    for (const position of [1, 2, 3])
      for (const pool of ['A', 'B'] as const) {
        const hit = flagHit(position, pool);
        expect(Math.min(hit.w, hit.h)).toBeGreaterThanOrEqual(45);
        const chassis = saleBox(position);
        expect(hit.x + hit.w <= chassis.x || hit.x >= chassis.x + chassis.w).toBe(true);
      }
  });
});
