import { isRefusal, setTable } from '@boardroom/kernel';
import { speaker } from '@boardroom/texts';
import { describe, expect, test } from 'vitest';
import {
  eventLines,
  fitted,
  HEIGHT,
  labelled,
  lines,
  offerAt,
  planAt,
  stopAt,
  WIDTH,
  widthOf,
} from './layout.ts';
import type { Box } from './layout.ts';
import classic from '../content/classic.json' with { type: 'json' };
import { game } from '../src/index.ts';
import texts from '../texts/en.json' with { type: 'json' };

const SMALLEST = 14;
const NAMES = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((n) => [n, texts.messages[`district-name.${n}` as 'district-name.1']]),
);

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe('the town', () => {
  const boxes = Object.entries(labelled(NAMES));

  test('nothing lettered overlaps', () => {
    const clashes = boxes.flatMap(([name, box], i) =>
      boxes.slice(i + 1).flatMap(([other, b]) => (overlap(box, b) ? [`${name} / ${other}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  test('everything is on the board', () => {
    for (const [name, { x, y, w, h }] of boxes)
      expect(x >= 0 && y >= 0 && x + w <= WIDTH && y + h <= HEIGHT, name).toBe(true);
  });

  test('the tram hides no pad and no sign', () => {
    for (let district = 0; district <= 7; district++) {
      const { x, y } = stopAt(district);
      const tram = { x: x - 28, y: y - 42, w: 56, h: 56 };
      const hidden = boxes.filter(
        ([name, box]) => /^(pad|sign|flag|worth)/.test(name) && overlap(tram, box),
      );
      expect(
        hidden.map(([name]) => name),
        `district ${district}`,
      ).toEqual([]);
    }
  });
});

test('plan cards and offers lie apart and on the board', () => {
  for (const list of [[0, 1, 2, 3, 4, 5].map(planAt), [0, 1, 2, 3, 4, 5].map(offerAt)])
    for (const [i, a] of list.entries()) {
      expect(a.x + a.w <= WIDTH && a.y + a.h <= HEIGHT).toBe(true);
      for (const b of list.slice(i + 1)) expect(overlap(a, b)).toBe(false);
    }
});

test('the smallest lettering can be read on a desk', () => {
  expect((SMALLEST * 890) / WIDTH).toBeGreaterThanOrEqual(10);
});

test('long words are cut, not clipped', () => {
  const name = fitted('Wolfeschlegelsteinhausenbergerdorff', 16, 148);
  expect(name.endsWith('…')).toBe(true);
  expect(widthOf(name, 16)).toBeLessThanOrEqual(148);
  expect(lines('Supply-chain manager', 13)).toEqual(['Supply-chain', 'manager']);
});

test('every event is set whole on its card', () => {
  const t = setTable(game, { players: 3, edition: { id: 'classic', content: classic } });
  if (isRefusal(t)) throw new Error(t.code);
  const { say } = speaker(texts, [], 'en', game.printed!(t));
  for (const { id } of classic.events) {
    const title = say(`event-card.${id}`)!;
    const text = say(`event-card.${id}.text`)!;
    const set = eventLines(title, text);
    expect(set.title.join(' ')).toBe(title);
    expect(set.text.join(' ').replaceAll('\u00a0', ' ')).toBe(text);
  }
});
