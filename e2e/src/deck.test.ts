/** The debrief of a class: the console, by keys alone, leads; the wall and three phones follow. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspect } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { startGuests } from './guests.ts';
import type { Guests } from './guests.ts';
import { pressOn, pressOnWords, writeByKeys } from './keyboard.ts';
import { faultsAtSizes } from './page-measure.ts';
import { playedClass } from './played-class.ts';

const LONG = 300_000;
const PHONE = { width: 390, height: 844 };
const SIZES = [
  [1280, 600],
  [1280, 720],
  [1440, 900],
  [820, 1180],
  [390, 844],
  [844, 390],
] as const;
const TOUCHED = [
  [820, 1180],
  [844, 390],
  [390, 844],
  [320, 640],
] as const;

describe.skipIf(chromiumPath() === undefined)('the debrief of a class', () => {
  let guests: Guests;
  const faults: string[] = [];
  beforeAll(async () => {
    buildPage();
    guests = await startGuests();
  }, LONG);
  afterAll(() => guests.close());

  /** A browser of somebody in the class, or of nobody. */
  const pageOf = async (token: string | null, name: string): Promise<Page> => {
    const page = await guests.stranger((context) =>
      token === null
        ? Promise.resolve()
        : context.setExtraHTTPHeaders({ authorization: `Bearer ${token}` }),
    );
    page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`));
    return page;
  };
  /** Sizes at which the next step cannot be pressed without scrolling. */
  const withoutNextStep = async (page: Page): Promise<string[]> => {
    const usual = page.viewportSize()!;
    const lacking: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const isThere = await page.locator('.next .go').evaluate((button) => {
        const { x, y, width: w, height: h, bottom } = button.getBoundingClientRect();
        const top = document.elementFromPoint(x + w / 2, y + h / 2);
        return bottom <= innerHeight && button.contains(top);
      });
      if (!isThere) lacking.push(`${width}x${height}`);
    }
    await page.setViewportSize(usual);
    return lacking;
  };

  test(
    'slides, a vote, a led replay, one phone away and back, reports',
    { timeout: LONG },
    async () => {
      const { url } = guests.house;
      const { id, trainer, people, at } = await playedClass(url.replace(/\/$/, ''), 4, {
        game: 'it-billionaire',
        options: { rounds: 5, openSelection: true },
      });
      const tess = await pageOf(trainer, 'console');
      await tess.goto(`${url}#/class/${id}`);
      await tess.locator('.console:not([data-state=reading])').waitFor();
      expect(await withoutNextStep(tess)).toEqual([]);
      faults.push(...(await faultsAtSizes(tess, 'console', TOUCHED)));
      const wall = await pageOf(null, 'wall');
      await wall.goto(`${url}#/wall/${id}`);
      const phones: Page[] = [];
      for (const [i, { token }] of people.slice(0, 3).entries()) {
        const phone = await pageOf(token, `phone ${i}`);
        await phone.setViewportSize(PHONE);
        await phone.goto(`${url}#/class/${id}`);
        phones.push(phone);
      }
      const [ada, bram, chidi] = phones as [Page, Page, Page];
      const slidesInOrder = (): Promise<string[]> =>
        tess.locator('.slides .text b').allInnerTexts();
      const slide = async (name: string): Promise<void> => {
        const at = (await slidesInOrder()).findIndex((each) => each.includes(name));
        await pressOn(tess, `.slides li:nth-child(${at + 1}) .slide`);
      };
      /** Everybody's page has the heading that the wall has. */
      const everybodySees = async (who: readonly Page[], title: string | RegExp): Promise<void> => {
        for (const page of [wall, ...who])
          await page.getByRole('heading', { level: 1, name: title }).waitFor();
      };

      await tess.getByRole('button', { name: /Show it/, disabled: false }).waitFor();
      await tess.keyboard.press(' ');
      const first = await tess.locator('.screen h1').innerText();
      await everybodySees(phones, first);
      await inspect(tess);
      await inspect(wall);
      await inspect(ada);

      // Who looks back at what was shown comes to the wall again with one press.
      await slide('Concepts');
      await ada.getByRole('button', { name: /^What happened/ }).click();
      await ada.getByRole('heading', { level: 1, name: first }).waitFor();
      await ada.getByRole('button', { name: /Back to the wall/ }).click();
      await ada.getByText('follows the wall').waitFor();

      // The trainer's own words on it, its place in the deck, and it is left out from here on.
      await writeByKeys(tess, '.notes [maxlength="200"]', 'What we met');
      await tess.keyboard.press('Tab');
      await everybodySees(phones, 'What we met');
      await slide('Concepts');
      await tess.keyboard.press('Alt+ArrowUp');
      await tess.keyboard.press('Alt+ArrowUp');
      expect((await slidesInOrder())[3]).toContain('Concepts');
      await pressOn(tess, '[aria-label="Hide Concepts"]');
      await tess.getByRole('button', { name: 'Show Concepts again' }).waitFor();

      // One phone loses its line, and does not see what the others see.
      await chidi.context().setOffline(true);
      await slide('What would you do');
      await everybodySees([ada, bram], /what would you do\?$/);
      for (const phone of [ada, bram]) {
        await phone.locator('.small .board svg').waitFor();
        await phone.getByRole('radio').nth(1).click();
        await phone.getByRole('button', { name: 'Vote for B' }).click();
        await phone.getByRole('button', { name: 'You voted for B.' }).waitFor();
      }
      faults.push(...(await faultsAtSizes(bram, 'vote', TOUCHED)));
      await wall.getByText('2 of 8').waitFor();
      expect(await wall.locator('main').innerText()).not.toContain('Our votes');
      await inspect(ada);
      await chidi.context().setOffline(false);
      await chidi.getByRole('heading', { level: 1, name: /what would you do\?$/ }).waitFor();
      await chidi.getByRole('radio').first().click();
      await chidi.getByRole('button', { name: 'Vote for A' }).click();
      await tess.getByRole('heading', { name: '3 of 8 have voted.' }).waitFor();
      await tess.keyboard.press('ArrowRight');
      await everybodySees(phones, '2 of 3 would choose B.');
      await ada.getByText('yours').waitFor();
      // A group plays its option on, at a table of its own, and comes back to the wall.
      await ada.getByRole('button', { name: 'Play B on against bots' }).click();
      await ada.waitForURL(/#\/table\//);
      await ada.locator('.table').waitFor();
      await ada.goBack();
      await everybodySees([ada], '2 of 3 would choose B.');
      await tess.keyboard.press('ArrowRight');
      await wall.getByText('What comes of it', { exact: false }).first().waitFor();
      await wall.getByText('played').first().waitFor();
      await inspect(wall);

      // Every board moves when the trainer moves.
      await pressOn(tess, '[aria-label="One move on"]');
      await tess.keyboard.press('Enter');
      const isOnAll = async (): Promise<boolean> => {
        const told = (await wall.locator('.moment p').innerText()).slice(0, 30);
        const seen = phones.map((phone) => phone.getByText(told).first().isVisible());
        return (await Promise.all(seen)).every(Boolean);
      };
      await expect.poll(isOnAll, { timeout: 60_000 }).toBe(true);

      // Names only if the trainer says so.
      await slide('Who won');
      await everybodySees(phones, 'And now: who won.');
      for (const { name } of people)
        expect(await wall.locator('main').innerText()).not.toContain(name);
      await tess.keyboard.press('h');
      await wall
        .getByText(new RegExp(people.map(({ name }) => name).join('|')))
        .first()
        .waitFor();

      // What is asked at the end, picked without names, and reports to take home.
      await slide('Back at work');
      await pressOnWords(tess, 'Ask on the phones');
      await bram.getByPlaceholder('One sentence').first().fill('I will finish before I begin.');
      await bram.getByRole('button', { name: 'Send' }).first().click();
      await bram.getByText('Sent. You can change it').waitFor();
      for (let person = 2; person < 7; person++)
        await at(person).answer('work-describe', { text: `Moment ${person}` });
      await pressOnWords(tess, 'Close the questions');
      await tess.getByRole('checkbox', { name: 'I will finish before I begin.' }).focus();
      await tess.keyboard.press(' ');
      await tess.keyboard.press('ArrowRight');
      await wall.getByText('“I will finish before I begin.”').waitFor();
      await pressOnWords(tess, 'Hand out the reports');
      await bram.getByRole('link', { name: 'Your report' }).click();
      await bram.getByRole('heading', { level: 1, name: 'Bram, table 1' }).waitFor();
      const paper = await bram.locator('.a4').innerText();
      expect(paper).toContain('I will finish before I begin.');
      for (const { name } of people) if (name !== 'Bram') expect(paper).not.toContain(name);
      await inspect(bram);
      faults.push(...(await faultsAtSizes(bram, 'report', TOUCHED)));
      await bram.getByRole('link', { name: 'Back to the class' }).waitFor();

      // The trainer has all of them on paper, and in one file with the data.
      await tess.goto(`${url}#/report/${id}`);
      await tess.getByRole('heading', { level: 1, name: 'The class' }).waitFor();
      faults.push(...(await faultsAtSizes(tess, 'reports', TOUCHED)));
      const savedAll = async (): Promise<string> => {
        const saved = tess.waitForEvent('download');
        await tess.getByRole('button', { name: 'Save all, with the data' }).click();
        return readFileSync(await (await saved).path(), 'latin1');
      };
      const reports = ['class', 'table-1', 'table-1-seat-1'].map((name) => `reports/${name}.html`);
      const archive = await savedAll();
      for (const name of [...reports, 'data/results.csv', 'data/class.xlsx'])
        expect(archive.includes(name), name).toBe(true);
      // Without the server the reports are saved all the same.
      await tess.context().setOffline(true);
      const alone = await savedAll();
      for (const name of reports) expect(alone.includes(name), name).toBe(true);
      expect(alone).not.toContain('data/');
      await tess.getByText('the file holds the reports alone').waitFor();
      expect(faults).toEqual([]);
    },
  );
});
