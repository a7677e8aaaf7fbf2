/** Today's table: one try, then a comparison; all of it without a server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { followAdvice, GAMES, hurry } from './player.ts';
import { sideways, startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 300_000;

describe.skipIf(chromiumPath() === undefined)("today's table", () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  test('is played once, gone on with, and compared', { timeout: LONG }, async () => {
    const game = GAMES[0]!;
    const { page, faults, close } = await session.open();
    await hurry(page, session.url);
    await page.goto(`${session.url}#/`);
    await page.locator('a[href="#/today"]').click();
    await page.locator(`a[href="#/today/${game}"]`).click();
    await page.locator('.btn.go').click();
    await page.locator('.table .seat').first().waitFor();
    const table = page.url();
    expect(table).toContain(`table/today-`);
    // Whoever comes back goes on: there is no second try.
    await page.goto(`${session.url}#/today/${game}`);
    await page.locator('.btn.go').click();
    await page.locator('.table .seat').first().waitFor();
    expect(page.url()).toBe(table);
    await followAdvice(page, { most: 400 });
    await page.locator(`a[href="#/today/${game}"]`).click();
    await page.locator('main svg[role="img"]').waitFor();
    expect(await page.locator('main h2').first().innerText()).toMatch(/\d+ of 100/);
    expect(await page.locator('main .btn.go').count()).toBe(0);
    await page.waitForFunction(() => !document.querySelector('progress:not([hidden])'), null, {
      timeout: LONG,
    });
    expect(await violations(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sideways(page), String(width)).toBe(false);
    }
    // Reckoned once, it is there at once the next time.
    await page.reload();
    await page.locator('main svg[role="img"]').waitFor();
    expect(await page.locator('progress:not([hidden])').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
