/**
 * Games per second in the room Balance, and by `boardroom simulate` with as many workers, in turns: of
 * the clock, and of CPU time (the browser's own for its page processes), which others on the machine
 * do not spoil.
 */
import { findGame } from '@boardroom/catalogue';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { hurry } from '../player.ts';
import type { Session } from '../session.ts';
import { storeAll } from '../stored.ts';

const PAIRS = 500;
const TURNS = 3;
const MAIN = fileURLToPath(new URL('../../../packages/cli/src/main.ts', import.meta.url));

interface Rate {
  /** Games per second by the clock, and per second of CPU time. */
  readonly clock: number;
  readonly cpu: number;
}
export interface Rates {
  readonly workers: number;
  readonly room: Rate;
  readonly simulate: Rate;
}

export async function balanceRates(session: Session, id: string): Promise<Rates[]> {
  const { page, close } = await session.open();
  await hurry(page, session.url);
  await page.goto(`${session.url}#/studio`);
  await page.locator('article').first().waitFor();
  const entry = findGame(id)!;
  const content = await entry.editions['classic']!();
  // The usual options, but said: another edition that plays the same games.
  const options = (await entry.game()).options.parse({});
  const edition = { id: 'other', title: 'Other', content, options };
  await storeAll(page, 'boardroom-editions', 'editions', [
    { id: 'other', game: id, edition, created: 0, updated: 0 },
  ]);
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  const workers = Math.min(16, Math.max(1, cores - 1));
  const rates: Rates[] = [];
  for (let turn = 0; turn < TURNS; turn++)
    rates.push({
      workers,
      room: await inRoom(page, session.url),
      simulate: simulated(id, workers),
    });
  await close();
  return rates;
}

/** The bots of the room are normal ones here: the same as on the other side. */
async function inRoom(page: Page, url: string): Promise<Rate> {
  await page.evaluate(() => indexedDB.deleteDatabase('boardroom-balances'));
  await page.goto(`${url}#/`);
  await page.goto(`${url}#/studio/other/balance`);
  await page.reload();
  const start = page.getByRole('button', { name: 'Measure' });
  await start.waitFor();
  await page.getByLabel('Bots').selectOption('normal');
  await page.getByLabel('Until').selectOption(`n${PAIRS}`);
  const before = await cpuOf(page);
  const began = performance.now();
  await start.click();
  await page.getByText('done in').waitFor({ timeout: 600_000 });
  const seconds = (performance.now() - began) / 1000;
  return { clock: (2 * PAIRS) / seconds, cpu: (2 * PAIRS) / ((await cpuOf(page)) - before) };
}

async function cpuOf(page: Page): Promise<number> {
  const cdp = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

function simulated(id: string, workers: number): Rate {
  const began = performance.now();
  const games = 2 * PAIRS;
  const args = [
    'simulate',
    id,
    '--seats',
    '4',
    '--games',
    `${games}`,
    '--bots',
    'normal',
    '--json',
  ];
  const out = execFileSync(process.execPath, [MAIN, ...args, '--workers', `${workers}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { cpuSeconds } = JSON.parse(out) as { cpuSeconds: number };
  return { clock: (1000 * games) / (performance.now() - began), cpu: games / cpuSeconds };
}
