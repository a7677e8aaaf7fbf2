/** The player's guides: two screens, two sheets of paper, every number a way into the rules. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { sideways, startSession } from './session.ts';
import type { Session } from './session.ts';

const LONG = 180_000;

describe.skipIf(chromiumPath() === undefined)("player's guides", () => {
  let session: Session;
  beforeAll(async () => {
    buildPage();
    session = await startSession();
  }, LONG);
  afterAll(() => session.close());

  test(
    'each fits any screen and two sheets, and can be read by all',
    { timeout: LONG },
    async () => {
      const { page, faults, close } = await session.open();
      await page.goto(session.url);
      await page.locator('a[href^="#/guide/"]').first().waitFor();
      const links = await page
        .locator('a[href^="#/guide/"]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
      expect(links).toContain('#/guide/el-plan');
      for (const link of links) {
        await page.goto(`${session.url}${link}`);
        await page.locator('.guide .tips article').first().waitFor();
        expect(await page.title(), link).toContain('guide');
        expect(await violations(page), link).toEqual([]);
        // Messages that are missing show as their key.
        expect(await page.locator('.guide').innerText(), link).not.toMatch(
          /\b(?:step|can|end|tip|wrong|fact)\.[a-z0-9-]+/i,
        );
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await sideways(page), `${link} at ${width}`).toBe(false);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
        const paper = await page.pdf({ format: 'A4', landscape: true, printBackground: true });
        expect(paper.toString('latin1').match(/\/Type\s*\/Page[^s]/g), link).toHaveLength(2);
        const rules = await page
          .locator('.guide a[href^="#/rules/"]')
          .evaluateAll((all) => all.map((a) => a.getAttribute('href')!.split('/')[3]));
        await page.goto(`${session.url}${link.replace('guide', 'rules')}`);
        await page.locator('[data-rule]').first().waitFor();
        const known = await page
          .locator('[data-rule]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-rule')));
        expect(
          rules.filter((rule) => rule && !known.includes(rule)),
          link,
        ).toEqual([]);
      }
      expect(faults).toEqual([]);
      await close();
    },
  );
});
