/** What can go wrong on a device: it is said what happened and what helps, and the table goes on. */
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, findGame } from '@boardroom/catalogue';
import { isRefusal, openMatch, recordOf } from '@boardroom/kernel';
import type { MatchRecord } from '@boardroom/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../packages/server/src/app.ts';
import { openSqlite } from '../../packages/server/src/storage/sqlite.ts';
import { chromiumPath, PAGE } from './browser.ts';
import { buildPage } from './build.ts';
import { followAdvice, hurry, moves, myTurn } from './player.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';
import { storeTable } from './stored.ts';

const LONG = 300_000;
const GAME = 'project-plan';

async function openingOf(id: string): Promise<MatchRecord> {
  const entry = findGame(id)!;
  const edition = { id: 'classic', content: await entry.editions['classic']!() };
  const match = openMatch(await entry.game(), { players: 3, options: {}, edition }, 'trouble');
  if (isRefusal(match)) throw new Error(match.code);
  return recordOf(match);
}

async function movesBeyond(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (old) => Number(document.querySelector('.table')?.getAttribute('data-moves')) > old,
    before,
  );
}

describe.skipIf(chromiumPath() === undefined)('trouble', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  async function openTable(page: Page, people: readonly number[] = [0]): Promise<void> {
    await hurry(page, session.url);
    const record = await openingOf(GAME);
    await storeTable(page, { id: 'troubled', title: GAME, record, people });
    await page.goto(`${session.url}#/table/troubled`);
    await page.locator('.table').waitFor();
  }

  for (const [what, answer] of [
    ['is missing', { status: 404, body: '' }],
    ['is broken', { contentType: 'text/javascript', body: 'throw new Error("broken")' }],
  ] as const)
    test(
      `a worker whose file ${what}: the table says so and goes on`,
      { timeout: LONG },
      async () => {
        const { page, close } = await session.open();
        await page.route('**/assets/worker/**', (route) => route.fulfill(answer));
        await openTable(page, [2]);
        await page.getByRole('alert').getByText('The bots cannot think just now.').waitFor();
        // The rules answer for the bots until it is the person's turn.
        await myTurn(page);
        await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
        expect(await page.getByRole('alert').count()).toBe(0);
        await close();
      },
    );

  test(
    'two tabs: the second follows, and plays when it is asked to',
    { timeout: LONG },
    async () => {
      const { page: first, faults, close } = await session.open();
      await openTable(first);
      await myTurn(first);
      const second = await first.context().newPage();
      await second.goto(`${session.url}#/table/troubled`);
      const strip = (page: Page) => page.getByText('This table is open in another tab.');
      await strip(second).waitFor();
      expect(await second.locator('.decision[data-mine]').count()).toBe(0);

      const before = Number(await moves(first));
      await first.bringToFront();
      await followAdvice(first, { most: 1 });
      await movesBeyond(second, before);
      expect(await strip(first).count()).toBe(0);

      await second.bringToFront();
      await second.getByRole('button', { name: 'Play here' }).click();
      await strip(first).waitFor();
      await strip(second).waitFor({ state: 'detached' });
      await myTurn(second);
      const then = Number(await moves(second));
      await followAdvice(second, { most: 1 });
      await movesBeyond(first, then);
      await myTurn(second);

      // What is stored is what the playing tab has; the other wrote nothing over it.
      const last = Number(await moves(second));
      await second.close();
      await strip(first).waitFor({ state: 'detached' });
      await first.reload();
      await myTurn(first);
      expect(Number(await moves(first))).toBeGreaterThanOrEqual(last);
      expect(faults).toEqual([]);
      await close();
    },
  );

  test('no room left: the table goes on and can be saved', { timeout: LONG }, async () => {
    const { page, close } = await session.open();
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...args: Parameters<typeof put>) {
        if (location.hash.includes('table/')) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, args);
      };
    });
    await openTable(page);
    await myTurn(page);
    await followAdvice(page, { most: 1 });
    const alert = page.getByRole('alert');
    await alert.getByText('There is no room left on this device.').waitFor();
    await alert.getByRole('link', { name: 'Tables on this device' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      alert.getByRole('button', { name: 'Save the record' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${GAME}-troubled.jsonl`);
    await close();
  });

  test('an address that cannot be read, a record of other rules', { timeout: LONG }, async () => {
    const { page, close } = await session.open();
    await openTable(page);
    await page.goto(`${session.url}#/%`);
    await page.getByText('This address cannot be read.').waitFor();
    const record = { ...(await openingOf(GAME)), version: 999 };
    await storeTable(page, { id: 'later', title: GAME, record, people: [0] });
    await page.goto(`${session.url}#/table/later`);
    await page.getByText('999').waitFor();
    await page.getByRole('button', { name: 'Save the record' }).waitFor();
    await close();
  });

  test('a table whose rules are gone says so, and what helps', { timeout: LONG }, async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'boardroom-e2e-')), 'frozen.db');
    const begun = await buildApp({ storage: openSqlite(file), catalogue });
    const ask = async (url: string, payload: object, token = ''): Promise<any> => {
      const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
      return (await begun.app.inject({ method: 'POST', url, payload, headers })).json();
    };
    const { token } = await ask('/api/people', { name: 'Ada', token: true });
    const wish = { game: GAME, players: 2, seats: ['open', { bot: 'normal' }] };
    const { id } = await ask('/api/tables', { ...wish, spectators: { kind: 'public' } }, token);
    await ask(`/api/tables/${id}/seats/0/ready`, {}, token);
    await begun.close();

    const later = catalogue.map((entry) => ({
      ...entry,
      game: async () => ({ ...(await entry.game()), version: 99 }),
    }));
    const after = await buildApp({ storage: openSqlite(file), catalogue: later, web: PAGE });
    await after.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = after.app.server.address() as AddressInfo;
    const { page, close } = await session.open();
    await page.goto(`http://127.0.0.1:${port}/#/room/${id}`);
    await page.getByRole('heading', { name: 'This table stands still' }).waitFor();
    const said = await page.locator('main').innerText();
    expect(said).toContain('version 1 of the rules');
    expect(said).toContain('every move is kept');
    // Secrets of a game in play stay where they are.
    expect(await page.getByRole('link', { name: 'Download the record' }).count()).toBe(0);
    await close();
    await after.close();
  });

  test('all tables: found, renamed, saved, removed', { timeout: LONG }, async () => {
    const { page, faults, close } = await session.open();
    await openTable(page);
    const record = await openingOf('deploy');
    for (let i = 0; i < 6; i++)
      await storeTable(page, { id: `more${i}`, title: `Class ${i}`, record, people: [0] });
    await page.goto(session.url);
    await page.getByRole('link', { name: 'All tables (7)' }).click();
    await page.getByLabel('Find by name, game or player').fill('class deploy');
    await page.getByText('6 of 7').waitFor();
    const name = page.getByLabel('Name of Class 3');
    await name.fill('Thursday');
    await name.press('Enter');
    await page.getByLabel('Find by name, game or player').fill('deploy');
    await page.getByLabel('Name of Thursday').waitFor();
    const [all] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save all as one file' }).click(),
    ]);
    expect(all.suggestedFilename()).toBe('boardroom-tables.zip');
    await page.getByRole('button', { name: 'Remove this table: Thursday' }).click();
    await page.getByRole('button', { name: 'Really remove: Thursday' }).click();
    await page.getByText('5 of 6').waitFor();
    await page.reload();
    await page.getByText('6 of 6').waitFor();
    expect(await page.getByLabel('Name of Thursday').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});
