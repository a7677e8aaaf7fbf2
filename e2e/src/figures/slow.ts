/**
 * How soon a click is answered on a machine four times slower, while bots play at normal speed: by the
 * clock of a slowed browser, and four times the CPU time of the page's thread, which others on the
 * machine do not spoil. Answered is what the next frame shows: the pressed button, the chosen seat.
 */
import type { Page } from 'playwright-core';
import { hurry } from '../player.ts';
import type { Session } from '../session.ts';
import { workMeter } from './work.ts';

const CLICKS = 40;
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
  const worked = await workMeter(page);
  const press = async (spot: string, index: number): Promise<number> => {
    const before = await worked();
    await page.evaluate(
      async ([selector, at]) => {
        // Asked for before the press: the message comes after the next frame, and before what the
        // page itself puts off until then.
        const { port1, port2 } = new MessageChannel();
        const answered = new Promise((resolve) => {
          port1.addEventListener('message', resolve);
          port1.start();
        });
        requestAnimationFrame(() => port2.postMessage(null));
        const spots = document.querySelectorAll<HTMLElement>(selector);
        spots[at % spots.length]?.click();
        await answered;
      },
      [spot, index] as const,
    );
    return SLOWER * ((await worked()) - before);
  };
  const answers: Answers = { seats: [], moves: [] };
  for (let made = 0; made < CLICKS; made++) {
    answers.seats.push(await press(SEAT, made));
    await page.waitForTimeout(250);
    if ((await page.locator(OWN).count()) === 0) continue;
    answers.moves.push(await press(OWN, 0));
    await page.waitForTimeout(350);
  }
  await close();
  return answers;
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
