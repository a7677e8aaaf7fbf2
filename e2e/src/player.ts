/** Plays a table in a real browser the way a person would: by clicking, or with keys alone. */
import type { Page } from 'playwright-core';

export interface PlayLimits {
  /** Clicks of the person, before the run is given up. */
  readonly clicks: number;
  /** Stop after so many clicks although the game goes on. */
  readonly enough?: number;
}

/** Bots move at once and nothing is animated. */
export async function hurry(page: Page, url: string, more: object = {}): Promise<void> {
  await page.goto(url);
  await page.evaluate((settings) => {
    localStorage.setItem('boardroom-settings', JSON.stringify(settings));
  }, { name: 'Mira', speed: 'instant', ...more });
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.decision a[href*="debrief"]').count()) > 0;
}

/** Waits until there is something to do; false when the game is over. */
export async function myTurn(page: Page, patience = 60_000): Promise<boolean> {
  await page.waitForFunction(
    () =>
      document.querySelector('.decision a[href*="debrief"]') !== null ||
      document.querySelector('.curtain[open]') !== null ||
      document.querySelector('.decision[data-mine]') !== null,
    undefined,
    { timeout: patience },
  );
  return !(await isOver(page));
}

/** How many moves the table has seen. */
export async function moves(page: Page): Promise<string | null> {
  return page.locator('.table').getAttribute('data-moves');
}

/** Asks for advice and follows it: a quick and sensible way through a whole game. */
export async function followAdvice(page: Page, limits: PlayLimits): Promise<number> {
  let clicks = 0;
  while (clicks < limits.clicks && clicks < (limits.enough ?? Infinity)) {
    if (!(await myTurn(page))) return clicks;
    await openCurtain(page);
    const before = await moves(page);
    await page.locator('.top button[aria-label="Hint"]').click();
    await page.locator('.decision .link', { hasText: 'Do it' }).click();
    const confirm = page.locator('.dock [data-key="Enter"]');
    if ((await confirm.count()) > 0) await confirm.click();
    await page.waitForFunction(
      (old) => document.querySelector('.table')?.getAttribute('data-moves') !== old,
      before,
    );
    clicks++;
  }
  return clicks;
}

export async function openCurtain(page: Page): Promise<void> {
  const open = page.locator('.curtain[open] button');
  if ((await open.count()) > 0) await open.click();
}
