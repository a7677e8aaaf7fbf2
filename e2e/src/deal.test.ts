/** A deal is a card over the board: filled in, checked, sent, or left without a trace. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath, SAMPLE } from './browser.ts';
import { buildSample } from './build.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 120_000;

describe.skipIf(chromiumPath() === undefined)('the deal card', () => {
  let session: Session;
  beforeAll(async () => {
    buildSample();
    session = await startSession(SAMPLE);
  }, LONG);
  afterAll(() => session.close());

  for (const [width, height] of [
    [1366, 640],
    [390, 844],
    [844, 390],
  ] as const)
    test(`is filled in and sent at ${width}x${height}`, { timeout: LONG }, async () => {
      const { page, faults, close } = await session.open({ width, height });
      await page.goto(`${session.url}?people=1&deal`);
      const open = page.getByRole('button', { name: /Give to Tomás/ });
      await open.click();
      const card = page.locator('[role=dialog].deal');
      await card.waitFor();
      const send = page.locator('.decision .mv.go');
      expect(await send.isDisabled()).toBe(true);
      expect(await card.innerText()).toContain('Lots cannot be given.');
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });

      await open.click();
      await card.getByRole('button', { name: 'More: Coins' }).click();
      await card.getByRole('button', { name: 'More: Coins' }).click();
      await card.getByText('leaves 8').waitFor();
      expect(await violations(page)).toEqual([]);
      const [box, bar] = await Promise.all([
        card.boundingBox(),
        page.locator('#decision').boundingBox(),
      ]);
      // Above the bar, or on a lying phone beside it.
      if (height > 480) expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y + 1);
      else expect(box!.x + box!.width).toBeLessThanOrEqual(bar!.x + 1);
      const fields = await card
        .locator('.field')
        .evaluateAll((all) => all.map((field) => field.clientHeight));
      expect(Math.max(...fields), 'a field is one row').toBeLessThanOrEqual(44);
      await send.click();
      await card.waitFor({ state: 'detached' });
      expect(await page.locator('[data-anchor="purse:0"]').innerText()).toContain('8');
      expect(faults).toEqual([]);
      await close();
    });
});
