import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { followAdvice, GAMES, isOver, moves, myTurn, shortTable } from './player.ts';
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

  for (const [i, game] of GAMES.entries()) {
    const keys = i % 2 === 1;
    test(
      `${game}: from home to debrief with the ${keys ? 'keyboard' : 'pointer'}`,
      { timeout: LONG },
      async () => {
        const { page, faults, close } = await session.open();
        await shortTable(page, session.url, game);
        await followAdvice(page, { most: MOST, keys });
        expect(await isOver(page)).toBe(true);
        expect(await violations(page)).toEqual([]);
        await page.locator('.decision a[href*="debrief"]').click();
        await page.locator('.db h1').waitFor();
        expect(await page.locator('.db h1').innerText()).toMatch(/wins with|share/);
        expect(await violations(page)).toEqual([]);
        await page.getByRole('link', { name: 'Replay', exact: true }).click();
        await page.locator('.film').waitFor();
        await page.getByRole('button', { name: 'One move on' }).click();
        expect(await page.getByText(/^Move 1 of/).count()).toBe(1);
        expect(faults).toEqual([]);
        await close();
      },
    );

    test(
      `${game}: begins with the ${keys ? 'pointer' : 'keyboard'}, survives a reload, fits a phone`,
      { timeout: LONG },
      async () => {
        const { page, faults, close } = await session.open({
          width: 390,
          height: 844,
          theme: 'dark',
        });
        await shortTable(page, session.url, game);
        await followAdvice(page, { most: 4, keys: !keys });
        await myTurn(page);
        const before = await moves(page);
        await page.reload();
        await myTurn(page);
        // A bot asked at the same time may have answered since; nothing shown is lost.
        expect(Number(await moves(page))).toBeGreaterThanOrEqual(Number(before));
        expect(await sideways(page)).toBe(false);
        expect(await violations(page)).toEqual([]);
        expect(faults).toEqual([]);
        await close();
      },
    );
  }
});
