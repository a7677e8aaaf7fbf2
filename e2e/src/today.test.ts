/** Today's table: one try a day and game; all of it without a server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { GAMES, hurry } from './player.ts';
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

  test('is begun once and gone on with', { timeout: LONG }, async () => {
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
    // What is played is among the tables of this device, under the name of the day.
    await page.goto(`${session.url}#/today`);
    await page.getByText('begun').waitFor();
    expect(await violations(page)).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sideways(page), String(width)).toBe(false);
    }
    expect(faults).toEqual([]);
    await close();
  });
});
