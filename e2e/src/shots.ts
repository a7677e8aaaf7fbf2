/**
 * Writes screenshots of all pages and states of all games to e2e/shots, in two sizes and both themes,
 * and of four moments of each game at every size of screen, for people to look at: `npm run shots`,
 * or `npm run shots -- my-game` for one game, `npm run shots -- sizes my-game` for its sizes alone.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { buildPage } from './build.ts';
import { faultsOf } from './frame-measure.ts';
import { GAMES, hurry } from './player.ts';
import { openPosition, setPositions, settled, SITUATIONS } from './positions.ts';
import { setTables } from './scenes.ts';
import type { Scenes } from './scenes.ts';
import { sideways, startSession } from './session.ts';
import { SIZES } from './sizes.ts';

const FOLDER = fileURLToPath(new URL('../shots/', import.meta.url));
const DEVICES = [
  { size: 'desktop', width: 1440, height: 900, touch: false },
  { size: 'phone', width: 390, height: 844, touch: true },
] as const;
const THEMES = ['light', 'dark'] as const;
const PAGES = ['', 'learn', 'rules', 'online', 'settings', 'credits', 'nowhere'];
/** Long enough for fonts, boards and banners that slide in. */
const SETTLE = 700;

const [first, ...rest] = process.argv.slice(2);
const sizesOnly = first === 'sizes';
const wanted = sizesOnly || first === undefined ? rest : [first, ...rest];
const games = GAMES.filter((game) => wanted.length === 0 || wanted.includes(game));
mkdirSync(FOLDER, { recursive: true });
buildPage();
const session = await startSession();
const wrong: string[] = [];

for (const game of games) await shootSizes(game);
if (!sizesOnly) await shootPages();
await session.close();
for (const fault of wrong) console.error(fault);
if (wrong.length > 0) process.exitCode = 1;

/** Four moments of a game at every size; one page is resized. */
async function shootSizes(game: string): Promise<void> {
  const { page, faults, close } = await session.open();
  await hurry(page, session.url);
  const tables = await setPositions(page, game);
  for (const situation of SITUATIONS) {
    await openPosition(page, session.url, tables[situation]);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const name = `${game}-${situation}-${width}x${height}`;
      await picture(page, name);
      wrong.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
    }
  }
  wrong.push(...faults);
  await close();
}

async function shootPages(): Promise<void> {
  const { scenes, storage } = await setTables(session, games, (done) => console.log(done));
  for (const { size, width, height, touch } of DEVICES)
    for (const theme of THEMES) {
      const { page, faults, close } = await session.open({ width, height, theme, touch, storage });
      await hurry(page, session.url, { theme });
      const shoot = (name: string): Promise<void> => picture(page, `${name}-${size}-${theme}`);
      if (wanted.length === 0) for (const address of PAGES) await visit(page, address, shoot);
      for (const game of games) await shootGame(page, game, scenes[game]!, size, shoot);
      wrong.push(...faults.map((fault) => `${size} ${theme}: ${fault}`));
      await close();
    }
}

async function shootGame(
  page: Page,
  game: string,
  { start, middle, over, lesson, friends }: Scenes,
  size: 'desktop' | 'phone',
  shoot: (name: string) => Promise<void>,
): Promise<void> {
  for (const address of [`rules/${game}`, `new/${game}`]) await visit(page, address, shoot);
  for (const [name, id] of Object.entries({ start, lesson, friends, middle, over })) {
    await openTable(page, id);
    await shoot(`${game}-${name}`);
  }

  await openTable(page, middle);
  if (size === 'phone')
    for (const tab of ['Mine', 'Table', 'Log', 'Rules']) {
      await page.locator('.tabs button', { hasText: tab }).tap();
      await shoot(`${game}-tab-${tab.toLowerCase()}`);
    }
  else
    for (const tab of ['Rules', 'List']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await shoot(`${game}-tab-${tab.toLowerCase()}`);
    }
  await visit(page, `debrief/${over}`, shoot, `${game}-debrief`);
  await visit(page, `replay/${over}`, shoot, `${game}-replay`);
}

async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`${session.url}#/table/${id}`);
  await page.reload();
  await page.locator('.table').waitFor();
}

async function visit(
  page: Page,
  address: string,
  shoot: (name: string) => Promise<void>,
  name = address.replace('/', '-') || 'home',
): Promise<void> {
  await page.goto(`${session.url}#/${address}`);
  await page.reload();
  await page.locator('h1, .table').first().waitFor();
  await shoot(name);
}

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(SETTLE);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  if (await sideways(page)) wrong.push(`${name}: can be scrolled sideways`);
  console.log(name);
}
