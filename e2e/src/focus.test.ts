/**
 * Whole games with the keyboard alone, from the home page to the replay: whoever plays without a
 * pointer never has to look for the focus, not after a move, not on a new page.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { confirmByKeys, pressOn } from './keyboard.ts';
import {
  followAdvice,
  GAMES,
  hurry,
  isOver,
  LEFT,
  MOST,
  moves,
  myTurn,
  shortTableByKeys,
} from './player.ts';
import { openPosition, setLate } from './positions.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 600_000;
/** A match that was recorded with others may end later among these bots. */
const PATIENCE = 120;

/** What has the focus, or null if nothing has. */
function focused(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // What is drawn after a move is drawn within two frames.
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { activeElement: at } = document;
    if (!at || at === document.body) return null;
    return `${at.tagName.toLowerCase()}#${at.id}.${[...at.classList].join('.')}`;
  });
}

/** Whether it comes within a moment. */
async function appears(what: Locator): Promise<boolean> {
  return what.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
}

/** Names for those who hear the page that end in the middle: "Has promised: " and nothing. */
function dangling(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-label]')]
      .map((element) => element.getAttribute('aria-label')!)
      .filter((label) => /[:,]\s*\.?\s*$/.test(label)),
  );
}

declare global {
  interface Window {
    /** Every size the board has had, in order. */
    boardSizes: string[];
  }
}

/** Notes every change of the board's size from now on. */
function watchBoard(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.boardSizes = [];
    const watch = new ResizeObserver(([seen]) => {
      const { width, height } = seen!.contentRect;
      window.boardSizes.push(`${Math.round(width)}x${Math.round(height)}`);
    });
    watch.observe(document.querySelector('.stage')!);
  });
}

/** The sizes it has had, the last left out if the game has ended: bar and desk are others then. */
function boardSizes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    window.boardSizes.slice(0, document.querySelector('.table[data-over]') ? 1 : undefined),
  );
}

/** One decision, in one of the ways keys offer. */
async function decide(page: Page, way: number): Promise<void> {
  const before = await moves(page);
  const made = async (): Promise<boolean> => (await moves(page)) !== before;
  if ((await page.locator('.curtain[open]').count()) > 0) await page.keyboard.press('Enter');
  if (way === 1) {
    // A lit place on the board, if pressing it is the whole move.
    await page.keyboard.press('ArrowRight');
    const lit = await page.evaluate(() => document.activeElement?.hasAttribute('data-target'));
    if (lit) await page.keyboard.press('Enter');
    await page.waitForTimeout(60);
    for (let i = 0; i < 4 && !(await made()); i++) await page.keyboard.press('Escape');
  }
  for (let tries = 0; tries < 3 && !(await made()); tries++) {
    await page.keyboard.press('h');
    const advice = page.locator('.decision [data-key="Y"]');
    await advice.waitFor({ timeout: 10_000 }).catch(() => undefined);
    if ((await advice.count()) === 0) {
      // Nobody has advice in the middle of something: back, or the first thing offered.
      await page.keyboard.press(tries === 0 ? 'Escape' : '1');
      await page.waitForTimeout(300);
      continue;
    }
    if (way === 2) {
      // The bar stands before the board; after a move the focus is in it.
      const inBar = await page.evaluate(() => document.activeElement?.closest('#decision') != null);
      await pressOn(page, '.decision [data-key="Y"]', inBar ? 'Tab' : 'Shift+Tab');
    } else await page.keyboard.press('y');
    if ((await page.locator('.decision [data-confirm]').count()) > 0) await confirmByKeys(page);
    await page
      .waitForFunction(
        (old) => document.querySelector('.table')?.getAttribute('data-moves') !== old,
        before,
        { timeout: 5000 },
      )
      .catch(() => undefined);
  }
  expect(await made()).toBe(true);
}

