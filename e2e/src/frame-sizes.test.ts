/** Every table at every size of screen people have, at four moments of a game. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { faultsOf } from './frame-measure.ts';
import { GAMES, hurry } from './player.ts';
import { openPosition, setPositions, settled, SITUATIONS } from './positions.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';
import { SIZES } from './sizes.ts';

const LONG = 240_000;
describe.skipIf(chromiumPath() === undefined)('a table on every screen', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  for (const game of GAMES)
    test(`${game}: nothing cut, covered or too small`, { timeout: LONG }, async () => {
      const { page, faults, close } = await session.open();
      await hurry(page, session.url);
      const tables = await setPositions(page, game);
      const wrong: string[] = [];
      const look = async (at: string): Promise<void> => {
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await settled(page);
          for (const fault of await faultsOf(page))
            wrong.push(`${at} ${width}x${height}: ${fault}`);
        }
      };
      for (const situation of SITUATIONS) {
        await openPosition(page, session.url, tables[situation]);
        await look(situation);
      }
      await openPosition(page, session.url, tables.middle);
      await page.keyboard.press('h');
      await page.locator('.mv.advice').waitFor();
      await look('hint');
      expect(wrong).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    });
});
