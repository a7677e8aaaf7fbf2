/** Every page but the table, at every size people have: nothing sideways, cut off, covered or too small. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRefusal, parseRecord } from '@boardroom/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { tooSmall, wrong } from './page-measure.ts';
import { GAMES, hurry, openAnew } from './player.ts';
import { settled } from './positions.ts';
import { sideways, startSession } from './session.ts';
import type { Session } from './session.ts';
import { storeTable } from './stored.ts';

const LONG = 600_000;
/** 320 wide is a desk at 400 %, 640 x 400 one at 200 %. */
const SIZES = [
  [1280, 600],
  [1024, 700],
  [820, 1180],
  [844, 390],
  [640, 360],
  [390, 844],
  [360, 740],
  [320, 640],
  [640, 400],
] as const;
const PAGES = [
  '',
  'learn',
  'rules',
  'rules/it-billionaire',
  'guide/el-plan',
  'teach/el-plan',
  'new/deploy',
  'settings',
  'online',
  'join',
  'train',
  'today',
  'today/deploy',
  'progress',
  'credits',
  'tables',
  'nowhere',
  ...GAMES.map((game) => `debrief/${game}`),
  'replay/project-plan',
  'replay/it-billionaire',
];

/** A whole match of each game, as it lies in the game's folder. */
async function storeMatches(page: Page): Promise<void> {
  for (const game of GAMES) {
    const folder = fileURLToPath(new URL(`../../games/${game}/records/`, import.meta.url));
    const file = readdirSync(folder).find((name) => name.endsWith('.jsonl'))!;
    const record = parseRecord(readFileSync(folder + file, 'utf8'));
    if (isRefusal(record)) throw new Error(record.code);
    await storeTable(page, { id: game, title: game, record, people: [0], over: true });
  }
}

describe.skipIf(chromiumPath() === undefined)('pages at all sizes', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  test('nothing sideways, cut off, covered or too small to touch', { timeout: LONG }, async () => {
    const { page, faults, close } = await session.open({ reducedMotion: true, touch: true });
    await hurry(page, session.url);
    await storeMatches(page);
    const problems: string[] = [];
    for (const address of PAGES) {
      await openAnew(page, `${session.url}#/${address}`);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const at = `${address} ${width}x${height}`;
        if (await sideways(page)) problems.push(`${at}: sideways`);
        problems.push(...(await wrong(page)).map((what) => `${at}: ${what}`));
        if (width <= 844)
          problems.push(...(await tooSmall(page)).map((what) => `${at}: too small, ${what}`));
        if (height === 400)
          problems.push(...(await violations(page)).map((what) => `${at}: ${what}`));
        const folder = process.env['BOARDROOM_SHOTS'];
        if (folder) {
          const name = `${address.replace('/', '-') || 'home'}-${width}x${height}.png`;
          await page.screenshot({ path: `${folder}/${name}` });
        }
      }
    }
    expect(problems).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
