/** A screen everybody sees tells nothing that not everybody may know, wherever it is opened. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { eavesdrop, overheard } from './eavesdrop.ts';
import { ask, startGuests } from './guests.ts';
import type { Guests } from './guests.ts';
import { hurry, openAnew } from './player.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';
import { storeTable } from './stored.ts';
import { twinRecords } from './twins.ts';

const LONG = 300_000;
const NAMES = ['Anna', 'Ben', 'Cleo'];
const HIDDEN = ['action-the-project', 'it-billionaire'];

/** All of the drawn page: words, names for screen readers, pictures. */
function drawn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Marks of Svelte tell when a part came, not what it is.
    return document.querySelector('#app')!.innerHTML.replaceAll(/\s*<!---->\s*/g, '');
  });
}

describe.skipIf(chromiumPath() === undefined)('the projector', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  for (const game of HIDDEN)
    test(`${game}: what it draws does not depend on a secret`, { timeout: LONG }, async () => {
      const twins = await twinRecords(game);
      if (!twins) throw new Error('no position with a secret was found');
      const { page, faults, close } = await session.open({ reducedMotion: true });
      await hurry(page, session.url);
      const seen: string[] = [];
      for (const record of twins) {
        await storeTable(page, { id: 'wall', title: game, record, people: [0, 1, 2] });
        await openAnew(page, `${session.url}#/table/wall?projector`);
        await page.locator('html[data-mode=projector] .table').waitFor();
        await page.locator('.stage svg').first().waitFor();
        expect(await page.locator('.curtain, .seat.me, .desk, .moves').count()).toBe(0);
        await page.waitForLoadState('networkidle');
        seen.push(await drawn(page));
      }
      expect(seen[0]).toBe(seen[1]);
      expect(await violations(page)).toEqual([]);
      expect(faults).toEqual([]);
      await close();
    });
});

describe.skipIf(chromiumPath() === undefined)('the projector of an online table', () => {
  let guests: Guests;
  beforeAll(async () => {
    buildPage();
    guests = await startGuests();
  }, LONG);
  afterAll(() => guests.close());

  const told = async <T>(page: Page, method: string, path: string, body?: object): Promise<T> => {
    const answer = await ask(page, method, path, body);
    if (answer.status >= 400) throw new Error(JSON.stringify(answer.body));
    return answer.body as T;
  };

  test('gets nothing private and has the code beside the question', { timeout: LONG }, async () => {
    const people = await Promise.all(NAMES.map((name) => guests.guest(name, eavesdrop)));
    const { id, code } = await told<{ id: string; code: string }>(
      people[0]!,
      'POST',
      '/api/tables',
      {
        game: 'action-the-project',
        players: people.length,
      },
    );
    for (const [seat, page] of people.entries())
      if (seat > 0) await told(page, 'PUT', `/api/tables/${id}/seats/${seat}`);
    for (const [seat, page] of people.entries())
      await told(page, 'POST', `/api/tables/${id}/seats/${seat}/ready`);

    const own: string[] = [];
    const walls: string[] = [];
    for (const page of people.slice(0, 2)) {
      await page.goto(`${guests.house.url}#/room/${id}`);
      await page.locator('.table .seat.me').waitFor();
      own.push(await page.locator('.seats').innerText());
      await page.goto('about:blank');
      await page.goto(`${guests.house.url}#/room/${id}?projector`);
      await page.locator('html[data-mode=projector] .table').waitFor();
      await page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`).waitFor();
      // Who is here changes as the pages come and go.
      await page.waitForTimeout(2500);
      expect(await page.locator('.seat.me, .desk, .moves').count()).toBe(0);
      const boxes = await page.evaluate(() =>
        ['.decision .say b', '.decision .join'].map((what) =>
          document.querySelector(what)!.getBoundingClientRect().toJSON(),
        ),
      );
      expect(boxes[0].right).toBeLessThanOrEqual(boxes[1].left);
      walls.push(await drawn(page));
      const { heard } = await overheard(page);
      const views = heard.map((line) => JSON.parse(line) as { seat?: number; now?: object });
      expect(views.some(({ now }) => now !== undefined)).toBe(true);
      expect(views.flatMap(({ seat }) => seat ?? [])).toEqual([-1]);
      await page.goto('about:blank');
    }
    // Each has something to hide, or this would prove nothing.
    expect(own[0]).not.toBe(own[1]);
    expect(walls[0]).toBe(walls[1]);
    for (const page of people) await page.context().close();
  });
});
