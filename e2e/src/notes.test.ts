/** Notes on moves: written in a replay or a review, kept with the match, handed on in its file. */
import { readFile } from '@boardroom/kernel/one-file';
import type { OneFile } from '@boardroom/kernel/one-file';
import { readFileSync } from 'node:fs';
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
  new URL('../../games/action-the-project/records/duel.jsonl', import.meta.url),
);

describe.skipIf(chromiumPath() === undefined)('notes', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  /** A recorded match in its replay; answers with its id. */
  async function bring(page: Page): Promise<string> {
    await hurry(page, session.url, {});
    await page.goto(session.url);
    await page.locator('input[type=file]').setInputFiles(RECORD);
    await page.waitForURL(/#\/replay\//);
    await page.locator('.board svg').first().waitFor();
    return /#\/replay\/([^?]+)/.exec(page.url())![1]!;
  }
  async function write(page: Page, text: string, to: 'Me' | 'Class'): Promise<void> {
    await page.locator('dialog textarea').fill(text);
    await page.locator('dialog').getByRole('button', { name: to, exact: true }).click();
    await page.locator('dialog').getByRole('button', { name: 'Keep', exact: true }).click();
  }

  test(
    'written, kept, found by its link, changed, exported, deleted',
    { timeout: LONG },
    async () => {
      const { page, faults, close } = await session.open({ width: 1280, height: 720 });
      const id = await bring(page);
      for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('n');
      await write(page, 'Why so early?', 'Class');
      await write(page, 'Ask her tomorrow', 'Me');
      expect(await page.locator('dialog .note').count()).toBe(2);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.locator('.log .note').allInnerTexts()).toEqual([
        expect.stringContaining('Why so early?'),
        expect.stringContaining('Ask her tomorrow'),
      ]);
      // Before the moment nothing is told of it; its drop leads there.
      await page.keyboard.press('Home');
      expect(await page.locator('.log .note').count()).toBe(0);
      await page.locator('.drops button').click();
      expect(await page.locator('.log .note').count()).toBe(2);
      expect(await violations(page)).toEqual([]);

      await page.goto(`${session.url}#/`);
      await page.goto(`${session.url}#/replay/${id}?move=3`);
      await page.reload();
      await page.locator('.log .note').first().waitFor();
      await page.goto(`${session.url}#/replay/${id}?move=1`);
      await page.locator('.log .note').first().waitFor({ state: 'detached' });

      await page.goto(`${session.url}#/review/${id}?move=3`);
      await page.locator('.river .drops button').click();
      await page
        .locator('dialog')
        .getByRole('button', { name: 'Change this note' })
        .first()
        .click();
      await page.locator('dialog textarea').fill('Why so early? Look at the deck.');
      await page.locator('dialog').getByRole('button', { name: 'Keep', exact: true }).click();
      expect(await page.locator('dialog .note').first().innerText()).toContain('Look at the deck');
      await page.keyboard.press('Escape');

      await page.goto(`${session.url}#/replay/${id}`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /One file/ }).click(),
      ]);
      const file = readFile(readFileSync((await download.path())!, 'utf8')) as OneFile;
      expect(file.notes).toMatchObject([
        { move: 3, to: 'class', text: 'Why so early? Look at the deck.' },
      ]);
      expect(JSON.stringify(file)).not.toContain('Ask her tomorrow');

      await page.locator('.drops button').click();
      await page.keyboard.press('n');
      for (const left of [1, 0]) {
        await page
          .locator('dialog')
          .getByRole('button', { name: 'Delete this note' })
          .first()
          .click();
        await page.locator('dialog').getByRole('button', { name: 'Delete?' }).click();
        await page.waitForFunction(
          (wanted) => document.querySelectorAll('dialog .note').length === wanted,
          left,
        );
      }
      await page.keyboard.press('Escape');
      expect(await page.locator('.drops button').count()).toBe(0);
      expect(faults).toEqual([]);
      await close();
    },
  );

  test('on a phone, by night', { timeout: LONG }, async () => {
    const { page, faults, close } = await session.open({ width: 390, height: 844, theme: 'dark' });
    await bring(page);
    await page.getByRole('button', { name: /^Note at move/ }).click();
    await write(page, 'From the very beginning', 'Class');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.drops button').waitFor();
    expect(await sideways(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