/** From the end of a game on: the debrief, and the first move of the replay. */
async function toTheReplay(page: Page): Promise<void> {
  await pressOn(page, '.decision a[href*="debrief"]');
  await page.locator('.db h1').waitFor();
  expect(await page.locator('.db h1').innerText()).toMatch(/wins with|share/);
  expect(await violations(page)).toEqual([]);
  await pressOn(page, 'a[href^="#/replay/"]:not([href*="move="])', 'Shift+Tab');
  await page.locator('.film').waitFor();
  await pressOn(page, 'button[aria-label="One move on"]');
  await page.getByText(/^Move 1 of/).waitFor();
}

describe.skipIf(chromiumPath() === undefined)('focus', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  test('Enter gives no game up: the way back has the focus', { timeout: LONG }, async () => {
    const { page, faults, close } = await session.open({ width: 1280, height: 720 });
    await hurry(page, session.url);
    await page.goto(`${session.url}#/play/project-plan`);
    const giveUp = page.getByRole('button', { name: /^(\d )?Give up/ }).last();
    // Who begins is decided by lot, and not every question lets one give up.
    for (let i = 0; i < 20; i++) {
      expect(await myTurn(page)).toBe(true);
      await page.keyboard.press('.');
      if (await appears(giveUp)) break;
      await page.keyboard.press('Escape');
      await followAdvice(page, { most: 1 });
    }
    await giveUp.focus();
    const before = await moves(page);
    await page.keyboard.press('Enter');
    await page.locator('.decision [data-confirm]').waitFor();
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset['key'])).toBe(
      'Escape',
    );
    for (let i = 0; i < 2; i++) await page.keyboard.press('Enter');
    await page.locator('.decision [data-confirm]').waitFor({ state: 'detached' });
    expect(await moves(page)).toBe(before);
    expect(faults).toEqual([]);
    await close();
  });

  for (const game of GAMES)
    test(`${game}: it is never lost by a decision`, { timeout: LONG }, async () => {
      const { page, faults, close } = await session.open({ width: 1280, height: 720 });
      const lost: number[] = [];
      let decisions = 0;
      const play = async (most: number): Promise<void> => {
        for (let made = 0; made < most && (await myTurn(page)); made++) {
          // Once all that a table fetches has come.
          if (made === 1) await watchBoard(page);
          await decide(page, decisions % 3);
          decisions++;
          // The board stays as large as it is, whatever the bar has to say, until the game is over.
          if (made > 0) expect(await boardSizes(page)).toHaveLength(1);
          if ((await focused(page)) === null) lost.push(decisions);
          expect(await dangling(page)).toEqual([]);
        }
      };
      await shortTableByKeys(page, session.url, game);
      await play(MOST);
      if (!(await isOver(page))) {
        await openPosition(page, session.url, await setLate(page, game, LEFT));
        await play(PATIENCE);
      }
      expect(await isOver(page)).toBe(true);
      console.log(`${game}: lost after ${lost.length} of ${decisions} decisions`);
      expect(lost).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await toTheReplay(page);
      expect(faults).toEqual([]);
      await close();
    });

  test(
    'a new page has it at its heading, and says in its title what it is',
    { timeout: LONG },
    async () => {
      const { page, close } = await session.open();
      await hurry(page, session.url);
      await page.goto(session.url);
      await page.locator('h1').waitFor();
      const titles: string[] = [await page.title()];
      for (const address of [
        'learn',
        'rules',
        'settings',
        'online',
        'credits',
        'nowhere',
        'rules/deploy',
        'new/deploy',
        'play/deploy',
        '',
      ]) {
        await page.evaluate((to) => {
          document.activeElement!.setAttribute('data-old', '');
          location.hash = `/${to}`;
        }, address);
        await page
          .waitForFunction(() => document.activeElement?.matches('body *:not([data-old])'))
          .catch(() => undefined);
        expect((await focused(page)) ?? 'nothing', address).toMatch(/^h1|#decision/);
        titles.push(await page.title());
      }
      expect(titles.at(-1)).toBe(titles[0]);
      expect(new Set(titles).size).toBe(titles.length - 1);
      await close();
    },
  );
});
