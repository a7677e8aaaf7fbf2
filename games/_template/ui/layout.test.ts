import { expect, test } from 'vitest';
import { HEIGHT, LOT, matAt, PILE, WIDTH } from './layout.ts';

test('nothing lies over anything else, and all on the board', () => {
  for (let players = 2; players <= 4; players++) {
    const boxes = [LOT, PILE, ...Array.from({ length: players }, (_, i) => matAt(i, players))];
    for (const [i, a] of boxes.entries()) {
      expect(a.x >= 0 && a.y >= 0 && a.x + a.w <= WIDTH && a.y + a.h <= HEIGHT).toBe(true);
      for (const b of boxes.slice(i + 1))
        expect(a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y).toBe(
          true,
        );
    }
  }
});
