/** Try again and What if: a match that is over, its review put where the page keeps it. */
import { readFileSync } from 'node:fs';
import { findGame } from '@boardroom/catalogue';
import { findingsOf, openReview, stepReview } from '@boardroom/insight';
import type { Decided, Findings } from '@boardroom/insight';
import { isRefusal, parseRecord } from '@boardroom/kernel';
import type { MatchRecord, Move } from '@boardroom/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { hurry } from './player.ts';
import { sideways, startSession } from './session.ts';
import type { Session } from './session.ts';
import { storeAll, storeTable } from './stored.ts';
import { judgedBy } from '../../packages/web/src/review/judged-by.ts';

const LONG = 300_000;
const GAME = 'it-billionaire';
const FILE = new URL(`../../games/${GAME}/records/classic-four-planners.jsonl`, import.meta.url);
/** The person took one of two items of work, and worked on it later. */
const OFFER = 29;
const WORK = 37;

const move = (type: string, more: object = {}): Move => ({ type, ...more }) as Move;

/** Two decisions of the person as costly as can be, whatever a short review found of them. */
function costly(one: Decided): Decided {
  const sure = {
    verdict: 'costly',
    size: 'heavy',
    alike: 0,
    alternatives: [],
    games: 200,
  } as const;
  if (one.seat !== 0) return one;
  if (one.move === OFFER)
    return {
      ...one,
      ...sure,
      reference: move('acceptWork', { cards: ['S2-04'] }),
      difference: { value: -0.3, se: 0.02 },
    };
  if (one.move === WORK)
    return { ...one, ...sure, reference: move('endVisit'), difference: { value: -0.1, se: 0.02 } };
  return one;
}

async function reviewed(): Promise<{ record: MatchRecord; findings: Findings }> {
  const entry = findGame(GAME)!;
  const record = parseRecord(readFileSync(FILE, 'utf8'));
  if (isRefusal(record)) throw new Error(record.code);
  const review = openReview(await entry.game(), await entry.editions['classic']!(), record);
  if (isRefusal(review)) throw new Error(review.code);
  while (!findingsOf(review).ledger) stepReview(review, 500);
  const found = findingsOf(review);
  // The page keeps what knows more: this review knows more than it will find out.
  const progress = { ...found.progress, pairs: 1e9 };
  return { record, findings: { ...found, decisions: found.decisions.map(costly), progress } };
}

/** Beside the tables, as `review/kept.ts` of the page does. */
async function storeReview(page: Page, id: string, record: MatchRecord, findings: Findings) {
  const by = judgedBy(record);
  const concepts = Array.from({ length: record.players }, () => []);
  await storeAll(page, 'boardroom-reviews', 'reviews', [
    { id, by, findings: { ...findings, concepts }, counted: null },
  ]);
}

