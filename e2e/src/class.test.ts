/** A class in the browser: set up, joined on a phone, shown on the wall, led from the trainer's room. */
import { connect } from '../../packages/client/src/index.ts';
import type { Client } from '../../packages/client/src/index.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { startGuests } from './guests.ts';
import type { Guests } from './guests.ts';

const LONG = 300_000;
const PHONE = { width: 390, height: 844 };

describe.skipIf(chromiumPath() === undefined)('a class', () => {
  let guests: Guests;
  const faults: string[] = [];
  beforeAll(async () => {
    buildPage();
    guests = await startGuests();
  }, LONG);
  afterAll(() => guests.close());

  const watch = (page: Page, name: string): Page => {
    page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`));
    return page;
  };
  /** In both themes, and nothing sticks out sideways. */
  const inspect = async (page: Page): Promise<void> => {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      expect([theme, await violations(page)]).toEqual([theme, []]);
    }
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1,
    );
    expect(isWide).toBe(false);
  };

  test('eight people, from the code to the end of play', { timeout: LONG }, async () => {
    const { url } = guests.house;
    const tess = watch(await guests.guest('Tess'), 'trainer');
    await tess.goto(`${url}#/train`);
    await tess.getByLabel('Name of the class').fill('Global teams');
    await tess.getByRole('radio', { name: 'El Plan' }).check();
    // Its rules have been fetched.
    await tess.getByText(/^All options/).waitFor();
    await tess.getByRole('button', { name: 'Open the workshop', disabled: false }).waitFor();
    await inspect(tess);
    await tess.getByRole('button', { name: 'Open the workshop' }).click();
    await tess.getByRole('heading', { name: 'Nobody sits yet.' }).waitFor();
    const id = tess.url().split('/').at(-1)!;
    const code = (await tess.locator('header .code').innerText()).replace(' ', '');

    const wall = watch(await guests.stranger(), 'wall');
    await wall.goto(`${url}#/wall/${id}`);
    await wall.getByText('Nobody is in yet.').waitFor();

    const base = url.replace(/\/$/, '');
    const people: Client[] = [];
    for (const name of ['Ada', 'Bram', 'Chidi', 'Elif', 'Farid', 'Greta', 'Jakob']) {
      const { token } = await connect({ base }).workshops.join(code, name, true);
      people.push(connect({ base, token: token! }));
    }
    const phone = watch(await guests.stranger(), 'phone');
    await phone.setViewportSize(PHONE);
    await phone.goto(`${url}#/join`);
    await phone.getByLabel('Code of the class').fill('AAAAAA');
    await phone.getByRole('button', { name: 'Go on' }).click();
    await phone.getByText('No class has this code. Look at the wall again.').waitFor();
    await phone.getByLabel('Code of the class').fill(code.toLowerCase());
    await inspect(phone);
    await phone.getByRole('button', { name: 'Go on' }).click();
    await phone.getByLabel('Your name').fill('Ada');
    await inspect(phone);
    await phone.getByRole('button', { name: 'I am Ada' }).click();
    await phone.getByRole('heading', { name: 'Ada 2, you sit at table 2' }).waitFor();
    await phone.getByText('Somebody has that name already').waitFor();
    await inspect(phone);
    await wall.getByText('8 are in').waitFor();
    await wall.getByText('Ada 2').waitFor();
    await inspect(wall);

    await tess.getByRole('heading', { name: '8 people are in.' }).waitFor();
    await tess.getByRole('button', { name: 'Bram', exact: true }).click();
    await inspect(tess);
    await tess
      .getByRole('article')
      .filter({ hasText: 'new table' })
      .getByRole('button', { name: 'here' })
      .first()
      .click();
    await tess.getByRole('button', { name: /^Play/ }).click();
    // Everybody's page goes to the table by itself.
    await phone.waitForURL(/#\/room\//);
    await phone.locator('.table').waitFor();
    await tess.getByRole('heading', { name: '3 of 3 tables play.' }).waitFor();
    await inspect(tess);

    await tess.getByRole('button', { name: /^Ask/ }).click();
    await tess.getByRole('button', { name: 'Ask the class' }).click();
    await phone.getByRole('link', { name: /How likely is it that you/ }).click();
    await phone.getByRole('slider').fill('35');
    await inspect(phone);
    await phone.getByRole('button', { name: 'Send' }).click();
    await phone.getByText('Sent. You can change it').waitFor();
    for (const [i, who] of people.entries()) {
      const room = who.workshops.workshop(id);
      const { prompts } = await room.view();
      await room.answer(prompts[0]!.id, { percent: i * 10 });
    }
    await wall.getByText('8 of 8 have answered').waitFor();
    await tess.getByRole('button', { name: /^Ask/ }).click();
    await tess.getByRole('button', { name: 'Close the question' }).click();
    await inspect(tess);
    await tess.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await wall.getByRole('img', { name: /35/ }).waitFor();
    expect(await wall.locator('main').innerText()).not.toContain('Ada');
    await inspect(wall);

    await tess.getByRole('button', { name: /^Pause all/ }).click();
    await tess.getByRole('heading', { name: /^All tables are paused/ }).waitFor();
    await tess
      .getByRole('button', { name: /^Go on/ })
      .first()
      .click();
    // The boards of the tables are on their tiles.
    await tess.getByRole('article', { name: 'Table 1' }).locator('svg').first().waitFor();
    await tess.setViewportSize(PHONE);
    await inspect(tess);
    await tess.getByRole('button', { name: /^Close play/ }).click();
    await tess.getByRole('button', { name: 'Close play' }).click();
    await tess.getByRole('heading', { name: 'Play is closed.' }).waitFor();
    await phone.getByRole('heading', { name: 'Play is over' }).waitFor();

    await tess.getByRole('button', { name: 'Data, trainers and the end' }).click();
    await inspect(tess);
    const saved = tess.waitForEvent('download');
    await tess.getByRole('link', { name: 'Results' }).click();
    expect((await saved).suggestedFilename()).toBe('results.csv');
    await tess.getByRole('button', { name: 'Delete everything now' }).click();
    await tess.getByRole('button', { name: 'Delete everything now' }).click();
    await tess.waitForURL(/#\/train/);
    await wall.getByRole('heading', { name: 'This class has been deleted' }).waitFor();
    expect(faults).toEqual([]);
  });
});
