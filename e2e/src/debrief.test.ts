/** The debrief: what a match was decided by is found by itself, kept, printed, and never told too early. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRefusal, parseRecord } from '@boardroom/kernel';
import type { MatchRecord } from '@boardroom/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { hurry } from './player.ts';
import { sideways, startSession } from './session.ts';
import type { Session } from './session.ts';
import { storeTable } from './stored.ts';

const LONG = 300_000;
const RECORD = new URL(
  '../../games/action-the-project/records/four-players.jsonl',
  import.meta.url,
);

function recorded(): MatchRecord {
  const record = parseRecord(readFileSync(fileURLToPath(RECORD), 'utf8'));
  if (isRefusal(record)) throw new Error(record.code);
  return record;
}
const title = 'Action the Project!';

/** On a busy machine the time of a first look may be too short. */
async function untilTold(page: Page): Promise<void> {
  const more = page.locator('.tps').getByRole('button', { name: 'Go on', exact: true });
  const first = page.locator('.tps li').first();
  for (let i = 0; i < 5; i++) {
    await first.or(more).waitFor({ timeout: 120_000 });
    if (await first.isVisible()) return;
    await more.click();
  }
  throw new Error('no turning point is sure');
}

describe.skipIf(chromiumPath() === undefined)('debrief', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  test(
    'turning points are found by themselves, can be stopped, are kept, lead to their moment',
    { timeout: LONG },
    async () => {
      const { page, faults, close } = await session.open({ width: 1280, height: 720 });
      await hurry(page, session.url, { theme: 'light' });
      await storeTable(page, { id: 'done', title, record: recorded(), people: [0], over: true });
      await page.goto(`${session.url}#/debrief/done`);
      const card = page.locator('.tps');
      await card.getByRole('heading', { name: 'Reading the match' }).waitFor();
      // No figure of a first sketch, and the page answers meanwhile.
      expect(await card.innerText()).not.toContain('±');
      expect(await page.getByRole('button', { name: 'Chance to win' }).count()).toBe(0);
      await page.locator('.export summary').click();
      await page.getByRole('button', { name: 'Print the report' }).waitFor();
      await page.locator('.export summary').click();
      expect(await violations(page)).toEqual([]);

      const points = card.locator('li');
      await untilTold(page);
      const stop = card.getByRole('button', { name: 'Stop', exact: true });
      if ((await stop.count()) > 0) await stop.click();
      // Gone when what is told is kept.
      await card.locator('.foot').waitFor({ state: 'detached' });
      for (const point of await points.all()) {
        const by = await point.getAttribute('data-by');
        expect(await point.locator('h3').innerText()).toMatch(
          by === 'luck' ? /luck, / : /decided$/,
        );
        expect(await point.locator('.change').innerText()).toMatch(/[+−]\d+ ± \d/);
      }
      await page.getByRole('button', { name: 'Chance to win' }).click();
      expect(await page.locator('.curve .pin').count()).toBe(await points.count());
      expect(await violations(page)).toEqual([]);

      await page.emulateMedia({ media: 'print' });
      expect(await points.first().isVisible()).toBe(true);
      expect(await card.locator('.foot').count()).toBe(0);
      await page.emulateMedia({ media: 'screen' });

      // The next visit knows it at once and does not begin again.
      const told = await card.locator('ol').innerText();
      await page.reload();
      await points.first().waitFor();
      expect(await card.locator('ol').innerText()).toBe(told);
      expect(await card.locator('.foot').count()).toBe(0);
      const link = points.first().getByRole('link', { name: 'Review this moment' });
      const move = /move=(\d+)/.exec((await link.getAttribute('href'))!)![1]!;
      await link.click();
      await page.locator('.river input[type=range]').waitFor({ state: 'attached' });
      expect(await page.locator('.river input[type=range]').inputValue()).toBe(move);
      expect(faults).toEqual([]);
      await close();
    },
  );

  for (const [width, height] of [
    [390, 844],
    [820, 1180],
  ] as const)
    test(
      `${width} × ${height}, dark: nothing sideways, nothing for axe`,
      { timeout: LONG },
      async () => {
        const { page, faults, close } = await session.open({ width, height, theme: 'dark' });
        await hurry(page, session.url, { theme: 'dark' });
        await storeTable(page, { id: 'done', title, record: recorded(), people: [0], over: true });
        await page.goto(`${session.url}#/debrief/done`);
        await untilTold(page);
        expect(await sideways(page)).toBe(false);
        expect(await violations(page)).toEqual([]);
        expect(faults).toEqual([]);
        await close();
      },
    );

  test(
    'a running match with secrets is not judged, not even against bots',
    { timeout: LONG },
    async () => {
      const { page, close } = await session.open();
      await hurry(page, session.url);
      const { result: _, ...whole } = recorded();
      const record = { ...whole, moves: whole.moves.slice(0, 40) };
      await storeTable(page, { id: 'alone', title, record, people: [0] });
      await storeTable(page, { id: 'two', title, record, people: [0, 1] });
      for (const id of ['alone', 'two']) {
        await page.goto(`${session.url}#/review/${id}`);
        await page.getByRole('heading', { name: 'Not yet' }).waitFor();
        expect(await page.locator('.river').count()).toBe(0);
      }
      await page.goto(`${session.url}#/debrief/alone`);
      await page.locator('.tps').getByText('is told when it has ended').waitFor();
      expect(await page.locator('.tps button').count()).toBe(0);
      await close();
    },
  );

  test('a match that cannot be reviewed says so', { timeout: LONG }, async () => {
    const { page, close } = await session.open();
    // A browser that starts no workers for reviews.
    await page.addInitScript(() => {
      const Real = Worker;
      globalThis.Worker = class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          if (String(url).includes('review')) throw new Error('refused');
          super(url, options);
        }
      };
    });
    await hurry(page, session.url);
    await storeTable(page, { id: 'done', title, record: recorded(), people: [0], over: true });
    await page.goto(`${session.url}#/debrief/done`);
    await page.locator('.tps').getByText('cannot be told here').waitFor();
    await page.locator('.tps').getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.locator('.win h1').innerText()).toContain('wins');
    await close();
  });
});
