/** The end of a game on the table: one line of the rules after the other. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath, SAMPLE } from './browser.ts';
import { buildSample } from './build.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 120_000;
const LOTS = 6;

/** Mira takes every lot but the last, which is left to be played. */
function almost(): unknown[] {
  return Array.from({ length: LOTS }, (_, lot) => [
    [0, { type: 'bid', coins: 1 }],
    [1, { type: 'bid', coins: 0 }],
    ...(lot < LOTS - 1 ? [[0, { type: 'scrap', lots: [] }]] : []),
  ]).flat();
}

describe.skipIf(chromiumPath() === undefined)('the final count', () => {
  let session: Session;
  beforeAll(async () => {
    buildSample();
    session = await startSession(SAMPLE);
  }, LONG);
  afterAll(() => session.close());

  test('line by line, then the verdict, and once more', { timeout: LONG }, async () => {
    const { page, faults, close } = await session.open();
    await page.goto(`${session.url}?people=1&moves=${JSON.stringify(almost())}`);
    await page.getByRole('button', { name: 'Scrap' }).first().click();
    await page.locator('form.fill').waitFor();
    await page.locator('.decision .mv.go').click();
    const count = page.locator('section.count');
    await count.waitFor();
    const total = count.locator('tfoot td').first();
    expect(await total.innerText()).toBe('0');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press(' ');
    await count.locator('tfoot', { hasText: 'Total' }).waitFor();
    expect(await total.innerText()).toBe('21');
    // The line that brought nobody anything is left out.
    expect(await count.locator('tbody tr').count()).toBe(1);
    await page.locator('.decision .say', { hasText: 'Mira wins with 21' }).waitFor();
    await page.locator('[data-anchor="seat:0"].win').waitFor();
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Count again' }).waitFor();
    await page.keyboard.press('Escape');
    await count.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Count again' }).click();
    await count.waitFor();
    const [card, bar] = await Promise.all([
      count.boundingBox(),
      page.locator('#decision').boundingBox(),
    ]);
    expect(card!.x).toBeGreaterThanOrEqual(0);
    expect(card!.x + card!.width).toBeLessThanOrEqual(390);
    expect(card!.y + card!.height).toBeLessThanOrEqual(bar!.y + 1);
    expect(faults).toEqual([]);
    await close();
  });
});
