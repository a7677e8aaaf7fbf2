/** The table frame with the kernel's sample game: targets, gaps, secrets, reasons. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { chromiumPath, SAMPLE } from './browser.ts';
import { buildSample } from './build.ts';
import { moves } from './player.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 120_000;

describe.skipIf(chromiumPath() === undefined)('the table frame', () => {
  let session: Session;
  let page: Page;
  let faults: string[];
  beforeAll(async () => {
    buildSample();
    session = await startSession(SAMPLE);
  }, LONG);
  afterAll(() => session.close());
  beforeEach(async () => {
    ({ page, faults } = await session.open());
  });

  const purse = (seat: number): Promise<string> =>
    page.locator(`[data-anchor="purse:${seat}"]`).innerText();

  test(
    'a curtain names the next person before any secret is drawn',
    { timeout: LONG },
    async () => {
      await page.goto(session.url);
      const curtain = page.locator('.curtain[open]');
      await curtain.waitFor();
      expect(await curtain.innerText()).toContain('Pass the screen to Mira');
      expect([await purse(0), await purse(1)]).toEqual(['hidden', 'hidden']);
      await page.keyboard.press('Escape');
      await curtain.waitFor();
      await page.keyboard.press('Enter');
      await curtain.waitFor({ state: 'detached' });
      expect([await purse(0), await purse(1)]).toEqual(['10', 'hidden']);
      expect(await violations(page)).toEqual([]);

      await page.locator('[data-target="lot"]').click();
      await page.locator('form.fill input').first().waitFor();
      await page.keyboard.type('4');
      await page.keyboard.press('Enter');
      await curtain.waitFor();
      expect(await curtain.innerText()).toContain('Tomás');
      expect(await page.locator('#app').innerHTML()).not.toContain('aria-label="Coins 10"');
      expect(faults).toEqual([]);
    },
  );

  test('board, button and keyboard are the same act', { timeout: LONG }, async () => {
    await page.goto(`${session.url}?people=1`);
    await page.locator('[data-target="lot"][role="button"]').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('[data-target="lot"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('form.fill').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('form.fill').waitFor({ state: 'detached' });
    await page.keyboard.press('1');
    await page.locator('form.fill').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('form.fill').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Bid' }).first().click();
    await page.locator('form.fill input').first().waitFor();
    const before = await moves(page);
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (old) => document.querySelector('.table')?.getAttribute('data-moves') !== old,
      before,
    );
    expect(faults).toEqual([]);
  });

  test('a move that costs and cannot be undone asks first', { timeout: LONG }, async () => {
    await page.goto(`${session.url}?people=1`);
    await page.getByRole('button', { name: /Give to Tomás/ }).click();
    await page.locator('form.fill input').first().waitFor();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    const asking = page.locator('.decision .say', { hasText: 'Really give?' });
    await asking.waitFor();
    await page.keyboard.press('Escape');
    await asking.waitFor({ state: 'detached' });
    expect(await purse(0)).toBe('10');
  });
});
