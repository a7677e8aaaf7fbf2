/** The path of a newcomer does not rot: the template of a new game is clicked through to its end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath, SAMPLE } from './browser.ts';
import { buildSample } from './build.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 120_000;

describe.skipIf(chromiumPath() === undefined)('the template of a new game', () => {
  let session: Session;
  beforeAll(async () => {
    buildSample();
    session = await startSession(SAMPLE);
  }, LONG);
  afterAll(() => session.close());

  test('is played to its final count', { timeout: LONG }, async () => {
    const { page, faults, close } = await session.open();
    await page.goto(`${session.url}?template`);
    await page.locator('[data-target="lot"][role="button"]').waitFor();
    expect(await violations(page)).toEqual([]);
    for (let lot = 1; lot <= 9; lot++) {
      await page
        .getByRole('heading', { name: `Lot ${lot}` })
        .or(page.getByText(`Lot ${lot}`))
        .first()
        .waitFor();
      await page
        .getByRole('button', { name: /^(?:\d )?Bid [01]\b/ })
        .last()
        .click();
      await page.waitForTimeout(50);
    }
    await page.getByText('after the last lot').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  test('has a guide with its figures', { timeout: LONG }, async () => {
    const { page, faults, close } = await session.open();
    await page.goto(`${session.url}?guide`);
    await page.getByRole('heading', { level: 1, name: 'Lots' }).waitFor();
    await page.getByText('10 coins each').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
