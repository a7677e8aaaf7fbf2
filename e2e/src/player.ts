/** Plays a table in a real browser the way a person would: with the pointer, or with keys alone. */
import type { Page } from 'playwright-core';
import { catalogue } from '@boardroom/catalogue';
import { checkByKeys, confirmByKeys, pressOn, selectByKeys } from './keyboard.ts';

export const GAMES = catalogue.map(({ id }) => id);

/**
 * Bots move at once and nothing is animated. It is written down beside a picture of the same
 * address, where a table can be put as well: what is opened next is the first page there is.
 */
export async function hurry(page: Page, url: string, more: object = {}): Promise<void> {
  await page.goto(`${url}mark.svg`);
  await page.evaluate(
    (settings) => localStorage.setItem('boardroom-settings', JSON.stringify(settings)),
    { name: 'Mira', speed: 'instant', ...more },
  );
}

/** Opens an address in a page that was loaded for it, as a new tab would. */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

/**
 * Of a long game its beginning and its end are played, which is where all its questions are met;
 * `BOARDROOM_WHOLE=1` plays all of it.
 */
export const MOST = process.env['BOARDROOM_WHOLE'] ? 900 : 50;
/** Decisions left in a match that is opened shortly before its end. */
export const LEFT = 8;

/** Names of presets that make a game short. */
const SHORT = /first game|learn|short|quick|express|sprint|fast/i;

/** A small, short table of a game against easy bots, set up in the form. */
export async function shortTable(page: Page, url: string, game: string): Promise<void> {
  await hurry(page, url);
  await page.goto(`${url}#/new/${game}`);
  await formReady(page);
  const drop = page.getByRole('button', { name: /^Remove seat/ });
  while ((await drop.count()) > 2 && (await drop.last().isEnabled())) await drop.last().click();
  for (const who of await page.getByLabel(/^Who takes seat [2-9]/).all())
    await who.selectOption('easy');
  const short = page.getByRole('radio', { name: SHORT });
  if ((await short.count()) > 0) await short.first().check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table').waitFor();
}

/** The form of a new table knows its game: presets and options are there. */
export async function formReady(page: Page): Promise<void> {
  await page.locator('main form button.go:enabled').waitFor();
}

/** The same from the home page, without ever touching the pointer. */
export async function shortTableByKeys(page: Page, url: string, game: string): Promise<void> {
  await hurry(page, url);
  await page.goto(url);
  await pressOn(page, `.covers a[href="#/new/${game}"]`);
  await formReady(page);
  // From the end: the first seat is the person's own.
  const drop = 'button[aria-label^="Remove seat"]:not(:disabled)';
  for (
    let left = await page.locator(drop).count();
    left > 2;
    left = await page.locator(drop).count()
  )
    await pressOn(page, `button[aria-label="Remove seat ${left}"]`);
  const seats = await page.locator('select[aria-label^="Who takes seat"]').count();
  for (let seat = 2; seat <= seats; seat++)
    await selectByKeys(page, `select[aria-label="Who takes seat ${seat}"]`, 'easy');
  await checkByKeys(page, '[role="radiogroup"][aria-label="How to play it"]', SHORT);
  await pressOn(page, 'main form button.go');
  await page.locator('.table').waitFor();
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.decision a[href*="debrief"]').count()) > 0;
}

/** How many moves the table has seen. */
export function moves(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-moves');
}

/** Waits until a person is asked; false when the game is over. */
export async function myTurn(page: Page, patience = 60_000): Promise<boolean> {
  const asked = page.waitForFunction(
    () =>
      document.querySelector('.decision a[href*="debrief"]') !== null ||
      document.querySelector('.curtain[open]') !== null ||
      document.querySelector('.decision[data-mine]') !== null,
    undefined,
    { timeout: patience },
  );
  await asked.catch(async (error: unknown) => {
    const seen = await page.evaluate(() => document.querySelector('.dock')?.textContent);
    throw new Error(`nobody is asked at ${page.url()}: ${seen}`, { cause: error });
  });
  return !(await isOver(page));
}

/** Asks for advice and follows it, with the pointer or with keys; says how many moves it took. */
export async function followAdvice(
  page: Page,
  { most, keys = false }: { most: number; keys?: boolean },
): Promise<number> {
  for (let made = 0; made < most; made++) {
    if (!(await myTurn(page))) return made;
    await openCurtain(page, keys);
    const before = await moves(page);
    await takeAdvice(page, keys);
    const confirm = page.locator('.decision [data-confirm]');
    if ((await confirm.count()) > 0) {
      if (keys) await confirmByKeys(page);
      else await confirm.click();
    }
    await page.waitForFunction(
      (old) => document.querySelector('.table')?.getAttribute('data-moves') !== old,
      before,
    );
  }
  return most;
}

/** Asks again if somebody else's move takes the advice away before it is followed. */
export async function takeAdvice(page: Page, keys: boolean): Promise<void> {
  const advice = page.locator('.decision [data-key="Y"]');
  for (let tries = 1; ; tries++)
    try {
      if (keys) await page.keyboard.press('h');
      else await page.locator('.top button[aria-label="Hint"]').click();
      await advice.waitFor({ timeout: 10_000 });
      if (keys) await page.keyboard.press('y');
      else await advice.click({ timeout: 5000 });
      return;
    } catch (error) {
      if (tries === 3) throw error;
    }
}

async function openCurtain(page: Page, keys: boolean): Promise<void> {
  const open = page.locator('.curtain[open] button');
  if ((await open.count()) === 0) return;
  if (keys) await page.keyboard.press('Enter');
  else await open.click();
}
