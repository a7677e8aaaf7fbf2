/** In contrast themes, which take backgrounds and shadows away, lines still say what is what. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { GAMES, hurry, myTurn, openAnew } from './player.ts';
import { settled } from './positions.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

/** Axe reads the colours of the page, not those the system puts in their place. */
const NOT = ['color-contrast'];
const LONG = 300_000;
const PAGES = ['', 'learn', 'rules', 'rules/deploy', 'new/el-plan', 'settings', 'credits'];

/** Buttons nobody could see the edge of, and chosen things that look like the others. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const say = (element: Element): string => element.outerHTML.slice(0, 90);
    const all = (what: string): Element[] =>
      [...document.querySelectorAll(what)].filter((element) => element.checkVisibility());
    const lined = (element: Element, part: 'outline' | 'border-top'): boolean => {
      const style = getComputedStyle(element);
      const width = parseFloat(style.getPropertyValue(`${part}-width`));
      return style.getPropertyValue(`${part}-style`) !== 'none' && width > 0;
    };
    return [
      ...all('button:not(.link, .sh, .line, [role=tab])').filter(
        (button) => !lined(button, 'border-top'),
      ),
      ...all('[aria-pressed=true], [aria-selected=true], .seat.turn').filter(
        (chosen) => !lined(chosen, 'outline'),
      ),
    ].map(say);
  });
}

describe.skipIf(chromiumPath() === undefined)('forced colours', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  for (const theme of ['light', 'dark'] as const)
    test(`pages on ${theme}`, { timeout: LONG }, async () => {
      const { page, close } = await session.open({ theme, forcedColours: true });
      await hurry(page, session.url);
      for (const address of PAGES) {
        await openAnew(page, `${session.url}#/${address}`);
        await page.locator('h1').first().waitFor();
        await settled(page);
        expect(await unseen(page), address).toEqual([]);
        expect(await violations(page, NOT), address).toEqual([]);
      }
      await close();
    });

  for (const game of GAMES)
    test(`a table of ${game}`, { timeout: LONG }, async () => {
      const { page, close } = await session.open({ forcedColours: true });
      await hurry(page, session.url);
      await page.goto(`${session.url}#/play/${game}`);
      await myTurn(page);
      expect(await page.locator('.seat.turn').count()).toBeGreaterThan(0);
      expect(await unseen(page)).toEqual([]);
      expect(await violations(page, NOT)).toEqual([]);
      await close();
    });
});
