/**
 * How soon a click is answered on screen while an expert thinks: by the clock (the browser's own event
 * timing) and in CPU time of the page's thread, which a busy machine does not spoil.
 */
import type { Page } from 'playwright-core';
import { formReady, hurry } from '../player.ts';
import type { Session } from '../session.ts';
import { workMeter } from './work.ts';

const CLICKS = 40;

interface Answers {
  readonly clock: number[];
  readonly work: number[];
}

export async function answerTimes(session: Session, game: string): Promise<Answers> {
  const { page, close } = await session.open();
  await hurry(page, session.url);
  await page.goto(`${session.url}#/new/${game}`);
  await formReady(page);
  // All seats think, so that there is always somebody at it.
  for (const who of await page.getByLabel(/^Who takes seat/).all())
    await who.selectOption('expert');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table').waitFor();
  const clock = await clickAround(page);
  const work = await workAround(page);
  await close();
  return { clock, work };
}

/** Clicks on seat cards and filters while a bot thinks; from the press to the next frame. */
async function clickAround(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { answered: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'pointerup' || entry.name === 'click') times.push(entry.duration);
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
  });
  for (let made = 0; made < CLICKS; made++) {
    await page.locator('.seat.think').first().waitFor();
    const spots = page.locator('.seat .sh, .filters button');
    await spots.nth(made % (await spots.count())).click();
    await page.waitForTimeout(120);
  }
  return page.evaluate(() => (globalThis as unknown as { answered: number[] }).answered);
}

/** What the page's thread works from a click to the next frame. */
async function workAround(page: Page): Promise<number[]> {
  const worked = await workMeter(page);
  const work: number[] = [];
  for (let made = 0; made < CLICKS; made++) {
    await page.locator('.seat.think').first().waitFor();
    const before = await worked();
    await page.evaluate(async (index) => {
      const cards = document.querySelectorAll<HTMLElement>('.seat .sh');
      cards[index % cards.length]!.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, made);
    work.push((await worked()) - before);
  }
  return work;
}
