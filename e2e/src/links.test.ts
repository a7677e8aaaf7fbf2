/** Links that are handed on, doors that ask who comes in, and what stands still while the host pauses. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { ask, comeIn, startGuests } from './guests.ts';
import type { Guests } from './guests.ts';
import { followAdvice, hurry, moves, myTurn } from './player.ts';
import { setPositions } from './positions.ts';

const LONG = 300_000;
/** What somebody is asked to press, or told of a question. */
const ALIGHT =
  '.decision[data-mine], .decision .mv:visible, .decision small:visible, [data-target][tabindex="0"]';

describe.skipIf(chromiumPath() === undefined)('links', () => {
  let guests: Guests;
  beforeAll(async () => {
    buildPage();
    guests = await startGuests();
  }, LONG);
  afterAll(() => guests.close());

  const post = async (page: Page, path: string, body: object = {}): Promise<any> =>
    (await ask(page, 'POST', `/api/tables${path}`, body)).body;

  /** A table that bots have played to its end. */
  async function finished(host: Page, spectators: 'public' | 'none'): Promise<string> {
    const seats = ['open', { bot: 'easy' }];
    const wish = { game: 'el-plan', players: 2, seats, spectators: { kind: spectators } };
    const { id } = await post(host, '', wish);
    await post(host, `/${id}/seats/0/ready`);
    await post(host, `/${id}/seats/0/bot`, { bot: 'easy' });
    const over = (): Promise<boolean> =>
      host.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).ok, id);
    await expect.poll(over, { timeout: 120_000, interval: 500 }).toBe(true);
    return id;
  }

  const heading = (page: Page, name: string): Promise<void> =>
    page.getByRole('heading', { name, level: 1 }).waitFor();

  test(
    'debrief and replay of an online game open on a device that was not there',
    { timeout: LONG },
    async () => {
      const anna = await guests.guest('Anna');
      const open = await finished(anna, 'public');
      const closed = await finished(anna, 'none');
      const other = await guests.stranger();
      await other.goto(`${guests.house.url}#/debrief/online-${open}`);
      await other.getByRole('heading', { level: 1, name: /wins/ }).waitFor();
      expect(await other.locator('.db table').first().innerText()).toContain('Anna');

      // On paper the bar is gone: the game and the day stand in a line of their own.
      const line = other.locator('.printed');
      expect(await line.isVisible()).toBe(false);
      await other.emulateMedia({ media: 'print' });
      expect(await line.isVisible()).toBe(true);
      expect(await line.innerText()).toMatch(/^El Plan, \w+ \d+, 20\d\d$/);
      await other.emulateMedia({ media: 'screen' });

      await other.goto(`${guests.house.url}#/replay/online-${open}`);
      await other.locator('.stage svg').first().waitFor({ state: 'attached' });
      expect(await other.locator('.seats').first().innerText()).toContain('Anna');

      await other.goto(`${guests.house.url}#/debrief/online-${closed}`);
      await heading(other, 'Not for everybody');
      expect(await other.getByRole('link', { name: 'Come in' }).getAttribute('href')).toBe(
        '#/online',
      );
      for (const page of [anna, other]) await page.context().close();
    },
  );

  test(
    'several at one screen: no replay and no debrief while there are secrets',
    { timeout: LONG },
    async () => {
      const page = await guests.stranger();
      await hurry(page, guests.house.url);
      const { middle } = await setPositions(page, 'action-the-project');
      // A second person at the screen.
      await page.evaluate(async (id) => {
        const asked = indexedDB.open('boardroom', 1);
        await new Promise((resolve) => asked.addEventListener('success', resolve));
        const tables = asked.result.transaction('tables', 'readwrite').objectStore('tables');
        const found = tables.get(id);
        await new Promise((resolve) => found.addEventListener('success', resolve));
        const table = found.result as { seats: object[] };
        const seats = table.seats.map((seat) => ({ ...seat, kind: 'human' }));
        const put = tables.put({ ...table, seats });
        await new Promise((resolve) => put.addEventListener('success', resolve));
        asked.result.close();
      }, middle);
      for (const what of ['replay', 'debrief']) {
        // Both say the same words: a page that is still the last one must not be taken for the next.
        await page.goto('about:blank');
        await page.goto(`${guests.house.url}#/${what}/${middle}`);
        await heading(page, 'Not yet');
        expect(await page.locator('main').innerText()).toContain('it has secrets');
        expect(await page.getByRole('button', { name: 'Save the record' }).count()).toBe(0);
      }
      await page.getByRole('link', { name: 'To the table' }).click();
      await page.locator('.table').waitFor();
      await page.context().close();
    },
  );

  test('a seat before a name, a question of others, a pause', { timeout: LONG }, async () => {
    const anna = await guests.guest('Anna');
    const { id } = await post(anna, '', { game: 'el-plan', players: 2, seats: ['open', 'open'] });

    // Who continues is led to the room while it gathers.
    await anna.goto(guests.house.url);
    const goOn = anna.locator('.cont a[href^="#/room/"]');
    await goOn.waitFor();
    await goOn.click();
    await anna.getByRole('button', { name: 'I am ready' }).click();

    const ben = await guests.stranger();
    await ben.goto(`${guests.house.url}#/room/${id}`);
    await ben.getByRole('button', { name: /^Sit here/ }).click();
    await ben.locator('#come-in input:focus').waitFor();
    await comeIn(ben, 'Ben');
    await ben.getByRole('button', { name: 'I am ready' }).click();
    for (const page of [anna, ben]) await page.locator('.table').waitFor();

    await expect.poll(() => asking([anna, ben])).toHaveLength(1);
    const [mine] = await asking([anna, ben]);
    const [other, name] = mine === anna ? [ben, 'Anna'] : [anna, 'Ben'];
    const question = await sentence(mine!);
    expect(await sentence(other)).toContain(name);
    expect(await sentence(other)).not.toBe(question);
    expect(await other.locator('.decision .mv:visible').count()).toBe(0);
    expect(await other.locator('[data-target][tabindex="0"]').count()).toBe(0);

    await post(anna, `/${id}/pause`);
    for (const page of [anna, ben]) {
      await expect.poll(() => sentence(page)).toBe('The host has paused the table.');
      await expect.poll(() => page.locator(ALIGHT).count()).toBe(0);
    }
    await post(anna, `/${id}/resume`);
    await mine!.locator('.decision[data-mine]').waitFor();

    // Who gets up has a name.
    await ben.evaluate((table) => fetch(`/api/tables/${table}/seats/1`, { method: 'DELETE' }), id);
    await anna.getByRole('tab', { name: 'Talk' }).click();
    await anna.getByText('Ben gets up.').first().waitFor();
    for (const page of [anna, ben]) await page.context().close();
  });

  test(
    'home: covers come with names and pictures; what is over is not continued',
    { timeout: LONG },
    async () => {
      const page = await guests.stranger();
      await hurry(page, guests.house.url);
      const { middle, end } = await setPositions(page, 'deploy');
      await page.addInitScript(() => {
        const bare: string[] = [];
        Object.assign(globalThis, { bare });
        const look = (): void => {
          for (const cover of document.querySelectorAll<HTMLElement>('.covers .gc')) {
            const picture = cover.querySelector('img');
            const isDrawn = picture !== null && picture.complete && picture.naturalWidth > 0;
            if (!isDrawn || !cover.querySelector('h3')?.textContent?.trim())
              bare.push(cover.textContent ?? '');
          }
          requestAnimationFrame(look);
        };
        look();
      });
      // A line on which pictures take their time.
      await page.route('**/*.svg', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.goto(guests.house.url);
      await page.locator('.covers .gc img').last().waitFor();
      await page.waitForTimeout(600);
      expect(await page.evaluate(() => (globalThis as unknown as { bare: string[] }).bare)).toEqual(
        [],
      );

      const ways = await page
        .locator('.hero .cta a, .cont li a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(ways).toContain(`#/table/${middle}`);
      expect(ways).not.toContain(`#/table/${end}`);
      await page.locator('.hero .cta a').click();
      await page.locator('.table').waitFor();
      await page.context().close();
    },
  );

  test(
    'advice that takes long, a look that is heard, ways out, reasons',
    { timeout: LONG },
    async () => {
      const page = await guests.stranger();
      await page.addInitScript(() => {
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (...args: [never]) {
          const wait = document.documentElement.dataset['slow'] === undefined ? 0 : 1500;
          setTimeout(() => post.apply(this, args), wait);
        };
      });
      await hurry(page, guests.house.url);
      await page.goto(`${guests.house.url}#/play/el-plan`);
      await page.locator('.table').waitFor();
      await myTurn(page);
      await followAdvice(page, { most: 1 });
      await myTurn(page);

      // Why bots did what they did is still known after a reload.
      const reasons = page.locator('.side button.why');
      await reasons.first().waitFor();
      const known = await reasons.count();
      await page.reload();
      await myTurn(page);
      await expect.poll(() => reasons.count()).toBe(known);

      await page.evaluate(() => (document.documentElement.dataset['slow'] = ''));
      const question = await sentence(page);
      await page.keyboard.press('h');
      await expect.poll(() => sentence(page)).toBe('Working it out…');
      await page.locator('.decision [data-key="Y"]').waitFor();
      const before = await moves(page);
      await page.keyboard.press('i');
      const card = page.locator('[role=dialog].insp');
      const name = await card.locator('h3').innerText();
      const heard = page.locator('[role=log][aria-live=polite] p').last();
      await expect.poll(() => heard.innerText()).toContain(name);

      // Esc leads out of the card, then out of the advice; nothing was done.
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await expect.poll(() => sentence(page)).toBe(question);
      expect(await moves(page)).toBe(before);
      await page.context().close();
    },
  );
});

async function asking(pages: readonly Page[]): Promise<Page[]> {
  const counts = await Promise.all(
    pages.map((page) => page.locator('.decision[data-mine]').count()),
  );
  return pages.filter((_, i) => counts[i]! > 0);
}

const sentence = (page: Page): Promise<string> => page.locator('.decision .say b').innerText();
