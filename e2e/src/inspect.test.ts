/** Everything on the table can be looked at: by pointer, by keys, by touch. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { chromiumPath, SAMPLE } from './browser.ts';
import { buildSample } from './build.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 120_000;
const CARD = '[role=dialog].insp';

describe.skipIf(chromiumPath() === undefined)('inspect', () => {
  let session: Session;
  beforeAll(async () => {
    buildSample();
    session = await startSession(SAMPLE);
  }, LONG);
  afterAll(() => session.close());

  /** One lot is bought, so that there is something that cannot be used. */
  async function buyOne(page: Page): Promise<void> {
    const bids = [
      [0, { type: 'bid', coins: 3 }],
      [1, { type: 'bid', coins: 0 }],
      [0, { type: 'scrap', lots: [] }],
    ];
    await page.goto(`${session.url}?people=1&moves=${JSON.stringify(bids)}`);
    await page.locator('[data-target="lot"][role="button"]').waitFor();
  }

  test('by pointer: a glance beside the thing, then a card', { timeout: LONG }, async () => {
    const { page, faults, close } = await session.open();
    await buyOne(page);
    await page.getByRole('button', { name: 'Bid' }).first().hover();
    await page.locator('.seats [data-anchor="seat:1"]').hover();
    const glance = page.locator('.glance');
    await glance.waitFor();
    expect(await glance.innerText()).toContain('holds 0 lots');
    const [seat, box] = await Promise.all([
      page.locator('.seats [data-anchor="seat:1"]').boundingBox(),
      glance.boundingBox(),
    ]);
    expect(box!.x >= seat!.x + seat!.width || box!.y >= seat!.y + seat!.height).toBe(true);
    await page.mouse.move(700, 20);
    await glance.waitFor({ state: 'detached' });

    await page.locator('.stage [data-anchor^="held:"]').first().click();
    const card = page.locator(CARD);
    await card.waitFor();
    expect(await card.innerText()).toMatch(/Why can’t I\?[\s\S]*Mira has it[\s\S]*Next way there/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });

  test('by keys: I opens, arrows walk, Esc gives the focus back', { timeout: LONG }, async () => {
    const { page, faults, close } = await session.open();
    await buyOne(page);
    await page.locator('[data-anchor="seat:1"] .sh').focus();
    await page.keyboard.press('i');
    const card = page.locator(CARD);
    await card.waitFor();
    expect(await card.locator('h3').innerText()).toBe('Tomás');
    await page.waitForFunction((css) => document.activeElement?.matches(css), CARD);
    await page.keyboard.press('ArrowUp');
    await card.locator('h3', { hasText: 'Mira' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await card.locator('h3', { hasText: 'Lot' }).waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.locator('[data-anchor="seat:1"] .sh:focus').waitFor();
    expect(
      await page.locator('[data-anchor="seat:1"] .sh').getAttribute('aria-description'),
    ).toContain('holds 0 lots');
    expect(faults).toEqual([]);
    await close();
  });

  test('by touch: a long press opens a sheet and is no move', { timeout: LONG }, async () => {
    const { page, faults, close } = await session.open({ width: 390, height: 844, touch: true });
    await page.goto(`${session.url}?people=1`);
    const lot = page.locator('[data-target="lot"][role="button"]');
    await lot.waitFor();
    const box = (await lot.boundingBox())!;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    const card = page.locator(`${CARD}.sheet`);
    await card.waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.locator('form.fill').count()).toBe(0);
    const [sheet, bar] = await Promise.all([
      card.boundingBox(),
      page.locator('#decision').boundingBox(),
    ]);
    expect(Math.round(sheet!.y + sheet!.height)).toBeLessThanOrEqual(Math.round(bar!.y));
    expect(await violations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Close' }).tap();
    await card.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });
});
