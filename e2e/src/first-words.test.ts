/**
 * The first picture of a table needs no word that comes later (`packages/web/build/first-words.ts`):
 * with the later words held back, no table says the key of a message instead of the message.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { GAMES, hurry } from './player.ts';
import { openPosition, setPositions, settled, SITUATIONS } from './positions.ts';
import { startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 120_000;
/** A file of words that has messages and nothing else. */
const LATER = /export\{\w+ as messages\}|export const messages/;

describe.skipIf(chromiumPath() === undefined)('words of the first picture', () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  for (const game of GAMES)
    test(`${game} is drawn without the words that come later`, { timeout: LONG }, async () => {
      const { page, close } = await session.open();
      await hurry(page, session.url);
      const tables = await setPositions(page, game);
      let held = 0;
      await page.route('**/assets/*.js', async (route) => {
        try {
          const answer = await route.fetch();
          const later = LATER.test(await answer.text());
          if (later) held++;
          else await route.fulfill({ response: answer });
        } catch {
          // The page has gone on before it got it.
        }
      });
      const keys = new Set(Object.keys(messagesOf(game)));
      const raw: string[] = [];
      for (const [i, situation] of SITUATIONS.entries()) {
        await openPosition(page, session.url, tables[situation]);
        await settled(page);
        for (const word of await wordsOn(page))
          if (keys.has(word)) raw.push(`${situation}: ${word}`);
        // They are asked for when the table stands, which a busy machine reaches late.
        await expect.poll(() => held, { timeout: 20_000 }).toBeGreaterThan(i);
      }
      expect(raw).toEqual([]);
      await close();
    });
});

function messagesOf(game: string): Record<string, string> {
  const file = new URL(`../../games/${game}/texts/en.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { messages: Record<string, string> }).messages;
}

/** Every word with a dot in it that can be read or is read out. */
function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [document.body.textContent ?? ''];
    for (const node of document.querySelectorAll('[aria-label], [title]'))
      said.push(node.getAttribute('aria-label') ?? '', node.getAttribute('title') ?? '');
    return said.flatMap((text) => text.match(/[\w-]+(?:\.[\w-]+)+/g) ?? []);
  });
}
