/** A class in the browser: set up, joined on phones, shown on the wall, led from the trainer's room. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../packages/client/src/index.ts';
import type { TrainerView } from '../../packages/client/src/index.ts';
import { inspect } from './axe.ts';
import { chromiumPath } from './browser.ts';
import { buildPage } from './build.ts';
import { checkFiles, everythingIn } from './class-data.ts';
import type { Files } from './class-data.ts';
import { joinClass, playOn, proposeTo, rulesOf, seatOf, SPREAD } from './class-people.ts';
import type { ClassPerson, Played } from './class-people.ts';
import { fetchFrom, startGuests } from './guests.ts';
import type { Guests } from './guests.ts';
import { checkByKeys, pressOn, pressOnWords, writeByKeys } from './keyboard.ts';
import { faultsAtSizes } from './page-measure.ts';

const LONG = 300_000;
const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
/** Nobody touches a wall. */
const WALLS = [
  [1280, 600],
  [1536, 730],
] as const;
/** Names of the links, by file. */
const LINKS = {
  'results.csv': 'Results',
  'decisions.csv': 'Decisions',
  'timings.csv': 'Times',
  'stages.csv': 'Stages',
  'prompts.csv': 'Answers',
  'records.jsonl': 'Records',
  'dictionary.csv': 'What the columns mean',
  'class.xlsx': 'All of it in one workbook',
};

