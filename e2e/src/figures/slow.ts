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
/** Presses that tell a slow end, and how long a table is waited for to ask for them, in milliseconds. */
const MOVES = 40;
const PATIENCE = 150_000;
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
  const named = (kind: string): Promise<unknown> =>
    page.evaluate((what) => Object.assign(globalThis, { pressed: what }), kind);
  const press = async (kind: string, spot: Locator): Promise<void> => {
    const box = await spot.boundingBox({ timeout: 1000 }).catch(() => null);
    if (!box) return;
    await named(kind);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  const end = Date.now() + PATIENCE;
  for (let made = 0, own = 0; (made < CLICKS || own < MOVES) && Date.now() < end; made++) {
    const seats = page.locator(SEAT);
    await press('seat', seats.nth(made % (await seats.count())));
    await page.waitForTimeout(250);
    const moves = page.locator(OWN);
    const count = await moves.count();
    if (count === 0) {
      // Something is to be chosen elsewhere: a bot's advice goes on, and is not counted.
      if ((await page.locator('.decision[data-mine]').count()) === 0) continue;
      await named('advice');
      await page.keyboard.press('h');
      await page.waitForTimeout(400);
      await page.keyboard.press('y');
    } else {
      await press('move', moves.nth(own % count));
      own++;
    }
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
