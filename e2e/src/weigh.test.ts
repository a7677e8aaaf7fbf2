/** Weight of the page, as the server sends it. */
import type { Page, Request } from 'playwright-core';
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

  /** Bytes the server really sent of all scripts; bots' workers count for themselves. */
  async function sent(page: Page, visit: () => Promise<void>): Promise<number> {
    const asked = new Map<string, Request>();
    const hear = (request: Request): void => {
      const { pathname } = new URL(request.url());
      const isScript = request.resourceType() === 'script';
      if (isScript && !pathname.includes('worker')) asked.set(pathname, request);
    };
    page.on('requestfinished', hear);
    await visit();
    page.off('requestfinished', hear);
    let sum = 0;
    for (const request of asked.values()) {
      const headers = (await request.response())!.headers();
      // Also of what the browser had already: what the server sent when it was asked. What it only
      // said to be unchanged is not sent.
      sum += Number(headers['content-length'] ?? 0);
    }
    return sum;
  }

  test('home is at most 70 kB of scripts as sent', { timeout: LONG }, async () => {
    const { page, close } = await session.open();
    const size = await sent(page, async () => {
      await page.goto(house.url);
      await page.locator('.covers').waitFor();
      await page.waitForTimeout(500);
    });
    console.log(`home: ${Math.round(size / KB)} kB`);
    expect(size).toBeLessThanOrEqual(70 * KB);
    await close();
  });

  for (const game of GAMES)
    test(`a table of ${game} is at most 185 kB of scripts as sent`, { timeout: LONG }, async () => {
      const { page, close } = await session.open();
      await hurry(page, house.url);
      const size = await sent(page, async () => {
        await page.goto(`${house.url}#/play/${game}`);
        await page.reload();
        await myTurn(page);
      });
      console.log(`${game}: ${Math.round(size / KB)} kB`);
      expect(size).toBeLessThanOrEqual(185 * KB);
      await close();
    });
});
