/** One person on a real server: hosts without a seat, ends a token, and is forgotten. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../packages/client/src/index.ts';
import { violations } from './axe.ts';
import { chromiumPath, startBrowser } from './browser.ts';
import { buildPage } from './build.ts';
import { startHouse } from './house.ts';
import type { House } from './house.ts';

const LONG = 300_000;

describe.skipIf(chromiumPath() === undefined)('a person on a server', () => {
  let house: House;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    buildPage();
    [house, browser] = await Promise.all([startHouse(), startBrowser()]);
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.goto(`${house.url}#/online`);
    await page.getByLabel('Your name').fill('Tessa');
    await page.getByRole('button', { name: 'Come in' }).click();
    await page.getByRole('button', { name: 'I have put it away' }).click();
  }, LONG);
  afterAll(async () => {
    await browser.close();
    await house.close();
  });

  test('hosts without a seat: invites, watches and speaks', { timeout: LONG }, async () => {
    await page.goto(`${house.url}#/new/el-plan?online`);
    await page.getByLabel('I host without a seat').check();
    for (let seats = 4; seats > 2; seats--)
      await page
        .getByRole('button', { name: /^Remove seat/ })
        .last()
        .click();
    await page.getByRole('button', { name: 'Set the table' }).click();
    const code = await page.locator('section[aria-label="Invitation"] b').innerText();
    await page.getByText('You host this table without a seat.').waitFor();
    const base = house.url.replace(/\/$/, '');
    const players = await Promise.all(
      ['Ada', 'Ben'].map(async (name) => {
        const { token } = await connect({ base }).enter(name, 'blue', true);
        return connect({ base, token: token! });
      }),
    );
    const id = await players[0]!.byCode(code);
    for (const [seat, player] of players.entries()) {
      await player.table(id).sit(seat);
      await player.table(id).ready(seat);
    }
    await page.locator('.table').waitFor();
    await page.getByText('You host this table. You see what everybody may see.').waitFor();
    await page.getByRole('tab', { name: 'Talk' }).click();
    await page.getByPlaceholder('Say something').fill('Five minutes left.');
    await page.getByRole('button', { name: 'Send' }).click();
    const heard = async (): Promise<unknown> =>
      (await players[1]!.table(id).news()).items.findLast(({ type }) => type === 'said');
    await expect.poll(heard).toMatchObject({ seat: -1, name: 'Tessa', text: 'Five minutes left.' });
  });

  test('ends a token, saves the data and is forgotten', { timeout: LONG }, async () => {
    const token = await page.evaluate(async () => {
      const body = JSON.stringify({ name: 'my bot' });
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('/api/tokens', { method: 'POST', headers, body });
      return ((await made.json()) as { token: string }).token;
    });
    const base = house.url.replace(/\/$/, '');
    const bot = connect({ base, token });
    expect(await bot.me()).toMatchObject({ name: 'Tessa' });
    await page.goto(`${house.url}#/settings`);
    const access = page.locator('section[aria-label="You on this server"]');
    await access.getByText('This device').waitFor();
    expect(await violations(page)).toEqual([]);
    await access.getByRole('button', { name: 'End: my bot' }).click();
    await access.getByText('my bot').waitFor({ state: 'detached' });
    await expect(bot.me()).rejects.toThrow('bad-token');
    const saved = page.waitForEvent('download');
    await access.getByRole('button', { name: 'Save my data' }).click();
    expect((await saved).suggestedFilename()).toBe('boardroom-me.json');
    await access.getByRole('button', { name: 'Forget me' }).click();
    await access.getByText('Nobody can undo this.').waitFor();
    await access.getByRole('button', { name: 'Forget me' }).click();
    await access.waitFor({ state: 'detached' });
    expect(await page.evaluate(async () => (await fetch('/api/me')).status)).toBe(204);
  });
});
