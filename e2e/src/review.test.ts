/** The review of a match: books that balance, decisions explained, on every screen. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { hurry } from './player.ts';
import { sideways, startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 300_000;
const RECORD = fileURLToPath(
  new URL('../../games/action-the-project/records/four-players.jsonl', import.meta.url),
);

/** A recorded match, opened by the page from its file. */
async function bring(page: Page, url: string, theme: 'light' | 'dark'): Promise<string> {
  await hurry(page, url, { theme });
  await page.goto(url);
  await page.locator('input[type=file]').setInputFiles(RECORD);
  await page.waitForURL(/#\/(debrief|replay)\//);
  return /#\/\w+\/([^?]+)/.exec(page.url())![1]!;
}

/** What the table of the ledger says, in shares: rows of figures, one per seat. */
function books(page: Page): Promise<{ row: string; values: number[] }[]> {
  return page.locator('.ledger tr[data-row]').evaluateAll((rows) =>
    rows.map((row) => ({
      row: row.getAttribute('data-row')!,
      values: [...row.querySelectorAll('td[data-value]')].map((cell) =>
        Number(cell.getAttribute('data-value')),
      ),
    })),
  );
}

describe.skipIf(chromiumPath() === undefined)('review', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  test(
    'from the debrief: a ledger whose columns add up, a decision explained, kept for the next visit',
    { timeout: LONG },
    async () => {
      const { page, faults, close } = await session.open({ width: 1280, height: 720 });
      await bring(page, session.url, 'light');
      await page.locator('.top a[href^="#/review/"]').first().click();
      await page.locator('.river').waitFor();
      // Before the first pass is through there are no figures at all.
      await page.locator('.list .row').first().waitFor({ timeout: 120_000 });
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await page.getByRole('button', { name: 'Go on', exact: true }).waitFor();
      await page.locator('.list .row').first().click();
      expect(await page.locator('.explain h2').innerText()).toContain('The bot:');
      // What it is about: a name, and on press what that is.
      const taught = page.locator('.explain .taught');
      await taught.locator('summary').first().click();
      expect(await taught.locator('p').first().innerText()).toMatch(/\..+\./);
      await page.keyboard.press('ArrowDown');
      expect(await page.locator('.list [aria-current]').count()).toBe(1);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('link', { name: 'Luck and judgement' }).click();
      await page.locator('.ledger table').waitFor();
      expect(await page.locator('.ledger header h2').innerText()).not.toBe('');
      const rows = await books(page);
      const result = rows.find(({ row }) => row === 'result')!.values;
      for (const [seat, share] of result.entries()) {
        const sum = rows
          .filter(({ row }) => row !== 'result')
          .reduce((all, { values }) => all + values[seat]!, 0);
        expect(sum).toBeCloseTo(share, 9);
      }
      expect(result.reduce((all, share) => all + share, 0)).toBeCloseTo(1, 9);
      const met = page.locator('.concepts [data-concept]');
      expect(await met.count()).toBeGreaterThan(3);
      for (const row of await met.all())
        expect(await row.innerText()).toMatch(
          /\d+ decisions?, (as|better than|worse than|not clear)/,
        );
      expect(await violations(page)).toEqual([]);
      expect(await sideways(page)).toBe(false);

      await page.reload();
      // What was found is shown at once, however much of the first pass is to be done again.
      await page.locator('.ledger table').waitFor({ timeout: 15_000 });
      expect(faults).toEqual([]);
      await close();
    },
  );

  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const)
    test(`${width} × ${height}: nothing sideways, nothing for axe`, { timeout: LONG }, async () => {
      const { page, faults, close } = await session.open({ width, height, theme: 'dark' });
      const id = await bring(page, session.url, 'dark');
      await page.goto(`${session.url}#/review/${id}`);
      await page.locator('.list .row').first().waitFor({ timeout: 120_000 });
      expect(await sideways(page)).toBe(false);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Luck and judgement' }).click();
      await page.locator('.ledger table').waitFor();
      expect(await sideways(page)).toBe(false);
      expect(await violations(page)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    });
});
