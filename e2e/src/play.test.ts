import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { pressOn } from './keyboard.ts';
import {
  followAdvice,
  GAMES,
  isOver,
  moves,
  myTurn,
  shortTable,
  shortTableByKeys,
} from './player.ts';
import { sideways, startSession } from './session.ts';
import type { Session } from './session.ts';

/** A whole game takes long on a small machine. */
const LONG = 600_000;
const MOST = 900;

describe.skipIf(chromiumPath() === undefined)('games in the browser', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  for (const game of GAMES) {
    test(
      `${game}: from home to debrief and replay with the keyboard alone`,
      { timeout: LONG },
      async () => {
        const { page, faults, close } = await session.open();
        await shortTableByKeys(page, session.url, game);
        expect(await followAdvice(page, { most: MOST, keys: true })).toBeGreaterThan(5);
        expect(await isOver(page)).toBe(true);
        expect(await violations(page)).toEqual([]);
        await pressOn(page, '.decision a[href*="debrief"]');
        await page.locator('.db h1').waitFor();
        expect(await page.locator('.db h1').innerText()).toMatch(/wins with|share/);
        expect(await violations(page)).toEqual([]);
        await pressOn(page, 'a[href^="#/replay/"]');
        await page.locator('.film').waitFor();
        await pressOn(page, 'button[aria-label="One move on"]');
        await page.getByText(/^Move 1 of/).waitFor();
        expect(faults).toEqual([]);
        await close();
      },
    );

    test(
      `${game}: on a phone with the pointer, over a reload, to the debrief`,
      { timeout: LONG },
      async () => {
        const { page, faults, close } = await session.open({
          width: 390,
          height: 844,
          theme: 'dark',
        });
        await shortTable(page, session.url, game);
        await followAdvice(page, { most: 4 });
        await myTurn(page);
        const before = await moves(page);
        await page.reload();
        await myTurn(page);
        // Nothing is lost; a bot that was asked too may have answered meanwhile.
        expect(Number(await moves(page))).toBeGreaterThanOrEqual(Number(before));
        expect(await sideways(page)).toBe(false);
        expect(await violations(page)).toEqual([]);
        expect(await followAdvice(page, { most: MOST })).toBeGreaterThan(5);
        expect(await isOver(page)).toBe(true);
        await page.locator('.decision a[href*="debrief"]').click();
        await page.locator('.db h1').waitFor();
        expect(await page.locator('.db h1').innerText()).toMatch(/wins with|share/);
        expect(await sideways(page)).toBe(false);
        expect(await violations(page)).toEqual([]);
        expect(faults).toEqual([]);
        await close();
      },
    );
  }
});
