/** Four people in four browsers at one table of a real server. */
import { isRefusal, parseRecord } from '../../packages/kernel/src/index.ts';
import type { MatchRecord } from '../../packages/kernel/src/index.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { eavesdrop, overheard } from './eavesdrop.ts';
import { startGuests } from './guests.ts';
import type { Guests } from './guests.ts';
import { expectNoSecrets } from './no-secrets.ts';
import { myTurn } from './player.ts';

/** A whole game in four browsers takes long on a busy machine. */
const LONG = 600_000;
const MOST = 300;
/** How long one of them is without a line. */
const AWAY = 10_000;
/** Why a move is refused that was possible when it was clicked. */
const FASTER = ['card-taken', 'stale'];
const GAME = 'action-the-project';
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'] as const;

interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
}

describe.skipIf(chromiumPath() === undefined)('online', () => {
  let guests: Guests;
  beforeAll(async () => {
    buildPage();
    guests = await startGuests();
  }, LONG);
  afterAll(() => guests.close());

  async function arrive(name: string): Promise<Guest> {
    const page = await guests.guest(name, eavesdrop);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`));
    return { context: page.context(), page, faults };
  }

  /** Anna sets the table in the form, the others come by its code. */
  async function gather(players: readonly Guest[]): Promise<string> {
    const [host, ...others] = players.map(({ page }) => page);
    await host!.goto(`${guests.house.url}#/new/${GAME}?online`);
    await host!.getByRole('radio', { name: /^Quick/ }).check();
    // Whispers too.
    await host!.getByText(/^All options/).click();
    await host!.locator('#o-negotiation').selectOption('full');
    await host!.getByRole('button', { name: 'Set the table' }).click();
    const code = await host!.locator('section[aria-label="Invitation"] b').innerText();
    for (const page of others) {
      await page.getByLabel('Join with a code').fill(code);
      await page.getByRole('button', { name: 'Join' }).click();
      await page
        .getByRole('button', { name: /^Sit here/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'I am ready' }).click();
    }
    // Nothing is dealt before everybody is ready.
    expect(await host!.locator('.table').count()).toBe(0);
    await host!.getByRole('button', { name: 'I am ready' }).click();
    for (const { page } of players) await page.locator('.table').waitFor();
    return host!.url().split('/').at(-1)!;
  }

  test(
    'four people, one without a line for ten seconds and a server that dies: one end for all',
    { timeout: LONG },
    async () => {
      const players = await Promise.all(NAMES.map(arrive));
      const [anna, ben, cleo, dan] = players as [Guest, Guest, Guest, Guest];
      const id = await gather(players);

      const play = ({ page }: Guest, most = MOST): Promise<number> => followAdvice(page, most);
      /** Ben decides while his line is cut; the others go on as far as they can. */
      const benPlays = async (): Promise<number> => {
        let clicks = await play(ben, 8);
        await myTurn(ben.page);
        await ben.context.setOffline(true);
        const back = (async () => {
          const since = Date.now();
          await ben.page.getByText('Your move is kept').first().waitFor();
          const seat = anna.page.locator('.seat', { hasText: 'Ben' });
          await seat.getByText('away').waitFor();
          await ben.page.waitForTimeout(AWAY - (Date.now() - since));
          await ben.context.setOffline(false);
          await seat.getByText('away').waitFor({ state: 'detached' });
        })();
        clicks += await play(ben, 1);
        await back;
        return clicks + (await play(ben));
      };
      const cleoPlays = async (): Promise<number> => {
        const clicks = await play(cleo, 16);
        await guests.house.restart();
        return clicks + (await play(cleo));
      };
      const annaPlays = async (): Promise<number> => {
        const clicks = await play(anna, 2);
        await whisper(anna.page, 'Dan', 'psst, only for Dan');
        return clicks + (await play(anna));
      };
      const clicks = await Promise.all([annaPlays(), benPlays(), cleoPlays(), play(dan)]);

      // Once more with the same people: one asks, the others follow.
      await anna.page.getByRole('button', { name: 'Play again' }).click();
      await ben.page.getByRole('link', { name: 'Join the rematch' }).click();
      for (const { page } of [anna, ben])
        await page.getByRole('button', { name: 'I am ready' }).waitFor();
      expect(ben.page.url()).toBe(anna.page.url());
      for (const { page } of [anna, ben]) {
        await page.goBack();
        await page.locator('.table').waitFor();
      }

      // The same end everywhere, and the one the rules find.
      const record = await recordOf(anna.page, id);
      const ends: string[] = [];
      for (const { page, faults } of players) {
        await page.locator('.decision a[href*="debrief"]').waitFor();
        ends.push(await standingsOf(page));
        expect(faults).toEqual([]);
      }
      expect(new Set(ends).size).toBe(1);
      for (const score of record.result!.scores)
        expect(ends[0]).toContain(score.toLocaleString('en'));

      // No click lost, no move doubled: each was made, or refused because somebody else was faster.
      const notes = await Promise.all(players.map(({ page }) => overheard(page)));
      for (const [seat, { moves }] of notes.entries()) {
        const keys = new Set(moves.map(({ key }) => key));
        const made = record.moves.filter(([mover, { type }]) => mover === seat && type !== 'say');
        const refused = moves.filter(({ status }) => status >= 400 && status < 500);
        expect(refused.filter(({ code }) => !FASTER.includes(code))).toEqual([]);
        expect([keys.size, made.length + refused.length], NAMES[seat]).toEqual([
          clicks[seat],
          clicks[seat],
        ]);
      }
      // Ben's request was sent more than once, with one key.
      expect(notes[1]!.moves.length).toBeGreaterThan(
        new Set(notes[1]!.moves.map(({ key }) => key)).size,
      );

      await expectNoSecrets(
        record,
        notes.map(({ heard }) => heard),
      );
      for (const [seat, { page }] of players.entries()) {
        const knows = [0, 3].includes(seat);
        const told = notes[seat]!.heard.some((text) => text.includes('psst'));
        expect(told, NAMES[seat]).toBe(knows);
        expect((await page.content()).includes('psst'), NAMES[seat]).toBe(false);
      }
      for (const { context } of players) await context.close();
    },
  );
});

