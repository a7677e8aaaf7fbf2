import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { GAMES, hurry } from './player.ts';
import { settled } from './positions.ts';
import { sideways, startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 300_000;
/** The home page, where every visit begins, comes last. */
const PAGES = [
  'learn',
  'today',
  'rules',
  'settings',
  'progress',
  'online',
  'credits',
  'teach',
  'nowhere',
  ...GAMES.flatMap((game) => [`rules/${game}`, `new/${game}`, `today/${game}`, `teach/${game}`]),
  '',
];
const SIZES = [
  { width: 1440, height: 900, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const;
/** Nothing sideways on the narrowest phones either. */
const NARROW = { width: 360, height: 740 };

/** Marks what is drawn, so that it is not taken for the next page. */
function leave(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelector('main')?.setAttribute('data-old', ''));
}

describe.skipIf(chromiumPath() === undefined)('pages', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  for (const size of SIZES)
    test(
      `${size.width} wide, ${size.theme}: nothing for axe, nothing sideways, no errors`,
      { timeout: LONG },
      async () => {
        const { page, faults, close } = await session.open(size);
        await hurry(page, session.url, { theme: size.theme });
        await page.goto(session.url);
        await page.locator('main').waitFor();
        for (const address of PAGES) {
          await leave(page);
          await page.goto(`${session.url}#/${address}`);
          await page.locator('main:not([data-old])').waitFor();
          await settled(page);
          expect(await violations(page), address).toEqual([]);
          for (const each of size.width < 720 ? [NARROW, size] : [size]) {
            await page.setViewportSize(each);
            expect(await sideways(page), `${address} at ${each.width}`).toBe(false);
          }
        }
        expect(faults).toEqual([]);
        await close();
      },
    );
});
