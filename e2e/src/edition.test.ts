/** An edition of one's own, online: whoever comes sees what is played, and its name is its own. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import classic from '../../games/el-plan/content/classic.json' with { type: 'json' };
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { ask, startGuests } from './guests.ts';
import type { Guests } from './guests.ts';
import { followAdvice, myTurn } from './player.ts';

const LONG = 300_000;
const GAME = 'el-plan';

describe.skipIf(chromiumPath() === undefined)('editions', () => {
  let guests: Guests;
  beforeAll(async () => {
    buildPage();
    guests = await startGuests();
  }, LONG);
  afterAll(() => guests.close());

  /** A page whose scripts are from another day. */
  const spoiling = (spoil: (script: string) => string) => (context: BrowserContext) =>
    context.route('**/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: spoil(await response.text()) });
    });

  const set = (host: Page, more: object): ReturnType<typeof ask> =>
    ask(host, 'POST', '/api/tables', { game: GAME, players: 2, listed: true, ...more });

  async function sitDown(page: Page, id: string): Promise<void> {
    await page.goto(`${guests.house.url}#/room/${id}`);
    const chair = page.getByRole('button', { name: /^Sit here/ }).first();
    const ready = page.getByRole('button', { name: 'I am ready' });
    await chair.or(ready).first().waitFor();
    if (await chair.isVisible()) await chair.click();
    await ready.click();
  }

  /** While businesses are chosen the town is not drawn. */
  async function chooseBusiness(pages: readonly Page[]): Promise<void> {
    for (const page of pages) await page.locator('.table').waitFor();
    // Who is asked first is drawn by lot.
    await Promise.all(
      pages.map(async (page) => {
        await myTurn(page);
        await followAdvice(page, { most: 1 });
      }),
    );
  }

  /** The price that the ship of the board shows. */
  const importPrice = (page: Page): Promise<string | null> =>
    page.locator('.stage [data-anchor="ship:service"] text').first().textContent();

  test(
    'a browser that never had it plays it, and says whose it is',
    { timeout: LONG },
    async () => {
      const [anna, ben] = [await guests.guest('Anna'), await guests.guest('Ben')];
      const content = { ...classic, importPrice: 9 };
      const spoofed = await set(anna, { edition: 'classic', content });
      expect([spoofed.status, spoofed.body.code]).toEqual([409, 'edition-name-taken']);
      const { body: room } = await set(anna, { edition: 'dear-imports', content });
      await ben.goto(`${guests.house.url}#/online`);
      await ben.reload();
      await ben.getByText('own edition: dear-imports').first().waitFor();
      await sitDown(anna, room.id);
      await ben.goto(`${guests.house.url}#/room/${room.id}`);
      await ben.getByText('Own edition: dear-imports').waitFor();
      await ben.getByText('1 change to classic').click();
      await ben.getByText('importPrice: 5 → 9').waitFor();
      await sitDown(ben, room.id);
      await chooseBusiness([anna, ben]);
      for (const page of [anna, ben]) {
        await page.locator('.table').waitFor();
        expect(await page.locator('.top').innerText()).toContain('dear-imports');
        await expect.poll(() => importPrice(page), { timeout: 20_000 }).toBe('9 $');
      }
      await Promise.all([anna.context().close(), ben.context().close()]);
    },
  );

  test('a page from another day draws what is played', { timeout: LONG }, async () => {
    let spoilt = 0;
    const old = await guests.guest(
      'Olga',
      spoiling((script) =>
        script.replace(/(importPrice\\?"?:)5/, (_, before: string) => {
          spoilt++;
          return `${before}8`;
        }),
      ),
    );
    const { body: room } = await set(old, { seats: ['open', { bot: 'easy' }] });
    await sitDown(old, room.id);
    await chooseBusiness([old]);
    await expect.poll(() => importPrice(old), { timeout: 20_000 }).toBe('5 $');
    expect(spoilt).toBeGreaterThan(0);
    await old.context().close();
  });
});
