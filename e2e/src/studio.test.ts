/**
 * The studio from a fork to a table: an edition is forked, changed and seen to change, printed at its
 * true size, measured, published, and played online by somebody who never had it.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { startGuests } from './guests.ts';
import type { Guests } from './guests.ts';
import { followAdvice, formReady } from './player.ts';

const LONG = 300_000;
const WAIT = { timeout: 20_000 };
const GAME = 'action-the-project';
/** On top of every value, so that all of them are larger than any of the usual ones. */
const MORE = 200;
/** Of each of two people online. */
const MOVES = 3;
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
  const drawn = () => anna.getByTestId('drawing').locator('[data-el="project"]').textContent(WAIT);

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
    await expect.poll(drawn, WAIT).toContain('4');
    await anna.getByLabel('Value').fill('3');
    await anna.getByText('A multiple of 2 is needed.').first().waitFor();
    await anna.getByLabel('Value').fill('2');
    await expect.poll(drawn, WAIT).toContain('2');
    // With the keyboard alone: the next card and back, undo and redo.
    await coffee.focus();
    await anna.keyboard.press('j');
    await anna.locator('tr.on', { hasText: 'Password Policy Refresh' }).waitFor();
    await anna.keyboard.press('k');
    await anna.locator('tr.on', { hasText: 'New Coffee Machine' }).waitFor();
    await anna.keyboard.press('Control+z');
    await expect.poll(drawn, WAIT).not.toContain('2');
    await anna.keyboard.press('Control+Shift+z');
    await expect.poll(drawn, WAIT).toContain('2');
    await clean('edit');
  });

  test(
    'on the board: what is pressed opens, and the board shows it',
    { timeout: LONG },
    async () => {
      await anna.keyboard.press('v');
      const board = anna.getByTestId('board');
      const place = (id: string) => board.locator(`[role="button"][data-target="${id}"]`);
      const title = anna.locator('#studio-form h2');
      await expect.poll(() => place('project').getAttribute('aria-pressed'), WAIT).toBe('true');
      await board.locator('[data-flag="project"]').waitFor();
      expect(await place('project').getAttribute('aria-label')).toContain('2');
      await place('portrait:1').click();
      await expect.poll(() => title.textContent(), WAIT).toContain('LD2');
      // With the keyboard alone: along the table, into the form, and back to what was pressed.
      await place('backlog').focus();
      await anna.keyboard.press('ArrowRight');
      await expect
        .poll(
          () => anna.evaluate(() => (document.activeElement as SVGElement).dataset['target']),
          WAIT,
        )
        .toBe('leaders');
      await anna.keyboard.press('ArrowLeft');
      await anna.keyboard.press('Enter');
      await expect.poll(() => title.textContent(), WAIT).toContain('New Coffee Machine');
      await anna.locator('#studio-form input:focus').waitFor();
      await anna.keyboard.press('Escape');
      await board.locator('[data-target="project"]:focus').waitFor();
      await clean('board');
      await anna.keyboard.press('v');
      await anna.locator('#studio-rows').waitFor();
    },
  );

  test('printed: only what differs, at its true size', { timeout: LONG }, async () => {
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

  test('many are changed at once, and what that does is measured', { timeout: LONG }, async () => {
    await room('Edit').click();
    await anna.getByRole('button', { name: 'Change many' }).click();
    await anna.getByLabel('Operation').selectOption('plus');
    await anna.getByLabel('Amount').fill(`${MORE}`);
    await anna.getByText('No problem would come of it.').waitFor();
    await anna.getByRole('button', { name: /^Change \d+$/ }).click();
    await anna.locator('tr.on', { hasText: `${2 + MORE}` }).waitFor();
    await room('Balance').click();
    await anna.getByLabel('Bots').selectOption('random');
    await anna.getByLabel('Until').selectOption('n500');
    await anna.getByRole('button', { name: 'Measure' }).click();
    await anna.getByText('done in').waitFor({ timeout: 200_000 });
    await anna.getByText(/[1-9]\d* of \d+ measures moved\./).waitFor();
    await anna.getByRole('heading', { name: 'winners score more', exact: false }).waitFor();
    await clean('balance');
  });

  test('published, and played by somebody who never had it', { timeout: LONG }, async () => {
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
    await formReady(anna);
    const drop = anna.getByRole('button', { name: /^Remove seat/ });
    while ((await drop.count()) > 2) await drop.last().click();
    await anna.getByRole('button', { name: 'Set the table' }).click();
    await anna.waitForURL(/#\/room\//);
    await ben.context().close();
    const carl = await guests.guest('Carl');
    await carl.goto(anna.url());
    await carl.getByText('Own edition: My Classic').waitFor();
    await carl.getByText(/\d+ changes to classic/i).click();
    await carl.getByText(`4 → ${2 + MORE}`).waitFor();
    await carl.getByRole('button', { name: /^Sit here/ }).click();
    const ready = [carl, anna].map((one) => one.getByRole('button', { name: 'I am ready' }));
    for (const button of ready) await button.click();
    for (const one of [anna, carl]) await one.locator('.table').waitFor();
    await Promise.all([anna, carl].map((one) => followAdvice(one, { most: MOVES })));
    // Whatever project came up, its value is one that only the edition has.
    for (const one of [anna, carl]) {
      const card = one.locator('.stage [data-anchor="project"]');
      const name =
        (await card.locator('[aria-label]').or(card).last().getAttribute('aria-label')) ?? '';
      const values = (name.match(/\d+/g) ?? []).map(Number);
      expect(Math.max(...values), name).toBeGreaterThan(MORE);
    }
    await carl.context().close();
  });
});
