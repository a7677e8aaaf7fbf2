/** Writes screenshots of all pages and states to e2e/shots, for people to look at. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { SAMPLE } from './browser.ts';
import { buildPage, buildSample } from './build.ts';
import { followAdvice, GAMES, hurry, isOver, myTurn } from './player.ts';
import { startSession } from './session.ts';

const FOLDER = fileURLToPath(new URL('../shots/', import.meta.url));
const SIZES = [
  { name: 'desktop', width: 1440, height: 900, theme: 'light' },
  { name: 'dark', width: 1440, height: 900, theme: 'dark' },
  { name: 'tablet', width: 1024, height: 768, theme: 'light' },
  { name: 'phone', width: 390, height: 844, theme: 'light' },
] as const;
/** Moves of the person before the picture is taken: the middle of a game. */
const MIDDLE = 12;

mkdirSync(FOLDER, { recursive: true });
buildPage();
buildSample();
const wanted = process.argv.slice(2);
const games = wanted.length > 0 ? GAMES.filter((game) => wanted.includes(game)) : GAMES;
const session = await startSession();

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  console.log(name);
}

for (const { name, width, height, theme } of SIZES) {
  const { page, faults, close } = await session.open({ width, height, theme });
  await hurry(page, session.url, { theme });
  for (const address of [
    '',
    'learn',
    'rules',
    'settings',
    'credits',
    'nowhere',
    `new/${games[0]}`,
  ]) {
    await page.goto(`${session.url}#/${address}`);
    await page.reload();
    await shoot(page, `${address.replace('/', '-') || 'home'}-${name}`);
  }
  for (const game of games) {
    await page.goto(`${session.url}#/play/${game}`);
    await page.locator('.table').waitFor();
    await followAdvice(page, { most: MIDDLE });
    await myTurn(page);
    await shoot(page, `table-${game}-${name}`);
    if (name === 'phone')
      for (const tab of ['Mine', 'Table', 'Log', 'Rules']) {
        await page.locator('.tabs button', { hasText: tab }).click();
        await shoot(page, `table-${game}-${name}-${tab.toLowerCase()}`);
      }
    if (name !== 'desktop') continue;
    await followAdvice(page, { most: 900 });
    if (!(await isOver(page))) continue;
    await shoot(page, `over-${game}`);
    await page.locator('.decision a[href*="debrief"]').click();
    await shoot(page, `debrief-${game}`);
    await page.getByRole('link', { name: 'Replay', exact: true }).click();
    await shoot(page, `replay-${game}`);
  }
  for (const fault of faults) console.error(`${name}: ${fault}`);
  await close();
}
await session.close();

const sample = await startSession(SAMPLE);
const { page, close } = await sample.open();
await page.goto(sample.url);
await shoot(page, 'curtain');
await close();
await sample.close();
