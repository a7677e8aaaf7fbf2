import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { followAdvice, moves, myTurn, shortTable } from './player.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 600_000;

describe.skipIf(chromiumPath() === undefined)('a page that closes', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  test('keeps the move it has just shown', { timeout: LONG }, async () => {
    const { page, close } = await session.open();
    await shortTable(page, session.url, 'project-plan');
    for (let turn = 0; turn < 4; turn++) {
      await myTurn(page);
      await reloadAtTheNextMove(page);
      // The page may go before the advice is fully taken.
      await followAdvice(page, { most: 1 }).catch(() => 0);
      await page.locator('html:not([data-old]) .table').waitFor();
      await myTurn(page);
      const seen = await page.evaluate(() => sessionStorage.getItem('seen'));
      expect(Number(await moves(page))).toBeGreaterThanOrEqual(Number(seen));
    }
    await close();
  });
});

/** Reloads in the same instant in which a move appears, and leaves its number; marks the old page. */
async function reloadAtTheNextMove(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['old'] = '';
    const table = document.querySelector('.table')!;
    new MutationObserver(() => {
      sessionStorage.setItem('seen', table.getAttribute('data-moves')!);
      location.reload();
    }).observe(table, { attributes: true, attributeFilter: ['data-moves'] });
  });
}
