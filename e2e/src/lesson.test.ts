/** The card of a lesson lies neither on what it speaks of nor on what it asks to be pressed. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { GAMES, hurry, moves, myTurn, takeAdvice } from './player.ts';
import { settled } from './positions.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 600_000;
const SIZES = [
  [1440, 900],
  [1280, 600],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;
/** No lesson takes more presses and moves. */
const MOST = 60;
/** Looks so often until the camera and the card have come to rest, milliseconds apart. */
const LOOKS = 12;
const APART = 250;

describe.skipIf(chromiumPath() === undefined).concurrent('lessons', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  for (const game of GAMES)
    test(
      `${game}: the card covers nothing it speaks of, and hints lead through it`,
      { timeout: LONG },
      async () => {
        const { page, faults, close } = await session.open({ reducedMotion: true });
        await hurry(page, session.url);
        await page.goto(`${session.url}#/learn/${game}`);
        await page.locator('.tutor header', { hasText: /\d$/ }).waitFor();
        const wrong: string[] = [];
        const steps = Number((await page.locator('.tutor header').innerText()).match(/\d+$/)?.[0]);
        const seen = new Set<string>();
        for (let made = 0; made < MOST; made++) {
          const title = await page.locator('.tutor h2').innerText();
          if (!seen.has(title)) wrong.push(...(await atAllSizes(page, title)));
          seen.add(title);
          if (await isDone(page)) break;
          await goOn(page, title);
        }
        // Who follows the hints passes no step over, and comes to the last card.
        expect(await isDone(page)).toBe(true);
        expect(seen.size, [...seen].join('; ')).toBe(steps + 1);
        expect(wrong).toEqual([]);
        expect(faults).toEqual([]);
        await close();
      },
    );
});

async function atAllSizes(page: Page, title: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const fault of await atRest(page)) wrong.push(`${title}, ${width}x${height}: ${fault}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return wrong;
}

async function atRest(page: Page): Promise<string[]> {
  await settled(page);
  let faults = await covered(page);
  for (let look = 0; look < LOOKS && faults.length > 0; look++) {
    await page.waitForTimeout(APART);
    faults = await covered(page);
  }
  return faults;
}

/** What the card lies on of the thing in its ring, of the bar, and of places that can be pressed. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('.tutor')?.getBoundingClientRect();
    if (!card) return [];
    const faults: string[] = [];
    const over = (box: DOMRect): number =>
      Math.max(0, Math.min(card.right, box.right) - Math.max(card.left, box.left)) *
      Math.max(0, Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top));
    const ring = document.querySelector('.ringed')?.getBoundingClientRect();
    if (ring && over(ring) > 0.25 * ring.width * ring.height) faults.push('the thing itself');
    const asks = document.querySelector('.tutor .wait')?.textContent;
    const seen =
      ring && document.elementFromPoint(ring.x + ring.width / 2, ring.y + ring.height / 2);
    // What lies on the desk itself is not under it.
    const thing = seen?.closest('[data-anchor]')?.getBoundingClientRect();
    const isThere = ring && thing && thing.left >= ring.left && thing.right <= ring.right;
    if (!asks && !isThere && seen?.closest('.desk.half'))
      faults.push('nothing: the thing is under the desk');
    const bar = document.querySelector('.decision')?.getBoundingClientRect();
    if (bar && over(bar) > 200) faults.push('the bar');
    if (card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight)
      faults.push('out of the screen');
    const lit = [...document.querySelectorAll('.table [data-target][tabindex="0"], .cards button')]
      .map((target) => target.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map((box) => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
      .filter((seen) => seen !== null);
    const under = lit.filter((seen) => seen.closest('.tutor') !== null);
    const free = lit.filter((seen) => seen.closest('.tutor') === null);
    if (asks && under.length > 0 && free.length === 0) faults.push('all that is lit');
    return faults;
  });
}

/** The lesson's last card, after all steps. */
async function isDone(page: Page): Promise<boolean> {
  return (await page.locator('.tutor header span').innerText()) === '';
}

/** The next step: by its button, or by the move it asks for, as the hint says it. */
async function goOn(page: Page, title: string): Promise<void> {
  if ((await page.locator('.tutor .wait').count()) === 0) {
    await page.locator('.tutor .row .dark').click();
    return;
  }
  await myTurn(page);
  // A bot's move may have brought the next card while this one was looked at.
  if ((await page.locator('.tutor h2').innerText()) !== title) return;
  const before = await moves(page);
  await takeAdvice(page, true);
  // It is made, or asks for something first: its gaps, which are fetched, or a yes.
  const state = await page.waitForFunction((old) => {
    if (document.querySelector('.table')?.getAttribute('data-moves') !== old) return 'made';
    return document.querySelector('.dock button[data-key="Enter"]') ? 'asks' : false;
  }, before);
  if ((await state.jsonValue()) === 'made') return;
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (old) => document.querySelector('.table')?.getAttribute('data-moves') !== old,
    before,
  );
}
