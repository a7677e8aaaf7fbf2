/** A real server, and people who come to it, each with a browser of their own. */
import type { BrowserContext, Page } from 'playwright-core';
import { startBrowser } from './browser.ts';
import { startHouse } from './house.ts';
import type { House } from './house.ts';
import { hurry } from './player.ts';

export interface Guests {
  readonly house: House;
  /** A browser that has never been here; `prepare` sees it before its first page. */
  stranger(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<Page>;
  /** Somebody with a name, in the lobby. */
  guest(name: string, prepare?: (context: BrowserContext) => Promise<unknown>): Promise<Page>;
  close(): Promise<void>;
}

export async function startGuests(): Promise<Guests> {
  const [house, browser] = await Promise.all([startHouse(), startBrowser()]);
  const stranger: Guests['stranger'] = async (prepare) => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 720 },
      // Several boards that glow at once are slow on a small machine.
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await prepare?.(context);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    return page;
  };
  return {
    house,
    stranger,
    async guest(name, prepare) {
      const page = await stranger(prepare);
      await hurry(page, house.url);
      await page.goto(`${house.url}#/online`);
      await comeIn(page, name);
      await page.getByRole('button', { name: 'I have put it away' }).click();
      return page;
    },
    async close() {
      await browser.close();
      await house.close();
    },
  };
}

/** Gives a name where one is asked for. */
export async function comeIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Come in' }).click();
}

/** A request of the person at this page, with whatever the server answers. */
export function ask(
  page: Page,
  method: string,
  path: string,
  body: object = {},
): Promise<{ status: number; body: any }> {
  return page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where, {
        method: how,
        headers: { 'content-type': 'application/json' },
        body: what,
      });
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
    [method, path, JSON.stringify(body)] as const,
  );
}

/** Requests of the person at a page, for a client of theirs. */
export const fetchFrom =
  (page: Page): typeof fetch =>
  async (path, init = {}) => {
    const { method = 'GET', headers = {}, body } = init as RequestInit;
    const { status, text } = await page.evaluate(
      async ([where, how]) => {
        const answer = await fetch(where, how as RequestInit);
        return { status: answer.status, text: await answer.text() };
      },
      [path as string, { method, headers, ...(body ? { body } : {}) }] as const,
    );
    return new Response(status === 204 ? null : text, { status });
  };