describe.skipIf(chromiumPath() === undefined)('try again and what if', () => {
  let session: Session;
  let match: Awaited<ReturnType<typeof reviewed>>;
  beforeAll(async () => {
    buildPage();
    [session, match] = await Promise.all([startSession(), reviewed()]);
  }, LONG);
  afterAll(() => session.close());

  async function bring(page: Page, theme: 'light' | 'dark'): Promise<string> {
    await hurry(page, session.url, { theme });
    const { record, findings } = match;
    await storeTable(page, {
      id: 'again',
      title: 'IT Billionaire',
      record,
      people: [0],
      over: true,
    });
    await storeReview(page, 'again', record, findings);
    return `${session.url}#/review/again`;
  }

  test(
    'a costly decision is a puzzle: not this, right, shown, done',
    { timeout: LONG },
    async () => {
      const { page, faults, close } = await session.open({ width: 1280, height: 720 });
      await page.goto(await bring(page, 'light'));
      await page.locator('.list .row.costly').first().click();
      await page.getByRole('link', { name: 'Try it' }).click();
      await page.locator('.puzzle').waitFor();
      // Nothing of the later course: no river, no figure, no mark of what was played.
      expect(await page.locator('.river, .marks, .spread').count()).toBe(0);
      expect(await page.locator('.puzzle').innerText()).not.toMatch(/±|%/);
      expect(await violations(page)).toEqual([]);

      await page.keyboard.press('1');
      await page.getByRole('heading', { name: 'Not this.' }).waitFor();
      expect(await page.locator('.puzzle').innerText()).toContain('It is what you played');
      expect(await page.locator('.river, .marks').count()).toBe(0);
      await page.getByRole('button', { name: 'Try again' }).click();
      // What was tried is no longer offered: the other item is the first now.
      await page.keyboard.press('1');
      await page.getByRole('heading', { name: /^Yes\./ }).waitFor();
      expect(await page.locator('.marks').count()).toBe(1);
      expect(await violations(page)).toEqual([]);

      await page.keyboard.press('Enter');
      await page.locator('.puzzle').getByText('2 of 2', { exact: true }).waitFor();
      await page.keyboard.press('?');
      await page.locator('.puzzle .hint').waitFor();
      await page.keyboard.press('x');
      await page.locator('.puzzle').getByText('It does not count as found.').waitFor();
      await page.keyboard.press('Enter');
      const done = '1 of 2 found, 0 at the first try.';
      await page.getByRole('heading', { name: done }).waitFor();
      await page.getByText('They come back in a week.').waitFor();
      await page.goto(`${session.url}#/tables`);
      await page.goto(`${session.url}#/review/again?room=again`);
      await page.getByRole('heading', { name: done }).waitFor();
      expect(faults).toEqual([]);
      await close();
    },
  );

  test(
    'a branch: both lines counted in pairs, kept, played on, its end',
    { timeout: LONG },
    async () => {
      const { page, faults, close } = await session.open({ width: 1280, height: 720 });
      const review = await bring(page, 'light');
      await page.goto(`${review}?room=what-if&move=${OFFER}`);
      await page.locator('.choose ul li button').first().click();
      await page.locator('.who').first().waitFor({ timeout: 120_000 });
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await page.getByRole('button', { name: '500 more' }).waitFor();
      const games = Number(
        /(\d+) games on each line/.exec(await page.locator('.view').innerText())![1],
      );
      const pairs = await page.locator('.card li b').allInnerTexts();
      expect(pairs.reduce((sum, count) => sum + Number(count), 0)).toBe(games);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Play it on yourself' }).click();
      await page.waitForURL(/#\/table\//);
      expect(await page.locator('.top .gid-p').innerText()).toBe('What if');
      const table = /#\/table\/([^?]+)/.exec(page.url())![1]!;
      await page.goto(`${review}?room=what-if&move=${OFFER}`);
      await page.getByRole('link', { name: 'played on, not finished' }).waitFor();
      // Somebody has played it to its end: it ends as the match did.
      await storeTable(page, {
        id: table,
        title: 'On',
        record: match.record,
        people: [0],
        over: true,
      });
      await page.reload();
      await page
        .locator('.twig')
        .getByText(/you (won|came)/)
        .waitFor();
      await page.locator('.twig .open').click();
      expect(await page.locator('.view').innerText()).toContain(`${games} games on each line`);
      expect(faults).toEqual([]);
      await close();
    },
  );

  test('390 × 844, dark: nothing sideways, nothing for axe', { timeout: LONG }, async () => {
    const { page, faults, close } = await session.open({ width: 390, height: 844, theme: 'dark' });
    const review = await bring(page, 'dark');
    await page.goto(`${review}?room=again`);
    await page.locator('.puzzle').waitFor();
    expect(await sideways(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${review}?room=what-if&move=${OFFER}`);
    await page.locator('.choose ul li button').first().click();
    await page.locator('.who').first().waitFor({ timeout: 120_000 });
    expect(await sideways(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  test(
    'without a person at the table there is nothing to try again',
    { timeout: LONG },
    async () => {
      const { page, close } = await session.open({ width: 1280, height: 720 });
      const review = await bring(page, 'light');
      const { record } = match;
      await storeTable(page, { id: 'again', title: 'Bots', record, people: [], over: true });
      await page.goto(`${review}?room=again`);
      await page.getByRole('heading', { name: 'No puzzles here' }).waitFor();
      await close();
    },
  );
});
