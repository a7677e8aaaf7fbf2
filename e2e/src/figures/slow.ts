/** How soon a click is answered on a machine four times slower, while bots play at normal speed. */
import type { Page } from 'playwright-core';
import { hurry } from '../player.ts';
import type { Session } from '../session.ts';

const CLICKS = 40;
const SLOWER = 4;

/** Of presses on seats, and of the person's own moves. */
export async function slowAnswers(
  session: Session,
  game: string,
): Promise<{ seats: number[]; moves: number[] }> {
  const { page, close } = await session.open();
  await hurry(page, session.url, { speed: 'normal' });
  await page.goto(`${session.url}#/play/${game}`);
  await page.locator('.table .seat').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const answered = { seats: [] as number[], moves: [] as number[] };
    Object.assign(globalThis, { answered, pressing: 'seats' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'click')
          answered[(globalThis as unknown as Pressing).pressing].push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let made = 0; made < CLICKS; made++) {
    const spots = page.locator('.seat .sh');
    await spots.nth(made % (await spots.count())).click();
    await page.waitForTimeout(250);
    const own = page.locator('.decision[data-mine] .moves > .mv:not(.over)').first();
    if ((await own.count()) === 0) continue;
    await pressing(page, 'moves');
    await own.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(350);
    await pressing(page, 'seats');
  }
  const answered = await page.evaluate(() => (globalThis as unknown as Pressing).answered);
  await close();
  return answered;
}

interface Pressing {
  pressing: 'seats' | 'moves';
  readonly answered: { seats: number[]; moves: number[] };
}

function pressing(page: Page, what: Pressing['pressing']): Promise<void> {
  return page.evaluate((name) => {
    (globalThis as unknown as Pressing).pressing = name;
  }, what);
}
