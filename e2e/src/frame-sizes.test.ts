/** Every table at every size of screen people have, at four moments of a game. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { faultsOf } from './frame-measure.ts';
import { GAMES, hurry } from './player.ts';
import { setPositions, SITUATIONS } from './positions.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1920, 970],
  [1536, 730],
  [1440, 900],
  [1440, 789],
  [1366, 768],
  [1366, 640],
  [1280, 720],
  [1280, 600],
  [1024, 768],
  [1024, 700],
  [820, 1180],
  [844, 390],
  [667, 375],
  [640, 400],
  [640, 360],
  [390, 844],
  [360, 740],
  [320, 640],
  [320, 256],
];
const LONG = 240_000;

describe.skipIf(chromiumPath() === undefined)('a table on every screen', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  for (const game of GAMES)
    test(`${game}: nothing cut, covered or too small`, { timeout: LONG }, async () => {
      const { page, faults, close } = await session.open();
      await hurry(page, session.url);
      const tables = await setPositions(page, game);
      const wrong: string[] = [];
      for (const situation of SITUATIONS) {
        await openTable(page, session.url, tables[situation]);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await settled(page);
          for (const fault of await faultsOf(page))
            wrong.push(`${situation} ${width}x${height}: ${fault}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    });
});

async function openTable(page: Page, url: string, id: string): Promise<void> {
  await page.goto(`${url}#/table/${id}`);
  await page.reload();
  await page.locator('.board svg').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Measuring in the page takes a few frames after a new size. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 6;
        const next = (): void => {
          if (frames-- === 0) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
  );
}
