import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { followAdvice, GAMES, isOver, LEFT, MOST, moves, myTurn, shortTable } from './player.ts';
import { openPosition, setLate } from './positions.ts';
import { sideways, startSession } from './session.ts';
import type { Session } from './session.ts';

/** A whole game takes long on a small machine. */
const LONG = 600_000;
/** A match that was recorded with others may end later among these bots. */
const PATIENCE = 120;

describe.skipIf(chromiumPath() === undefined)('games on a phone', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  for (const game of GAMES) {
    test(
      `${game}: with the pointer, over a reload, to the debrief`,
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
        const made = await followAdvice(page, { most: MOST });
        // A small game may be over by then.
        expect(made > 5 || (await isOver(page)), `stuck after ${made} decisions`).toBe(true);
        if (!(await isOver(page))) {
          await openPosition(page, session.url, await setLate(page, game, LEFT));
          await followAdvice(page, { most: PATIENCE });
        }
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