/**
 * Asks for advice and follows it, as `player.ts` does, but by a hand inside the page: four pages at
 * once would keep a small machine busy with waiting. Says how many moves were clicked.
 */
function followAdvice(page: Page, most: number): Promise<number> {
  return page.evaluate(async (limit) => {
    const find = (what: string): HTMLElement | null => document.querySelector(what);
    for (let clicks = 0; clicks < limit;) {
      if (find('.decision a[href*="debrief"]')) return clicks;
      // A move that asks first is one move: its confirmation is not counted.
      const confirm = find('.decision [data-confirm]');
      const take = confirm ? null : find('.decision[data-mine] [data-key="Y"]');
      if (take) clicks++;
      const ask = find('.decision[data-mine]') && find('.top button[aria-label="Hint"]');
      const next = confirm ?? take ?? ask;
      next?.click();
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return limit;
  }, most);
}

async function whisper(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Talk' }).click();
  const form = page.locator('.side form', { has: page.getByLabel('Say something') });
  await form.getByLabel('To whom').selectOption({ label: name });
  await form.getByLabel('Say something').fill(text);
  await form.getByRole('button', { name: 'Send' }).click();
  await page.locator('.side').getByText(text).waitFor();
}

async function recordOf(page: Page, id: string): Promise<MatchRecord> {
  const text = await page.evaluate(
    async (table) => (await fetch(`/api/tables/${table}/record`)).text(),
    id,
  );
  const record = parseRecord(text);
  if (isRefusal(record)) throw new Error(record.code);
  return record;
}

async function standingsOf(page: Page): Promise<string> {
  await page.locator('.decision a[href*="debrief"]').click();
  await page.locator('.db h1').waitFor();
  return page.locator('.db table').first().innerText();
}
