/** A browser, a served page and a list of everything that went wrong in it. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { serve, startBrowser } from './browser.ts';
import type { Served } from './browser.ts';

export interface Session {
  readonly url: string;
  /** A page of its own storage; `faults` collects errors and requests to anywhere else. */
  open(setting?: PageSetting): Promise<{ page: Page; faults: string[]; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** What a browser remembers, as `storageState` of a context tells it. */
export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

interface PageSetting {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly touch?: boolean;
  readonly storage?: Storage;
  readonly reducedMotion?: boolean;
  /** As in the contrast themes of Windows. */
  readonly forcedColours?: boolean;
}

/** A game that fails fails again: tables of every page have the same luck. Another number, others. */
const LUCK = Number(process.env['BOARDROOM_LUCK'] ?? 1);

/** Seeds of tables, which are 16 bytes long; names of tables stay as random as they are. */
function giveLuck(luck: number): void {
  const random = crypto.getRandomValues.bind(crypto);
  let drawn = 0;
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array) || array.length !== 16) return random(array);
    drawn++;
    array.fill(0).set([luck, luck >> 8, drawn]);
    return array;
  };
}

export async function startSession(folder?: string): Promise<Session> {
  const [browser, served]: [Browser, Served] = await Promise.all([startBrowser(), serve(folder)]);
  return {
    url: served.url,
    async open({
      width = 1440,
      height = 900,
      theme = 'light',
      touch = false,
      storage,
      reducedMotion = false,
      forcedColours = false,
    } = {}) {
      const context: BrowserContext = await browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        hasTouch: touch,
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        forcedColors: forcedColours ? 'active' : 'none',
        serviceWorkers: 'block',
        ...(storage ? { storageState: storage } : {}),
      });
      await context.addInitScript(giveLuck, LUCK);
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404'))
          faults.push(`console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (/^(https?|wss?):/.test(url) && !url.startsWith(served.url))
          faults.push(`foreign: ${url}`);
      });
      return { page, faults, close: () => context.close() };
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

/** Whether the page can be scrolled sideways. */
export function sideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}