describe.skipIf(chromiumPath() === undefined)('a class', () => {
  let guests: Guests;
  const faults: string[] = [];
  beforeAll(async () => {
    buildPage();
    guests = await startGuests();
  }, LONG);
  afterAll(() => guests.close());

  const watch = (page: Page, name: string): Page => {
    page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`));
    return page;
  };
  /** At every size: nothing sideways, cut off, covered or too small to touch. */
  const fits = async (page: Page, name: string, sizes?: typeof WALLS): Promise<void> => {
    faults.push(...(await faultsAtSizes(page, name, sizes)));
  };
  const newPhone = async (name: string): Promise<Page> => {
    const page = watch(await guests.stranger(), name);
    await page.setViewportSize(PHONE);
    return page;
  };

  test('24 people, from the code to the end', { timeout: LONG }, async () => {
    const { url, data } = guests.house;
    const base = url.replace(/\/$/, '');
    const tess = watch(await guests.guest('Tess'), 'trainer');
    await tess.goto(`${url}#/train`);
    await tess.getByLabel('Name of the class').fill('Global teams');
    await tess.getByRole('radio', { name: 'IT Billionaire' }).check();
    // Its rules have been fetched.
    await tess.getByRole('radio', { name: '15 min' }).check();
    await tess.getByLabel('A seat is held by').selectOption('a team, each with a device');
    await tess.getByLabel('In a team, at most').selectOption('2');
    await tess.getByRole('combobox', { name: /^Pace/ }).selectOption('gates after these rounds');
    await tess.getByLabel('Rounds, with commas').fill('1');
    await tess
      .getByLabel('Asked at each of these gates')
      .selectOption('How likely is it that your company wins?');
    await inspect(tess);
    await fits(tess, 'set-up');
    await tess.getByRole('button', { name: 'Open the workshop' }).click();
    await tess.getByRole('heading', { name: 'Nobody sits yet.' }).waitFor();
    const id = tess.url().split('/').at(-1)!;
    const room = connect({ fetch: fetchFrom(tess) }).workshops.workshop(id);
    const view = async (): Promise<TrainerView> => (await room.view()) as TrainerView;
    const { code } = await view();

    const wall = watch(await guests.stranger(), 'wall');
    await wall.goto(`${url}#/wall/${id}`);
    await wall.getByText('Nobody is in yet.').waitFor();

    // Two phones, and 22 people who have none here.
    const ada = await newPhone('Ada');
    await ada.goto(`${url}#/join`);
    await ada.getByLabel('Code of the class').fill('AAAAAA');
    await ada.getByRole('button', { name: 'Go on' }).click();
    await ada.getByText('No class has this code. Look at the wall again.').waitFor();
    await ada.getByLabel('Code of the class').fill(code.toLowerCase());
    await ada.getByRole('button', { name: 'Go on' }).click();
    await ada.getByLabel('Your name').fill('Ada');
    await inspect(ada);
    await fits(ada, 'name');
    await ada.getByRole('button', { name: 'I am Ada' }).click();
    await ada.getByRole('heading', { name: 'Ada, you hold a seat at table 1' }).waitFor();
    const people: ClassPerson[] = [
      { member: 1, name: 'Ada', key: '', client: connect({ fetch: fetchFrom(ada) }) },
    ];
    const send: typeof fetch = (path, init) => fetch(base + (path as string), init);
    for (let n = 2; n <= 23; n++) people.push(await joinClass(send, code, `Pupil No. ${n}`));
    const noor = await newPhone('Noor');
    await noor.goto(`${url}#/join/${code}`);
    await noor.getByLabel('Your name').fill('Ada');
    await noor.getByRole('button', { name: 'I am Ada' }).click();
    await noor.getByText('Somebody has that name already').waitFor();
    await inspect(noor);
    const key = /seat key is (\S+?)\./.exec(await noor.locator('.key').innerText())![1]!;
    people.push({ member: 24, name: 'Ada 2', key, client: connect({ fetch: fetchFrom(noor) }) });
    await wall.getByText('24 are in').waitFor();
    await inspect(wall);
    await fits(wall, 'wall', WALLS);
    await fits(ada, 'seat');

    // Members 1 and 2 are a team, the others sit alone; one by two presses, the others by the API.
    await tess.getByRole('heading', { name: '24 people are in.' }).waitFor();
    await fits(tess, 'people');
    const card = tess.getByRole('complementary', { name: 'Pupil No. 3', exact: true });
    await tess.getByRole('button', { name: 'Pupil No. 3', exact: true }).click();
    await card.waitFor();
    await tess.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await tess.getByRole('button', { name: 'Pupil No. 3', exact: true }).click();
    await tess.keyboard.press('Escape');
    for (const n of SPREAD) if (n !== 4) await room.place(n, ...seatOf(n));
    await tess.getByRole('button', { name: 'Pupil No. 4', exact: true }).click();
    await inspect(tess);
    await tess
      .getByRole('article')
      .filter({ hasText: 'Table 1' })
      .getByRole('listitem')
      .nth(2)
      .getByRole('button', { name: 'here' })
      .click();
    await expect.poll(async () => (await view()).members[3]!.place).toEqual({ table: 1, seat: 2 });

    // One learns, one skips it; all are called to practice, which is cleared.
    await tess.getByRole('button', { name: /^On to Lesson/ }).click();
    await ada.getByRole('link', { name: 'To the lesson' }).click();
    await ada.waitForURL(/#\/table\//);
    await noor.getByRole('link', { name: 'To the lesson' }).waitFor();
    await tess.getByRole('button', { name: /^On to Practice/ }).click();
    await Promise.all([ada.waitForURL(/#\/room\//), noor.waitForURL(/#\/room\//)]);
    const tried = ada.url();
    await tess.getByRole('button', { name: /^Clear practice/ }).click();
    await ada.waitForURL(
      (address) => /#\/room\//.test(String(address)) && String(address) !== tried,
    );
    await ada.locator('.table').waitFor();
    await tess.getByRole('heading', { name: '6 of 6 tables play.' }).waitFor();
    await inspect(tess);

    // A team: one proposes, the other agrees on the phone and confirms.
    const { settings } = await view();
    expect(settings['options']).toEqual({ rounds: 6, startCapital: 100 });
    const rules = await rulesOf('it-billionaire', 4, settings['options'] as object);
    const played: Played[] = [];
    const proposed = await proposeTo(rules, id, people[1]!);
    await ada
      .getByRole('button', { name: /^Agree/ })
      .first()
      .click();
    await ada
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click();
    await expect.poll(async () => (await view()).tables[0]!.moves).toBeGreaterThan(0);
    played.push({ table: 1, seat: 0, person: 1, move: proposed });

    // Tiles have boards. A visit is seen at the table.
    await tess.getByRole('article', { name: 'Table 6' }).locator('svg').first().waitFor();
    await fits(tess, 'tables');
    await tess.keyboard.press('6');
    await tess.keyboard.press('v');
    await tess.getByText('You visit table 6. They see that you are here.').waitFor();
    await noor.getByText('Your trainer is here.').first().waitFor();
    await tess.getByRole('link', { name: 'Back to the room' }).click();

    // To the gate, where everybody is asked.
    const play = async (some = people, enough?: () => boolean): Promise<void> => {
      played.push(...(await playOn(rules, id, some, enough)));
    };
    await play();
    await tess.getByRole('heading', { name: /^All tables wait at the gate/ }).waitFor();
    await ada.getByRole('link', { name: /How likely is it that your company wins/ }).click();
    await ada.getByRole('slider').fill('35');
    await inspect(ada);
    await fits(ada, 'question');
    await fits(tess, 'gate');
    await ada.getByRole('button', { name: 'Send' }).click();
    await ada.getByText('Sent. You can change it').waitFor();
    const forecasts = new Map([[1, 35]]);
    for (const { member, client } of people.slice(1)) {
      const own = client.workshops.workshop(id);
      const [prompt] = (await own.view()).prompts;
      forecasts.set(member, (member * 4) % 101);
      await own.answer(prompt!.id, { percent: forecasts.get(member)! });
    }
    await wall.getByText('24 of 24 have answered').waitFor();
    await inspect(wall);
    await tess.keyboard.press('g');
    await tess.getByRole('heading', { name: '6 of 6 tables play.' }).waitFor();
    await wall.getByRole('img', { name: /35/ }).waitFor();
    expect(await wall.locator('main').innerText()).not.toContain('Pupil');

    await tess.keyboard.press('p');
    await tess.getByRole('heading', { name: /^All tables are paused/ }).waitFor();
    const before = played.length;
    await play(people.slice(2, 4));
    expect(played).toHaveLength(before);
    await tess.keyboard.press('p');
    await tess.getByRole('heading', { name: '6 of 6 tables play.' }).waitFor();

    await tess.keyboard.press('i');
    await tess.getByRole('dialog').getByLabel('Where').selectOption('Table 2');
    await tess.getByRole('button', { name: 'Do it' }).click();
    await tess.getByRole('button', { name: 'Yes, do it' }).click();
    await tess.getByRole('article', { name: 'Table 2' }).getByText('changed by you').waitFor();

    // A question of the moment, asked and closed again.
    await tess.keyboard.press('a');
    await inspect(tess);
    await tess.getByRole('button', { name: 'Ask the class' }).click();
    await ada.getByRole('slider').waitFor();
    await tess.keyboard.press('a');
    await tess.getByRole('button', { name: 'Close the question' }).click();
    await tess.keyboard.press('Escape');

    // A phone is lost; the seat comes back on another one.
    await noor.context().close();
    const other = await newPhone('Noor again');
    await other.goto(`${url}#/join/${code}`);
    await other.getByRole('button', { name: 'I was here before, get my seat back' }).click();
    await other.getByLabel('Your name').fill('Ada 2');
    await other.getByLabel('Seat key').fill(key);
    await other.getByRole('button', { name: 'Get my seat back' }).click();
    await other.getByRole('link', { name: 'To your table' }).click();
    await other.locator('.table').waitFor();
    people[23] = { ...people[23]!, client: connect({ fetch: fetchFrom(other) }) };

    // A bot sits in, and hands the seat back.
    await tess.getByRole('button', { name: 'Table 3', exact: true }).click();
    await tess.getByRole('button', { name: 'Let a bot play' }).click();
    await tess.getByRole('button', { name: 'Yes', exact: true }).click();
    await tess.getByRole('button', { name: 'Give the seat back' }).first().click();
    await expect
      .poll(async () => (await view()).tables[2]!.seats.some(({ bot }) => bot))
      .toBe(false);
    let asked = 0;
    await play(people, () => asked++ >= 18);

    // On a tablet the table that lies open leaves what is next for the class in sight.
    await tess.setViewportSize(TABLET);
    await tess.getByRole('complementary', { name: 'Table 3' }).waitFor();
    await tess.getByRole('button', { name: 'Close play' }).click({ trial: true });

    // The end of it from a phone.
    await tess.setViewportSize(PHONE);
    await inspect(tess);
    await tess.getByRole('button', { name: 'Close play' }).click();
    await tess.getByRole('button', { name: 'Close play' }).click();
    await tess.getByRole('heading', { name: 'Play is closed.' }).waitFor();
    // The table that was picked lies over the others.
    await tess.keyboard.press('Escape');
    await fits(tess, 'closed');
    await other.getByText('Your trainer has closed play.').first().waitFor();
    await other.getByRole('link', { name: 'Back to the class' }).click();
    await other.getByRole('heading', { name: 'Play is over' }).waitFor();
    await tess.getByRole('button', { name: 'Data, trainers and the end' }).click();
    await inspect(tess);
    const files: Record<string, string> = {};
    for (const [name, link] of Object.entries(LINKS)) {
      const saved = tess.waitForEvent('download');
      await tess.getByRole('link', { name: link }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe(name);
      files[name] = readFileSync(await download.path(), 'utf8');
    }
    expect(files['class.xlsx']!.startsWith('PK')).toBe(true);
    delete files['class.xlsx'];
    const end = await view();
    await checkFiles(files as Files, { view: end, rules, played, forecasts, injects: { 2: 1 } });

    await tess.getByRole('button', { name: 'Delete everything now' }).click();
    await tess.getByRole('button', { name: 'Delete everything now' }).click();
    await tess.waitForURL(/#\/train/);
    await wall.getByRole('heading', { name: 'This class has been deleted' }).waitFor();
    const left = everythingIn(data);
    const traces = [id, code, 'Pupil No.', ...end.tables.map(({ table }) => table)];
    for (const trace of traces) expect(left.includes(trace), trace).toBe(false);
    expect(faults).toEqual([]);
  });

  test('a class by the keyboard alone', { timeout: LONG }, async () => {
    const { url } = guests.house;
    const uma = watch(await guests.guest('Uma'), 'trainer with keys');
    await uma.goto(`${url}#/train`);
    await writeByKeys(uma, '[aria-label="Name of the class"]', 'By keys');
    await checkByKeys(uma, '[aria-label="Game"]', /IT Billionaire/);
    await uma.getByRole('radio', { name: '15 min' }).waitFor();
    await checkByKeys(uma, '[aria-label="How long?"]', /15 min/);
    await pressOnWords(uma, 'Open the workshop');
    await uma.getByRole('heading', { name: 'Nobody sits yet.' }).waitFor();
    const id = uma.url().split('/').at(-1)!;
    const room = connect({ fetch: fetchFrom(uma) }).workshops.workshop(id);
    const { code } = (await room.view()) as TrainerView;
    const send: typeof fetch = (path, init) => fetch(url + (path as string).slice(1), init);
    await joinClass(send, code, 'Ada');
    for (const next of ['On to Lesson', 'On to Practice', 'Clear practice'])
      await pressOnWords(uma, next);
    // Nor is it lost while the server is asked.
    await uma.waitForFunction(() => document.activeElement?.closest('[data-hold]'));
    await uma.getByRole('heading', { name: '1 of 1 tables play.' }).waitFor();
    await uma.keyboard.press('1');
    await pressOnWords(uma, 'Skip');
    // What is asked twice has the focus where it is asked: the answer is one step away.
    await uma.getByRole('button', { name: 'Yes', exact: true }).waitFor();
    await uma.waitForFunction(() => document.activeElement?.matches('[data-hold]'));
    await uma.keyboard.press('Tab');
    expect(await uma.evaluate(() => document.activeElement?.textContent)).toBe('Yes');
    await uma.keyboard.press('Enter');
    await uma.keyboard.press('m');
    // Who opens it with a letter goes on to type.
    await uma.waitForFunction(() => document.activeElement?.matches('dialog textarea'));
    await uma.keyboard.type('Five minutes left.');
    await pressOnWords(uma, 'Send');
    await uma.keyboard.press('p');
    await uma.getByRole('heading', { name: /^All tables are paused/ }).waitFor();
    await pressOnWords(uma, 'Close play');
    await pressOnWords(uma, 'Close play');
    await uma.getByRole('heading', { name: 'Play is closed.' }).waitFor();
    await pressOnWords(uma, 'Data, trainers and the end');
    await pressOn(uma, 'dialog [download="class.xlsx"]');
    await pressOnWords(uma, 'Delete everything now');
    await pressOnWords(uma, 'Delete everything now');
    await uma.waitForURL(/#\/train/);
    expect(faults).toEqual([]);
  });
});
