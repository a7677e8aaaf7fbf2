/** A match in one file: opened from disk without a network, it shows, replays and checks itself. */
import { readFile } from '@boardroom/kernel/one-file';
import type { OneFile } from '@boardroom/kernel/one-file';
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath, startBrowser } from './browser.ts';
import { buildPage } from './build.ts';
import { GAMES, hurry } from './player.ts';
import { sideways, startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 300_000;
const MOST = 700_000;
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A record of a game as a file made by the command: the longest, or the shortest with a review of it. */
function made(folder: string, game: string, reviewed = false): string {
  const records = join(ROOT, 'games', game, 'records');
  const size = (name: string): number => statSync(join(records, name)).size;
  const all = readdirSync(records)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted((a, b) => size(a) - size(b));
  const name = reviewed ? `${game}-reviewed` : game;
  const record = join(folder, `${name}.jsonl`);
  copyFileSync(join(records, reviewed ? all[0]! : all.at(-1)!), record);
  const run = (...args: string[]): unknown =>
    execFileSync(process.execPath, [join(ROOT, 'packages/cli/src/main.ts'), ...args]);
  if (reviewed) run('review', record, '--keep', '--budget', '3');
  run('export', record, '--html');
  return join(folder, `${name}.html`);
}

/** Pages of paper. */
function pagesOf(pdf: Buffer): number {
  const found = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  expect(found).toBeGreaterThan(0);
  return found;
}

describe.skipIf(chromiumPath() === undefined)('one file', () => {
  let browser: Browser;
  let session: Session;
  let folder: string;
  beforeAll(async () => {
    buildPage();
    folder = mkdtempSync(join(tmpdir(), 'one-file-'));
    [browser, session] = await Promise.all([startBrowser(), startSession()]);
  }, LONG);
  afterAll(async () => {
    await browser.close();
    await session.close();
    rmSync(folder, { recursive: true });
  });

  /** From disk, without a network. */
  async function open(
    file: string,
    size: { width: number; height: number },
    theme: 'light' | 'dark',
  ): Promise<{ page: Page; faults: string[]; asked: string[]; close: () => Promise<void> }> {
    const context = await browser.newContext({
      viewport: size,
      colorScheme: theme,
      offline: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const faults: string[] = [];
    const asked: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(pathToFileURL(file).href);
    await page.locator('#check, main').first().waitFor();
    return { page, faults, asked, close: () => context.close() };
  }
  const fails = (page: Page): Promise<string[]> =>
    page
      .locator('#check li.fails')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-line')!));

  for (const game of GAMES)
    test(
      `${game}: at most 700 kB, checks itself, steps, asks for nothing`,
      { timeout: LONG },
      async () => {
        const file = made(folder, game);
        expect(statSync(file).size).toBeLessThanOrEqual(MOST);
        const { page, faults, asked, close } = await open(
          file,
          { width: 1280, height: 720 },
          'light',
        );
        expect(await page.locator('#check').getAttribute('data-holds')).toBe('true');
        expect(await page.locator('#check li').count()).toBe(4);
        expect(await page.locator('.board svg').count()).toBeGreaterThan(0);
        const where = page.locator('.wh small');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('ArrowRight');
        expect(await where.innerText()).toMatch(/^move 2 of/);
        await page.keyboard.press('Shift+ArrowRight');
        const [, later] = /^move (\d+)/.exec(await where.innerText())!;
        expect(Number(later)).toBeGreaterThan(2);
        await page.getByRole('button', { name: 'To the end' }).click();
        expect(await page.locator('.log li').count()).toBeGreaterThan(5);
        expect(await violations(page)).toEqual([]);
        expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(4);
        expect(faults).toEqual([]);
        expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual(
          [],
        );
        await close();
      },
    );

  test('the review as it stood, on a phone and by night', { timeout: LONG }, async () => {
    const file = made(folder, GAMES[0]!, true);
    const { page, faults, close } = await open(file, { width: 390, height: 844 }, 'dark');
    expect(await page.locator('table tr[data-row]').count()).toBeGreaterThan(3);
    expect(await sideways(page)).toBe(false);
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  test(
    'what was changed is named, and never called more than that',
    { timeout: LONG },
    async () => {
      const whole = readFileSync(join(folder, `${GAMES[1]}.html`), 'utf8');
      const { record } = readFile(whole) as OneFile;
      const [header = '', ...moves] = record.trimEnd().split('\n');
      const { seed } = JSON.parse(header) as { seed: string };
      const other = join(folder, 'other.html');
      /** The file with another text for a part of the record. */
      const changed = async (
        from: string,
        to: string,
      ): Promise<{ failing: string[]; title: string }> => {
        const inFile = (text: string): string => JSON.stringify(text).slice(1, -1);
        expect(whole).toContain(inFile(from));
        writeFileSync(
          other,
          whole.replace(inFile(from), () => inFile(to)),
        );
        const { page, close } = await open(other, { width: 1280, height: 720 }, 'light');
        expect(await page.locator('#check').getAttribute('data-holds')).toBe('false');
        const failing = await fails(page);
        const title = await page.locator('#check h2').innerText();
        expect(await page.locator('#check').innerText()).not.toMatch(/cheat/i);
        expect(await violations(page)).toEqual([]);
        await close();
        return { failing, title };
      };
      const seeded = await changed(`"seed":"${seed}"`, `"seed":"${seed}9"`);
      expect(seeded.title).toBe('The dice do not fit the seal');
      expect(seeded.failing.slice(0, 2)).toEqual(['seal', 'dice']);
      const result = moves.at(-1)!;
      const scored = await changed(result, result.replace(/"scores":\[/, '"scores":[7'));
      expect(scored).toEqual({ failing: ['moves'], title: 'The moves do not fit the result' });
      const moved = await changed(moves[4]!, '[0,{"type":"fly"}]');
      expect(moved.failing).toEqual(['moves']);
    },
  );

  test(
    'its policy lets nothing out, and nothing that is written into it runs',
    { timeout: LONG },
    async () => {
      const { page, close } = await open(
        join(folder, `${GAMES[1]}.html`),
        { width: 820, height: 1180 },
        'light',
      );
      const got = await page.evaluate(async () => {
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        document.body.append(script);
        const answer = await fetch('data:text/plain,hello').then(
          () => 'let out',
          () => 'held',
        );
        return { answer, ran: 'ran' in window };
      });
      expect(got).toEqual({ answer: 'held', ran: false });
      expect(await sideways(page)).toBe(false);
      await close();
    },
  );

  test(
    'the page makes such a file, and opens it again with its review and notes',
    { timeout: LONG },
    async () => {
      const { page, faults, close } = await session.open({ width: 1280, height: 720 });
      await hurry(page, session.url, { theme: 'light' });
      await page.goto(session.url);
      await page
        .locator('input[type=file]')
        .setInputFiles(join(folder, `${GAMES[0]}-reviewed.html`));
      await page.waitForURL(/#\/replay\//);
      const [, id] = /#\/replay\/([^?]+)/.exec(page.url())!;
      await page.goto(`${session.url}#/review/${id}?room=ledger`);
      // What the file knew is there at once.
      await page.locator('.ledger table').waitFor({ timeout: 15_000 });
      await page.goto(`${session.url}#/debrief/${id}`);
      await page.locator('.export summary').click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /One file/ }).click(),
      ]);
      const saved = join(folder, 'saved.html');
      await download.saveAs(saved);
      expect(statSync(saved).size).toBeLessThanOrEqual(MOST);
      const again = readFile(readFileSync(saved, 'utf8')) as OneFile;
      expect(again.review).toBeDefined();
      const opened = await open(saved, { width: 1280, height: 720 }, 'dark');
      expect(await opened.page.locator('#check').getAttribute('data-holds')).toBe('true');
      expect(await violations(opened.page)).toEqual([]);
      await opened.close();
      expect(faults).toEqual([]);
      await close();
    },
  );
});
