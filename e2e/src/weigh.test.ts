/** Weight of the page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, PAGE } from './browser.ts';
import { buildPage } from './build.ts';
import { GAMES, hurry, myTurn } from './player.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 300_000;
const KB = 1000;

describe.skipIf(chromiumPath() === undefined)('weight', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  /** Gzipped bytes of all scripts the page asked for; bots' workers count for themselves. */
  async function scripts(page: Page, visit: () => Promise<void>): Promise<number> {
    const asked = new Set<string>();
    const hear = (request: { url(): string; resourceType(): string }): void => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script' && !pathname.includes('worker')) asked.add(pathname);
    };
    page.on('request', hear);
    await visit();
    page.off('request', hear);
    return [...asked].reduce(
      (sum, path) => sum + gzipSync(readFileSync(join(PAGE, path))).length,
      0,
    );
  }

  test('home is at most 60 kB of scripts', { timeout: LONG }, async () => {
    const { page, close } = await session.open();
    const size = await scripts(page, async () => {
      await page.goto(session.url);
      await page.locator('.covers').waitFor();
      await page.waitForTimeout(500);
    });
    console.log(`home: ${Math.round(size / KB)} kB`);
    expect(size).toBeLessThanOrEqual(60 * KB);
    await close();
  });

  for (const game of GAMES)
    test(`a table of ${game} is at most 160 kB of scripts`, { timeout: LONG }, async () => {
      const { page, close } = await session.open();
      await hurry(page, session.url);
      const size = await scripts(page, async () => {
        await page.goto(`${session.url}#/play/${game}`);
        await page.reload();
        await myTurn(page);
      });
      console.log(`${game}: ${Math.round(size / KB)} kB`);
      expect(size).toBeLessThanOrEqual(160 * KB);
      await close();
    });
});
