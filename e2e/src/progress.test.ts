/** One's own games: luck and decisions over time, concepts, what to do next, forgetting. */
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
import { storeAll, storeTable } from './stored.ts';

const LONG = 300_000;
const DAY = 24 * 60 * 60 * 1000;
const APRIL = Date.UTC(2026, 3, 6);
const GAMES = ['it-billionaire', 'deploy', 'action-the-project', 'project-plan', 'el-plan'];

function recorded(): MatchRecord {
  const file = new URL('../../games/el-plan/records/two-players.jsonl', import.meta.url);
  const record = parseRecord(readFileSync(fileURLToPath(file), 'utf8'));
  if (isRefusal(record)) throw new Error(record.code);
  return record;
}

/** Matches that get better by a point each, with luck that comes and goes. */
function summaries(count: number): { readonly id: string }[] {
  return Array.from({ length: count }, (_, i) => {
    const game = GAMES[i % GAMES.length]!;
    const cost = -0.4 + (0.3 * i) / count + (i % 3) / 50;
    const concepts =
      game === 'it-billionaire'
        ? [
            {
              concept: 'nearness',
              decisions: 6,
              difference: { value: -0.3, se: 0.05 },
              worst: { move: 12, value: -0.2 },
            },
            { concept: 'runway', decisions: 9, difference: { value: -0.02, se: 0.04 } },
          ]
        : game === 'deploy'
          ? [{ concept: 'utilisation', decisions: 12, difference: { value: 0.2, se: 0.03 } }]
          : [];
    return {
      id: `m${i}`,
      game,
      played: APRIL + i * 9 * DAY,
      seat: 0,
      players: 4,
      place: 1 + (i % 4),
      people: i % 2 ? ['Tomás', 'Aiko'] : [],
      bots: i % 2 ? 1 : 3,
      luck: { value: [0.2, -0.15, 0.05, -0.1][i % 4]!, se: 0.05 },
      own: { value: cost, se: 0.04 },
      concepts,
      worst: { move: 12, value: cost / 2 },
    };
  });
}

/** Puts so many reviewed matches on the device, each with its table. */
async function bring(page: Page, url: string, count: number, theme = 'light'): Promise<void> {
  await hurry(page, url, { theme });
  const kept = summaries(count);
  for (const { id } of kept)
    await storeTable(page, { id, title: id, record: recorded(), people: [0], over: true });
  await storeAll(page, 'boardroom-progress', 'matches', kept);
  await page.goto(`${url}#/progress`);
  await page.locator('main.progress').waitFor();
}

