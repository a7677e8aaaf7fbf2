/** Whoever asks the system for less motion gets none: things fade, they do not travel. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { followAdvice, GAMES, hurry, myTurn } from './player.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 300_000;
const MOVES = 6;

declare global {
  interface Window {
    travelled: string[];
  }
}

describe.skipIf(chromiumPath() === undefined)('reduced motion', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  for (const game of GAMES)
    test(`${game}: nothing travels and nothing goes on for ever`, { timeout: LONG }, async () => {
      const { page, close } = await session.open({ reducedMotion: true });
      await hurry(page, session.url, { speed: 'fast' });
      await page.goto(`${session.url}#/play/${game}`);
      await page.locator('.table').waitFor();
      await page.evaluate(() => {
        window.travelled = [];
        const WAYS = ['transform', 'translate', 'rotate', 'scale', 'left', 'top'];
        const look = (): void => {
          for (const { effect } of document.getAnimations()) {
            if (!(effect instanceof KeyframeEffect)) continue;
            const { duration, iterations } = effect.getComputedTiming();
            const frames = effect.getKeyframes();
            const travels = WAYS.some(
              (way) => new Set(frames.map((frame) => frame[way] ?? 'none')).size > 1,
            );
            if ((travels && Number(duration) > 1) || iterations === Infinity)
              window.travelled.push(JSON.stringify(frames));
          }
          requestAnimationFrame(look);
        };
        look();
      });
      await followAdvice(page, { most: MOVES });
      await myTurn(page);
      expect(await page.evaluate(() => [...new Set(window.travelled)])).toEqual([]);
      await close();
    });
});
