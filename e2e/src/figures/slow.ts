/**
 * How soon a click is answered on a machine four times slower, while bots play at normal speed: by the
 * clock of a slowed browser, and four times the CPU time of the page's thread, which others on the
 * machine do not spoil. Answered is what the next frame shows: the pressed button, the chosen seat.
 */
import type { Locator, Page } from 'playwright-core';
import { hurry } from '../player.ts';
import type { Session } from '../session.ts';
import { pressTimes, watchPresses } from './pressed.ts';

const CLICKS = 60;
const SLOWER = 4;
const SEAT = '.seat .sh';
const OWN = '.decision[data-mine] .moves > .mv:not(.over)';

interface Answers {
  readonly seats: number[];
  readonly moves: number[];
}

/** Of presses on seats, and of the person's own moves, in CPU time times four. */
export async function slowWork(session: Session, game: string): Promise<Answers> {
  const { page, close } = await atNormalSpeed(session, game);
  await watchPresses(page);
  const press = async (kind: string, spot: Locator): Promise<void> => {
    const box = await spot.boundingBox({ timeout: 1000 }).catch(() => null);
    if (!box) return;
    await page.evaluate((what) => Object.assign(globalThis, { pressed: what }), kind);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  for (let made = 0; made < CLICKS; made++) {
    const seats = page.locator(SEAT);
    await press('seat', seats.nth(made % (await seats.count())));
    await page.waitForTimeout(250);
    if ((await page.locator(OWN).count()) === 0) continue;
    await press('move', page.locator(OWN).first());
    await page.waitForTimeout(350);
  }
  const { seat = [], move = [] } = await pressTimes(page);
  await close();
  const slowed = (times: number[]): number[] => times.map((time) => SLOWER * time);
  return { seats: slowed(seat), moves: slowed(move) };
}

async function atNormalSpeed(session: Session, game: string) {
  const opened = await session.open();
  await hurry(opened.page, session.url, { speed: 'normal' });
  await opened.page.goto(`${session.url}#/play/${game}`);
  await opened.page.locator('.table .seat').first().waitFor();
  return opened;
}

/** Of presses on seats, and of the person's own moves, by the clock. */
export async function slowAnswers(session: Session, game: string): Promise<Answers> {
  const { page, close } = await atNormalSpeed(session, game);
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
    const spots = page.locator(SEAT);
    await spots.nth(made % (await spots.count())).click();
    await page.waitForTimeout(250);
    const own = page.locator(OWN).first();
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
  readonly answered: Answers;
}

function pressing(page: Page, what: Pressing['pressing']): Promise<void> {
  return page.evaluate((name) => {
    (globalThis as unknown as Pressing).pressing = name;
  }, what);
}