describe.skipIf(chromiumPath() === undefined)('progress', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  test(
    'none: words, a way to play; the page is found from tables and settings',
    { timeout: LONG },
    async () => {
      const { page, faults, close } = await session.open();
      await hurry(page, session.url);
      for (const from of ['tables', 'settings']) {
        await page.goto(`${session.url}#/${from}`);
        await page.locator('a[href="#/progress"]').click();
        await page.getByRole('heading', { name: 'No reviewed matches on this device' }).waitFor();
      }
      expect(await violations(page)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    },
  );

  test('under five: columns, but no line and no headline', { timeout: LONG }, async () => {
    const { page, close } = await session.open({ width: 1280, height: 720 });
    await bring(page, session.url, 4);
    expect(await page.locator('.course a').count()).toBe(4);
    expect(await page.locator('.course .mean').count()).toBe(0);
    expect(await page.locator('.course h2').innerText()).toBe('Luck and your decisions');
    await close();
  });

  for (const { width, height, theme } of [
    { width: 1280, height: 720, theme: 'light' },
    { width: 820, height: 1180, theme: 'light' },
    { width: 390, height: 844, theme: 'dark' },
  ] as const)
    test(`23 matches, ${width} × ${height}, ${theme}`, { timeout: LONG }, async () => {
      const { page, faults, close } = await session.open({ width, height, theme });
      await bring(page, session.url, 23, theme);
      expect(await page.locator('.course h2').innerText()).toBe(
        'Luck comes and goes. Your decisions get better.',
      );
      expect(await page.locator('.course a').count()).toBe(23);
      expect(await page.locator('.course .mean').count()).toBe(1);
      expect(await page.locator('header p').innerText()).toContain('23 matches since April 2026');

      const rows = page.locator('[data-concept]');
      expect(
        await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-concept'))),
      ).toEqual(['nearness', 'runway', 'utilisation']);
      expect(await rows.nth(0).innerText()).toMatch(/30 decisions, needs practice\s+−5\.0/);
      expect(await rows.nth(1).innerText()).toContain('not clear yet');
      expect(await rows.nth(2).innerText()).toContain('better than the bot');
      expect(await page.locator('.next h2').innerText()).toContain('Nearness to the customer');
      expect(await page.locator('.next .btn.go').getAttribute('href')).toMatch(
        /#\/review\/m\d+\?room=again&seat=0&move=12/,
      );
      expect(await page.locator('.next li').count()).toBe(2);
      expect(await sideways(page)).toBe(false);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: 'DEPLOY!', exact: true }).click();
      expect(await page.locator('.course a').count()).toBe(5);
      expect(faults).toEqual([]);
      await close();
    });

  test(
    'over sixty: thin columns without rows, a brush brings them back',
    { timeout: LONG },
    async () => {
      const { page, close } = await session.open({ width: 1280, height: 720 });
      await bring(page, session.url, 70);
      expect(await page.locator('.course g .own').count()).toBe(70);
      expect(await page.locator('.course .row').count()).toBe(0);
      await page.getByLabel('From match').fill('50');
      expect(await page.locator('.course a .own').count()).toBe(20);
      expect(await page.locator('.course .row').count()).toBe(2);
      expect(await violations(page)).toEqual([]);
      await close();
    },
  );

  test(
    'forget all asks once, names what goes, and the tables stay',
    { timeout: LONG },
    async () => {
      const { page, close } = await session.open();
      await bring(page, session.url, 6);
      await page.getByRole('button', { name: 'Forget all' }).click();
      expect(await page.getByRole('alert').innerText()).toMatch(
        /reviews, the figures and the puzzles of 6 matches.*stay in your tables/,
      );
      await page.getByRole('button', { name: 'Keep them' }).click();
      expect(await page.locator('.course a').count()).toBe(6);
      await page.getByRole('button', { name: 'Forget all' }).click();
      await page.getByRole('button', { name: 'Forget them' }).click();
      await page.getByRole('heading', { name: 'No reviewed matches on this device' }).waitFor();
      expect(await page.locator('.none p').innerText()).toContain('6 finished tables');
      await close();
    },
  );

  test(
    'a debrief that was read is in the history; a removed table is not',
    { timeout: LONG },
    async () => {
      const { page, faults, close } = await session.open();
      await hurry(page, session.url);
      await storeTable(page, {
        id: 'done',
        title: 'Mine',
        record: recorded(),
        people: [0],
        over: true,
      });
      await page.goto(`${session.url}#/debrief/done`);
      const card = page.locator('.tps');
      // The first pass is through when there is more to say than that it is read.
      await card.getByRole('heading', { name: 'Reading the match' }).waitFor();
      await card
        .getByRole('heading', { name: 'Reading the match' })
        .waitFor({ state: 'detached', timeout: 120_000 });
      await card.getByRole('button', { name: 'Stop', exact: true }).click();
      await page.goto(`${session.url}#/progress`);
      await page.locator('.course a').waitFor();
      expect(await page.locator('tbody tr').innerText()).toContain('El Plan');
      await page.goto(`${session.url}#/tables`);
      await page.getByRole('button', { name: /Remove this table: Mine/ }).click();
      await page.getByRole('button', { name: /Really remove: Mine/ }).click();
      await page.getByText('No tables on this device yet').waitFor();
      await page.goto(`${session.url}#/progress`);
      await page.getByRole('heading', { name: 'No reviewed matches on this device' }).waitFor();
      expect(faults).toEqual([]);
      await close();
    },
  );
});
