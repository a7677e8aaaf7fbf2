/** Weight of the page, its scripts and its style sheets, as the server sends them. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { startHouse } from './house.ts';
import type { House } from './house.ts';
import { GAMES, hurry, myTurn } from './player.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 300_000;
const KB = 1000;
/** The list of games is in every first picture; a further game on it makes none of the five too heavy. */
const FIVE = 5;
const ROOM = 170 * KB + Math.max(0, GAMES.length - FIVE) * KB;

describe.skipIf(chromiumPath() === undefined)('weight', () => {
  let session: Session;
  let house: House;
  beforeAll(async () => {
    buildPage();
    [session, house] = await Promise.all([startSession(), startHouse()]);
  }, LONG);
  afterAll(async () => {
    await session.close();
    await house.close();
  });

  /**
   * Bytes the server sent of the page itself, its scripts and its style sheets up to a mark, or so
   * far; bots' workers count for themselves.
   */
  function sent(page: Page, mark = ''): Promise<number> {
    return page.evaluate((name) => {
      const until = performance.getEntriesByName(name)[0]?.startTime ?? performance.now();
      const counted = new Map<string, number>();
      for (const entry of performance.getEntries()) {
        const { name: url, startTime, encodedBodySize } = entry as PerformanceResourceTiming;
        const isPage = entry.entryType === 'navigation';
        const isPart = /\.(js|css)$/.test(url) && !url.includes('worker');
        if ((isPage || isPart) && startTime < until) counted.set(url, encodedBodySize);
      }
      return [...counted.values()].reduce((sum, size) => sum + size, 0);
    }, mark);
  }

  test('home is at most 70 kB as sent', { timeout: LONG }, async () => {
    const { page, close } = await session.open();
    await page.goto(house.url);
    await page.locator('.covers').waitFor();
    await page.waitForTimeout(500);
    const size = await sent(page);
    console.log(`home: ${Math.round(size / KB)} kB`);
    expect(size).toBeLessThanOrEqual(70 * KB);
    await close();
  });

  for (const game of GAMES)
    test(`the first picture of ${game} is at most 170 kB as sent`, { timeout: LONG }, async () => {
      const { page, close } = await session.open();
      await hurry(page, house.url);
      await page.goto(`${house.url}#/play/${game}`);
      await myTurn(page);
      // From here on the page fetches what is not needed until it is pressed.
      await page.waitForFunction(() => performance.getEntriesByName('table-drawn').length > 0);
      const size = await sent(page, 'table-drawn');
      console.log(`${game}: ${Math.round(size / KB)} kB`);
      expect(size).toBeLessThanOrEqual(ROOM);
      expect(size).toBeGreaterThan(70 * KB);
      await close();
    });
});
