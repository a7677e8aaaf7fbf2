/**
 * The studio from a fork to paper: an edition is forked, changed and seen to change, published, met
 * online by somebody who never had it, and printed at its true size.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { startGuests } from './guests.ts';
import type { Guests } from './guests.ts';

const LONG = 300_000;
const GAME = 'action-the-project';
const MM = 96 / 25.4;
/** Points of a PDF. */
const A4 = [594.96, 841.92] as const;

describe.skipIf(chromiumPath() === undefined)('the studio', () => {
  let guests: Guests;
  let anna: Page;
  beforeAll(async () => {
    buildPage();
    guests = await startGuests();
    anna = await guests.guest('Anna');
  }, LONG);
  afterAll(() => guests.close());

  const room = (name: string) =>
    anna.getByRole('navigation', { name: 'Rooms of the edition' }).getByRole('link', { name });
  const drawn = () =>
    anna.getByTestId('drawing').locator('[data-el="project"]').textContent({ timeout: 20_000 });

  async function clean(where: string): Promise<void> {
    for (const colorScheme of ['dark', 'light'] as const) {
      await anna.emulateMedia({ colorScheme });
      expect(await violations(anna), `${where}, ${colorScheme}`).toEqual([]);
    }
  }

  test('forked and changed, with the drawing beside it', { timeout: LONG }, async () => {
    await anna.goto(`${guests.house.url}#/studio/${GAME}.classic/edit`);
    await anna.getByRole('button', { name: 'Fork', exact: true }).click();
    const coffee = anna.locator('#studio-rows').getByRole('button', { name: 'New Coffee Machine' });
    await coffee.click();
    await expect.poll(drawn, { timeout: 20_000 }).toContain('4');
    await anna.getByLabel('Value').fill('3');
    await anna.getByText('A multiple of 2 is needed.').first().waitFor();
    await anna.getByLabel('Value').fill('2');
    await expect.poll(drawn, { timeout: 20_000 }).toContain('2');
    // With the keyboard alone: the next card and back, undo and redo.
    await coffee.focus();
    await anna.keyboard.press('j');
    await anna.locator('tr.on', { hasText: 'Password Policy Refresh' }).waitFor();
    await anna.keyboard.press('k');
    await anna.locator('tr.on', { hasText: 'New Coffee Machine' }).waitFor();
    await anna.keyboard.press('Control+z');
    await expect.poll(drawn, { timeout: 20_000 }).not.toContain('2');
    await anna.keyboard.press('Control+Shift+z');
    await expect.poll(drawn, { timeout: 20_000 }).toContain('2');
    await clean('edit');
  });

  test('published, and met by somebody who never had it', { timeout: LONG }, async () => {
    await room('Publish').click();
    await anna.getByText('It can be played.').waitFor({ timeout: 120_000 });
    await clean('publish');
    await anna.getByRole('button', { name: 'Publish', exact: true }).click();
    await anna.getByRole('button', { name: 'Play it now' }).waitFor();
    const link = (await anna.getByTestId('link').locator('span').first().textContent()) ?? '';
    const [, hash = ''] = /edition\/([0-9a-f-]+)/.exec(link) ?? [];
    const ben = await guests.guest('Ben');
    await ben.goto(`${guests.house.url}#/edition/${hash}`);
    await ben.getByRole('heading', { name: 'Differs from Classic' }).waitFor();
    await ben.getByText('New Coffee Machine').first().waitFor();
    await ben.getByText('CC BY-NC-SA 2.5').first().waitFor();

    await anna.getByRole('link', { name: 'Play with others' }).click();
    await anna.getByRole('button', { name: 'Set the table' }).click();
    await anna.waitForURL(/#\/room\//);
    const carl = await guests.guest('Carl');
    await carl.goto(anna.url());
    await carl.getByText('Own edition: My Classic').waitFor();
    await carl.getByText(/1 change to classic/i).click();
    await carl.getByText(/4 → 2/).waitFor();
    await Promise.all([ben.context().close(), carl.context().close()]);
    await anna.goBack();
    await anna.goBack();
  });

  test('printed: only what differs, at its true size', { timeout: LONG }, async () => {
    await anna.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await room('Print').click();
    await anna.getByRole('button', { name: 'A4' }).click();
    await expect.poll(() => anna.getByTestId('papers').textContent()).toBe('2');
    await clean('print');
    await anna.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const piece = anna.locator('[data-sheet="projects 1 front"] [data-piece]');
    expect(await piece.count()).toBe(1);
    // 63 by 88 mm, with 2 mm of bleed on all sides, on a sheet that is as wide as the paper.
    expect([await piece.getAttribute('width'), await piece.getAttribute('height')]).toEqual([
      '67',
      '92',
    ]);
    const sheet = (await anna.locator('[data-sheet="projects 1 front"]').boundingBox())!;
    expect([sheet.width / MM, sheet.height / MM].map(Math.round)).toEqual([210, 297]);
    // As it is drawn: the box of a path takes in more than its stroke.
    const ruler = anna.locator('[data-sheet^="projects"] [data-ruler]').first();
    const long = await ruler.evaluate(
      (path: SVGPathElement) => path.getBBox().width * path.getScreenCTM()!.a,
    );
    expect(Math.abs(long / MM - 100)).toBeLessThan(0.1);
    await anna.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await anna.getByTestId('papers').waitFor();
    const pdf = (await anna.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
      'latin1',
    );
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    // The cover and its empty back, the card and its back.
    expect(boxes).toHaveLength(4);
    for (const [, w, h] of boxes) {
      expect(Math.abs(Number(w) - A4[0])).toBeLessThan(1);
      expect(Math.abs(Number(h) - A4[1])).toBeLessThan(1);
    }
    // Everything is vectors: no picture but the QR code could be one, and it is drawn too.
    expect(pdf).not.toMatch(/\/Subtype \/Image/);
  });
});
