/** What a first visit asks of a server, and what it leaves on the device. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, serve, startBrowser } from './browser.ts';
import type { Served } from './browser.ts';
import { buildPage } from './build.ts';
import { GAMES, myTurn } from './player.ts';

const LONG = 300_000;
/** A class of 200 that comes in together is 200 times as many. */
const FEW = 50;

describe.skipIf(chromiumPath() === undefined)('a first visit', () => {
  let browser: Browser;
  let served: Served;
  beforeAll(async () => {
    buildPage();
    [browser, served] = await Promise.all([startBrowser(), serve()]);
  }, LONG);
  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  test('is few requests, and then the page needs no network', { timeout: LONG }, async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(served.url);
    await page.locator('.covers').waitFor();
    const isKept = () => page.evaluate(async () => (await caches.match('./kept')) !== undefined);
    await expect.poll(isKept, { timeout: 60_000, interval: 500 }).toBe(true);
    console.log(`first visit: ${served.asked.length} requests`);
    expect(served.asked.length).toBeLessThanOrEqual(FEW);
    expect(served.asked.filter((path) => path.includes('/pack-'))).toHaveLength(1);

    await context.setOffline(true);
    const before = served.asked.length;
    const [game] = GAMES;
    await page.goto(`${served.url}#/play/${game}`);
    await page.reload();
    await myTurn(page, 30_000);
    expect(served.asked.slice(before)).toEqual([]);

    await context.setOffline(false);
    await page.goto(served.url);
    await page.locator('.covers').waitFor();
    expect(served.asked.slice(before).filter((path) => path.includes('/assets/'))).toEqual([]);
    await context.close();
  });
});
