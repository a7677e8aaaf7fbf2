import { describe, expect, test } from 'vitest';
import { bestRatio, foldOf, formOf } from './fold.ts';
import type { DeskPlace, Form } from './fold.ts';

const ITB = { hasDesk: true, projector: false, ratios: [1120 / 740] };
const SIZES: readonly [number, number, Form, DeskPlace][] = [
  [1280, 600, 'wide', 'tab'],
  [1280, 720, 'wide', 'strip'],
  [1366, 640, 'wide', 'strip'],
  [1366, 768, 'wide', 'strip'],
  [1440, 789, 'wide', 'strip'],
  [1440, 900, 'wide', 'row'],
  [1536, 730, 'wide', 'strip'],
  [1920, 970, 'wide', 'beside'],
  [1024, 700, 'drawer', 'strip'],
  [1024, 768, 'drawer', 'strip'],
  [900, 700, 'small', 'tab'],
  [820, 1180, 'portrait', 'part'],
  [844, 390, 'lying', 'page'],
  [667, 375, 'lying', 'page'],
  [640, 360, 'lying', 'page'],
  [640, 400, 'lying', 'page'],
  [390, 844, 'standing', 'page'],
  [360, 740, 'standing', 'page'],
  [320, 740, 'standing', 'page'],
  [320, 256, 'bare', 'page'],
];

describe('the frame folds by the size of the window', () => {
  for (const [width, height, form, desk] of SIZES)
    test(`${width}x${height}: ${form}, own things as ${desk}`, () => {
      expect(foldOf({ ...ITB, width, height })).toMatchObject({ form, desk });
    });

  test('the bar has one height from 1024 on, whatever the screen', () => {
    for (const [width, height] of SIZES)
      if (width >= 1024) expect(foldOf({ ...ITB, width, height }).bar).toBe(66);
  });

  test('the board gets at least 55 % of the height from 1024 on', () => {
    for (const [width, height] of SIZES) {
      if (width < 1024) continue;
      const { top, bar, under, rail, side } = foldOf({ ...ITB, width, height });
      const stage = height - top - bar - under - 16;
      const board = Math.min(stage, (width - rail - side - 16) / ITB.ratios[0]!);
      expect(board / height).toBeGreaterThanOrEqual(0.55);
    }
  });

  test('what the board cannot use widens seats and log, within bounds', () => {
    expect(foldOf({ ...ITB, width: 1366, height: 640 })).toMatchObject({ rail: 288, side: 348 });
    expect(foldOf({ ...ITB, width: 1280, height: 600 })).toMatchObject({ rail: 254, side: 298 });
    expect(foldOf({ ...ITB, width: 1280, height: 720 })).toMatchObject({ rail: 232, side: 256 });
  });

  test('without a desk nothing is kept free for it', () => {
    const bare = { ...ITB, hasDesk: false, width: 1280, height: 720 };
    expect(foldOf(bare)).toMatchObject({ desk: 'none', under: 0 });
  });

  test('a screen for everybody has no log and no desk', () => {
    const wall = { ...ITB, projector: true, width: 1920, height: 1080 };
    expect(foldOf(wall)).toMatchObject({ desk: 'none', side: 0, under: 0 });
  });

  test('a turned phone keeps its kind', () => {
    expect([formOf(390, 844), formOf(844, 390)]).toEqual(['standing', 'lying']);
  });

  test('the shape that wastes least of the stage is taken', () => {
    expect(bestRatio([1.63, 1.153, 1.38], 1.1)).toBe(1.153);
    expect(bestRatio([1.63, 1.153, 1.38], 1.4)).toBe(1.38);
    expect(bestRatio([1.63, 1.153, 1.38], 2)).toBe(1.63);
  });
});
