/** How soon a click is answered on a machine four times slower, while bots play at normal speed. */
import { hurry } from '../player.ts';
import type { Session } from '../session.ts';

const CLICKS = 40;
const SLOWER = 4;

export async function slowAnswers(session: Session, game: string): Promise<number[]> {
  const { page, close } = await session.open();
  await hurry(page, session.url, { speed: 'normal' });
  await page.goto(`${session.url}#/play/${game}`);
  await page.reload();
  await page.locator('.table .seat').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { answered: times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') times.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let made = 0; made < CLICKS; made++) {
    const spots = page.locator('.seat .sh');
    await spots.nth(made % (await spots.count())).click();
    await page.waitForTimeout(250);
    // The person's own turns are given away, so that there is always a bot at it; a while after the
    // click, whose answer would wait for that move otherwise.
    await page.evaluate(() => document.querySelector<HTMLElement>('.decision .mv')?.click());
    await page.waitForTimeout(350);
  }
  const times = await page.evaluate(
    () => (globalThis as unknown as { answered: number[] }).answered,
  );
  await close();
  return times;
}
