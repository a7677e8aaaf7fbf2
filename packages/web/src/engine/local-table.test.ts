/** A table on this device: people, bots behind a fake desk, what is stored. */
import '../testing/window.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cancelled } from '@boardroom/bots/thinker';
import type { Choice as Idea } from '@boardroom/bots';
import { isRefusal } from '@boardroom/kernel';
import type { Move } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import type { SavedTable } from '../store/saved.ts';
import { savedLots, slowLots, texts } from '../testing/lots-table.ts';
import { openLocalTable } from './local-table.ts';
import type { LocalPort, LocalSetting } from './local-table.ts';
import { tellTabs } from './tabs.ts';

interface Asked {
  readonly seed?: number;
  readonly seat: number;
  readonly bot: string;
  readonly frame?: object;
  answer(idea: Partial<Idea> | null): void;
  fail(error: unknown): void;
  cancelled: boolean;
}
const desk = vi.hoisted(() => ({ asked: [] as unknown[], closed: 0 }));
vi.mock('./bot-desk.ts', () => ({
  openBotDesk: () => ({
    ask(_table: object, question: object) {
      const one = { ...question, cancelled: false } as unknown as Asked;
      const choice = new Promise((resolve, reject) => {
        Object.assign(one, { answer: resolve, fail: reject });
      });
      desk.asked.push(one);
      return {
        choice,
        cancel() {
          one.cancelled = true;
          one.fail(new Cancelled());
        },
      };
    },
    close: () => desk.closed++,
  }),
}));
const shelf = vi.hoisted(() => ({ kept: [] as unknown[], full: false, stored: null as unknown }));
vi.mock('../store/saved.ts', () => ({
  async saveTable(table: unknown) {
    if (shelf.full) throw new Error('full');
    shelf.kept.push(table);
  },
  loadTable: async () => shelf.stored,
}));

const asked = (): Asked[] => desk.asked as Asked[];
const kept = (): SavedTable => shelf.kept.at(-1) as SavedTable;
const soon = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve));
};
const bid = (coins: number): Move => ({ type: 'bid', coins }) as Move;
const give = (to: number, coins: number): Move => ({ type: 'give', to, coins }) as Move;

const opened: LocalPort[] = [];
let failures: unknown[] = [];
let notStored: unknown[] = [];
let paces: (() => void)[] = [];
let id = 0;

const setting: LocalSetting = {
  game: lots as never,
  content: lotsEdition,
  texts,
  pace: async () => {},
  failed: (error) => failures.push(error),
  notStored: (error) => notStored.push(error),
};

async function open(kinds: readonly ('human' | 'bot')[], changed: Partial<LocalSetting> = {}) {
  const saved = savedLots(`t${id++}`, kinds);
  const port = openLocalTable(saved, {
    ...setting,
    ...changed,
  });
  if (isRefusal(port)) throw new Error(port.code);
  opened.push(port);
  await soon();
  return { port, saved };
}

beforeEach(() => {
  desk.asked = [];
  shelf.kept = [];
  shelf.full = false;
  shelf.stored = null;
  failures = [];
  notStored = [];
  paces = [];
});
afterEach(() => {
  for (const port of opened.splice(0)) port.close();
});

test('a record of another game is refused', () => {
  const saved = savedLots('other', ['human', 'human']);
  const spoilt = { ...saved, record: { ...saved.record, version: 99 } };
  expect(openLocalTable(spoilt, setting)).toHaveProperty('code');
});

test('what a person plays is made, heard of and kept; a refusal changes nothing', async () => {
  const { port } = await open(['human', 'human']);
  const heard = vi.fn();
  const deaf = port.listen(heard);
  expect(await port.play(0, bid(99))).toMatchObject({ code: 'too-few-coins' });
  expect(heard).not.toHaveBeenCalled();
  expect(shelf.kept).toEqual([]);
  expect(await port.play(0, bid(3))).toBeNull();
  expect(heard).toHaveBeenCalled();
  expect(port.position(0).moves).toBe(1);
  await soon();
  expect(kept().record.moves).toEqual([[0, bid(3)]]);
  expect(kept().over).toBe(false);
  const calls = heard.mock.calls.length;
  deaf();
  await port.play(1, bid(1));
  expect(heard.mock.calls).toHaveLength(calls);
});

test('asking whether a move is possible does not make it', async () => {
  const { port } = await open(['human', 'human']);
  expect(await port.ask(0, bid(3))).toBeNull();
  expect(await port.ask(0, bid(99))).toMatchObject({ code: 'too-few-coins' });
  expect(port.position(0).moves).toBe(0);
});

test('the two see different things, and none of what is dealt later', async () => {
  const { port } = await open(['human', 'human']);
  expect(port.secretsBetween(0, 1)).toBe(true);
  expect(port.secretsBetween(0, 0)).toBe(false);
  expect(JSON.stringify(port.position(0).view)).not.toContain('lots-seed');
});

test('a bot answers when it is asked, with its level, after the pause for the eye', async () => {
  const pace = () => new Promise<void>((resolve) => paces.push(resolve));
  const { port } = await open(['human', 'bot'], { pace });
  const [aside] = asked();
  expect(aside).toMatchObject({ seat: 1, bot: 'normal' });
  expect(aside!.frame).toBeUndefined();
  aside!.answer(null);
  await soon();
  const [, question] = asked();
  expect(question).toMatchObject({ seat: 1, frame: { kind: 'bid', seat: 1 } });
  expect(port.thinking()).toBe(1);
  question!.answer({ move: bid(2) });
  await soon();
  expect(port.position(0).moves).toBe(0);
  paces[0]!();
  await soon();
  expect(port.position(0).moves).toBe(1);
  expect(port.thinking()).toBeNull();
});

test('of several bots the one who is asked first answers first, each with a whim of its own', async () => {
  const whims = async (): Promise<[number, number | undefined][]> => {
    desk.asked = [];
    await open(['human', 'bot', 'bot']);
    for (let i = 0; i < 3; i++) {
      asked().at(-1)!.answer(null);
      await soon();
    }
    return asked().map(({ seat, seed }) => [seat, seed]);
  };
  const first = await whims();
  expect(first.slice(0, 3).map(([seat]) => seat)).toEqual([1, 2, 1]);
  expect(new Set(first.slice(0, 3).map(([, seed]) => seed)).size).toBe(3);
  // At a table with the same seed the same.
  expect(await whims()).toEqual(first);
});

test('who is in a hurry does not wait for the pause', async () => {
  const { port } = await open(['human', 'bot'], { pace: () => new Promise(() => {}) });
  asked()[0]!.answer(null);
  await soon();
  asked()[1]!.answer({ move: bid(2) });
  await soon();
  expect(port.position(0).moves).toBe(0);
  port.hurry();
  await soon();
  expect(port.position(0).moves).toBe(1);
});

test('a bot that fails: it is said, and the game goes on with the fallback', async () => {
  const { port } = await open(['human', 'bot']);
  asked()[0]!.answer(null);
  await soon();
  asked()[1]!.fail(new Error('worker lost'));
  await soon();
  expect(failures).toHaveLength(1);
  expect(port.position(null).moves).toBe(1);
  expect(port.record().moves).toEqual([[1, bid(0)]]);
  expect(port.thinking()).toBeNull();
});

test('a bot whose aside fails is said too, and people play on', async () => {
  const { port } = await open(['human', 'bot']);
  asked()[0]!.fail(new Error('worker lost'));
  await soon();
  expect(failures).toHaveLength(1);
  expect(await port.play(0, bid(1))).toBeNull();
});

test('a bot makes two asides in a row and then has to wait', async () => {
  const { port } = await open(['human', 'bot']);
  for (let i = 0; i < 2; i++) {
    const question = asked().at(-1)!;
    expect(question.frame).toBeUndefined();
    question.answer({ move: give(0, 1) });
    await soon();
  }
  expect(port.record().moves).toEqual([
    [1, give(0, 1)],
    [1, give(0, 1)],
  ]);
  expect(asked().at(-1)!.frame).toBeDefined();
});

test('an idea that has become impossible is dropped and asked for again', async () => {
  const { port } = await open(['human', 'bot']);
  asked()[0]!.answer(null);
  await soon();
  const stale = asked().at(-1)!;
  await port.play(0, give(1, 2));
  stale.answer({ move: bid(99) });
  await soon();
  expect(port.record().moves).toEqual([[0, give(1, 2)]]);
  expect(asked().length).toBeGreaterThan(2);
});

test('a nonsense answer is replaced by the fallback, so that the game goes on', async () => {
  const { port } = await open(['human', 'bot']);
  asked()[0]!.answer(null);
  await soon();
  asked()
    .at(-1)!
    .answer({ move: bid(99) });
  await soon();
  expect(port.record().moves).toEqual([[1, bid(0)]]);
});

test('a paused table does not move its bots, until it goes on', async () => {
  const { port } = await open(['human', 'bot']);
  port.pause(true);
  asked()[0]!.answer(null);
  await soon();
  asked()
    .at(-1)!
    .answer({ move: bid(2) });
  await soon();
  expect(port.position(null).moves).toBe(0);
  const before = asked().length;
  port.pause(false);
  await soon();
  expect(asked().length).toBeGreaterThan(before);
});

test('undo takes the own move back, withdraws what bots think about, and is kept', async () => {
  const { port } = await open(['human', 'human', 'bot']);
  asked()[0]!.answer(null);
  await soon();
  const thinking = asked().at(-1)!;
  expect(await port.undo(0, 1)).toMatchObject({ code: 'cannot-undo' });
  expect(thinking.cancelled).toBe(false);
  await port.play(0, bid(1));
  // A sealed bid lies among others still asked: nobody takes it back.
  expect(await port.undo(0, 1)).toMatchObject({ code: 'cannot-undo' });
  expect(port.position(0).moves).toBe(1);
});

test('what can be taken back is, and kept so', async () => {
  const { port } = await open(['human', 'human'], { game: slowLots });
  await port.play(0, bid(3));
  await port.play(1, bid(0));
  const before = JSON.stringify(port.position(0).view);
  expect(await port.play(0, { type: 'scrap', lots: [] } as never)).toBeNull();
  expect(port.position(0).undoable).toBe(1);
  expect(await port.undo(1, 1)).toMatchObject({ code: 'cannot-undo' });
  expect(await port.undo(0, 1)).toBeNull();
  expect(JSON.stringify(port.position(0).view)).toBe(before);
  await soon();
  expect(kept().record.moves).toHaveLength(2);
});

test('what is said is found by its number, in the order it was said', async () => {
  const { port } = await open(['human', 'human'], { game: slowLots });
  for (const words of ['one', 'two'])
    expect(await port.play(0, { type: 'say' } as never, words)).toBeNull();
  const said = port.record().moves.map(([, move]) => (move as never)['message']);
  expect(said).toEqual([0, 1]);
  expect([port.said(0), port.said(1), port.said(2)]).toEqual(['one', 'two', undefined]);
  await soon();
  expect(kept().record.words).toEqual(['one', 'two']);
});

test('words are kept beside the move that says them, by their number', async () => {
  const { port } = await open(['human', 'human']);
  // A game without talk refuses the message, and keeps no words then.
  expect(await port.play(0, bid(1), 'hello')).toHaveProperty('code');
  expect(port.said(0)).toBeUndefined();
  expect(port.record()).not.toHaveProperty('words');
});

test('a hint is asked of the house, for the question as it stands; none without one', async () => {
  const { port } = await open(['human', 'human']);
  const hint = port.hint(0);
  expect(asked().at(-1)).toMatchObject({ seat: 0, bot: 'heuristic', frame: { kind: 'bid' } });
  asked()
    .at(-1)!
    .answer({ move: bid(4) });
  expect(await hint).toMatchObject({ move: bid(4) });
  await port.play(0, bid(1));
  expect(await port.hint(0)).toBeNull();
});

test('why a bot moved is told only if it knew no secret, or when all is over', async () => {
  const { port } = await open(['human', 'bot']);
  asked()[0]!.answer(null);
  await soon();
  asked()
    .at(-1)!
    .answer({ move: bid(2), why: { code: 'worth' } });
  await soon();
  expect(port.position(null).moves).toBe(1);
  expect(port.why!(1, 1)).toBeUndefined();
});

test('why a bot did something unasked is kept with the move it made', async () => {
  const { port } = await open(['human', 'bot']);
  asked()[0]!.answer({ move: give(0, 1), why: { code: 'worth' } });
  await soon();
  expect(port.record().moves).toEqual([[1, give(0, 1)]]);
  expect(kept().whys).toMatchObject([{ after: 1, seat: 1, why: { code: 'worth' } }]);
});

test('what cannot be stored is said, and the game goes on', async () => {
  const { port } = await open(['human', 'human']);
  shelf.full = true;
  expect(await port.play(0, bid(1))).toBeNull();
  await soon();
  expect(notStored).toHaveLength(1);
  expect(port.position(0).moves).toBe(1);
});

test('notes for the list of tables; a lesson is kept until it is put away', async () => {
  const { port } = await open(['human', 'human']);
  port.remember({ note: 'Round 1', mine: true, lesson: 2 });
  await soon();
  expect(kept()).toMatchObject({ note: 'Round 1', mine: true, lesson: 2 });
  port.remember({ mine: false });
  await soon();
  expect(kept()).toMatchObject({ note: 'Round 1', mine: false, lesson: 2 });
  port.remember({ lesson: null });
  await soon();
  expect(kept()).not.toHaveProperty('lesson');
});

test('a second tab follows: it shows what the first stored, plays nothing, until it takes over', async () => {
  const saved = savedLots('shared', ['human', 'human']);
  const first = openLocalTable(saved, setting) as LocalPort;
  opened.push(first);
  await soon();
  const second = openLocalTable(saved, setting) as LocalPort;
  opened.push(second);
  await soon();
  expect([first.follows(), second.follows()]).toEqual([false, true]);
  expect(first.held!()).toBeNull();
  expect(second.held!()).not.toBeNull();
  expect(await second.play(0, bid(1))).toEqual({ code: 'other-tab' });
  expect(await second.undo(0, 1)).toEqual({ code: 'other-tab' });
  await first.play(0, bid(2));
  await soon();
  shelf.stored = { ...kept(), record: { ...kept().record, words: ['mine!'] } };
  await vi.waitFor(() => {
    first.remember({ note: 'again' });
    expect(second.position(0).moves).toBe(1);
  });
  expect(second.said(0)).toBe('mine!');
  second.playHere();
  await vi.waitFor(() => expect([first.follows(), second.follows()]).toEqual([true, false]));
  expect(await first.play(1, bid(1))).toEqual({ code: 'other-tab' });
  expect(await second.play(1, bid(1))).toBeNull();
});

test('a tab from which the table is taken withdraws what its bots think about', async () => {
  const saved = savedLots('taken', ['human', 'bot']);
  const first = openLocalTable(saved, setting) as LocalPort;
  opened.push(first);
  await soon();
  asked()[0]!.answer(null);
  await soon();
  const question = asked().at(-1)!;
  expect(question.frame).toBeDefined();
  const second = openLocalTable(saved, setting) as LocalPort;
  opened.push(second);
  await soon();
  second.playHere();
  await vi.waitFor(() => expect(question.cancelled).toBe(true));
  await soon();
  expect(first.position(null).moves).toBe(0);
  expect(failures).toEqual([]);
});

test('a closed table asks no bot any more and ends its worker', async () => {
  const { port } = await open(['human', 'bot']);
  const { closed } = desk;
  port.close();
  expect(desk.closed).toBe(closed + 1);
  asked()[0]!.answer({ move: give(0, 1) });
  await soon();
  expect(port.position(null).moves).toBe(0);
  expect(failures).toEqual([]);
});

test('a tab that is closed leaves the table to the next', async () => {
  const saved = savedLots('left', ['human', 'human']);
  const first = openLocalTable(saved, setting) as LocalPort;
  opened.push(first);
  await soon();
  const second = openLocalTable(saved, setting) as LocalPort;
  opened.push(second);
  await soon();
  expect(second.follows()).toBe(true);
  first.close();
  await vi.waitFor(() => expect(second.follows()).toBe(false));
});

test('a table that is renamed elsewhere keeps its new name', async () => {
  const saved = savedLots('renamed', ['human', 'human']);
  const first = openLocalTable(saved, setting) as LocalPort;
  opened.push(first);
  await soon();
  shelf.stored = { ...saved, title: 'Friday' };
  tellTabs('renamed');
  await vi.waitFor(() => {
    first.remember({ note: 'again' });
    expect(kept().title).toBe('Friday');
  });
});

test('a tab that only follows asks no bot', async () => {
  const saved = savedLots('watching', ['human', 'bot']);
  opened.push(openLocalTable(saved, setting) as LocalPort);
  await soon();
  const { length } = desk.asked;
  const second = openLocalTable(saved, setting) as LocalPort;
  opened.push(second);
  await soon();
  second.pause(false);
  await soon();
  expect(desk.asked).toHaveLength(length);
});

const answerAll = async (idea: Partial<Idea> | null = null): Promise<void> => {
  asked().at(-1)!.answer(idea);
  await soon();
};

test('every bot is asked once for an aside before one of them answers, the host never', async () => {
  const { port } = await open(['human', 'bot', 'bot']);
  await answerAll();
  await answerAll();
  const asides = asked().filter(({ frame }) => !frame);
  expect(asides.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(port.thinking()).toBe(1);
  await answerAll({ move: bid(1) });
  // At the next decision they are asked again.
  expect(asked().filter(({ frame }) => !frame)).toHaveLength(3);
});

test('a game without asides asks for none', async () => {
  const { asides: _, ...plain } = lots;
  await open(['human', 'bot'], { game: plain as never });
  expect(asked()).toHaveLength(1);
  expect(asked()[0]!.frame).toBeDefined();
});

test('one question at a time is put to the bots, however often the table changes', async () => {
  const { port } = await open(['human', 'human', 'bot']);
  await answerAll();
  expect(asked()).toHaveLength(2);
  await port.play(0, bid(1));
  port.pause(false);
  await soon();
  expect(asked()).toHaveLength(2);
});

test('people alone are waited for: no bot thinks, and nothing is told twice', async () => {
  const { port } = await open(['human', 'human']);
  const heard = vi.fn();
  port.listen(heard);
  await port.play(0, bid(1));
  await soon();
  expect([heard.mock.calls.length, port.thinking(), asked().length]).toEqual([1, null, 0]);
});

test('a move and who thinks about it now are told in one', async () => {
  const { port } = await open(['human', 'human', 'bot'], {
    game: { ...lots, asides: undefined } as never,
  });
  expect(asked()).toHaveLength(1);
  await answerAll({ move: bid(0) });
  expect(port.thinking()).toBeNull();
  const heard: (number | null)[] = [];
  port.listen(() => heard.push(port.thinking()));
  await port.play(0, bid(2));
  await port.play(1, bid(9));
  expect(heard).toEqual([null, null]);
});

test('an aside that was thought of for another moment is dropped', async () => {
  const { port } = await open(['human', 'bot']);
  const [aside] = asked();
  await port.play(0, give(1, 1));
  aside!.answer({ move: give(0, 1) });
  await soon();
  expect(port.record().moves).toEqual([[0, give(1, 1)]]);
});

test('an aside that is not possible is left out, and the next bot is asked', async () => {
  const { port } = await open(['human', 'bot', 'bot']);
  await answerAll({ move: give(0, 99) });
  expect(asked().map(({ seat, frame }) => [seat, frame === undefined])).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(port.position(null).moves).toBe(0);
});

test('two asides in a row are the most of one bot, not of two', async () => {
  const { port } = await open(['human', 'bot', 'bot']);
  await answerAll({ move: give(0, 1) });
  await answerAll();
  await answerAll({ move: give(0, 1) });
  expect(port.record().moves).toEqual([
    [1, give(0, 1)],
    [2, give(0, 1)],
  ]);
  expect(asked().at(-1)).toMatchObject({ seat: 1 });
  expect(asked().at(-1)!.frame).toBeUndefined();
});

test('a bot that has no name for its way of playing plays as the house does', async () => {
  const saved = savedLots('plain', ['human', 'bot']);
  const seats = saved.seats.map(({ kind, name, colour }) => ({ kind, name, colour }));
  const port = openLocalTable({ ...saved, seats }, setting) as LocalPort;
  opened.push(port);
  await soon();
  expect(asked()[0]).toMatchObject({ seat: 1, bot: 'heuristic' });
});

test('a bot goes by what it has done itself, not by how quick others were', async () => {
  const seedAfter = async (act: (port: LocalPort) => unknown): Promise<number | undefined> => {
    desk.asked = [];
    const { port } = await open(['human', 'human', 'bot']);
    await act(port);
    while (asked().at(-1)!.frame === undefined) await answerAll();
    return asked().at(-1)!.seed;
  };
  const first = await seedAfter(() => {});
  expect(await seedAfter((port) => port.play(0, bid(1)))).toBe(first);
  expect(await seedAfter(() => answerAll({ move: give(0, 1) }))).not.toBe(first);
});

test('longer thought is asked of the strongest', async () => {
  const { port } = await open(['human', 'human']);
  void port.hint(0, true);
  expect(asked().at(-1)).toMatchObject({ seat: 0, bot: 'expert' });
});

test('a table that is closed while a bot thinks is left as it is', async () => {
  const { port } = await open(['human', 'bot']);
  await answerAll();
  const heard = vi.fn();
  port.listen(heard);
  port.close();
  await answerAll({ move: bid(3) });
  expect(port.position(null).moves).toBe(0);
  expect([heard.mock.calls, failures]).toEqual([[], []]);
});

test('a pause while a bot thinks: it thinks no more, and that is told', async () => {
  const { port } = await open(['human', 'bot']);
  await answerAll();
  expect(port.thinking()).toBe(1);
  const heard = vi.fn();
  port.listen(heard);
  port.pause(true);
  await answerAll({ move: bid(3) });
  expect([port.thinking(), heard.mock.calls.length]).toEqual([null, 1]);
  // Nothing happened meanwhile: it answers, and wishes for nothing else a second time.
  port.pause(false);
  await soon();
  expect(asked().map(({ frame }) => frame !== undefined)).toEqual([false, true, true]);
});

test('what is taken back while a bot thinks is thought about anew', async () => {
  const { port } = await open(['human', 'human', 'bot'], { game: slowLots });
  await answerAll();
  await answerAll({ move: bid(0) });
  await port.play(1, bid(0));
  await port.play(0, bid(2));
  await soon();
  await port.play(0, { type: 'scrap', lots: [] } as never);
  await soon();
  expect(asked().at(-1)!.cancelled).toBe(false);
  const before = port.position(0).moves;
  expect(await port.undo(0, 1)).toBeNull();
  await soon();
  expect(port.position(0).moves).toBe(before - 1);
  expect(failures).toEqual([]);
});

test('a line for the list and the move before it are stored together', async () => {
  const { port } = await open(['human', 'human']);
  shelf.kept = [];
  void port.play(0, bid(1));
  port.remember({ note: 'Round 1' });
  await soon();
  expect(shelf.kept).toHaveLength(1);
  expect(kept()).toMatchObject({ note: 'Round 1', record: { moves: [[0, bid(1)]] } });
  port.remember({ note: 'Round 2' });
  await soon();
  expect(shelf.kept).toHaveLength(2);
});

test('a table that is over is kept as over', async () => {
  const { port } = await open(['human', 'human']);
  for (const _ of lotsEdition.lots) {
    await port.play(1, bid(0));
    await port.play(0, bid(0));
    await port.play(0, { type: 'scrap', lots: [] } as never);
  }
  await soon();
  expect(port.position(null).over).toBe(true);
  expect(kept().over).toBe(true);
});

test('who follows takes over what was said and why bots moved; a record that is none changes nothing', async () => {
  const saved = savedLots('followed', ['human', 'bot']);
  const first = openLocalTable(saved, setting) as LocalPort;
  opened.push(first);
  await soon();
  const second = openLocalTable(saved, setting) as LocalPort;
  opened.push(second);
  await soon();
  await answerAll({ move: give(0, 1), why: { code: 'worth' } });
  const whole = kept();
  expect(whole.whys).toHaveLength(1);
  const heard = vi.fn();
  second.listen(heard);
  const tellOf = async (stored: unknown): Promise<void> => {
    const { length } = heard.mock.calls;
    shelf.stored = stored;
    tellTabs('followed');
    await soon();
    expect(heard.mock.calls.length).toBe(length + (stored === whole ? 1 : 0));
  };
  await tellOf(undefined);
  await tellOf({ ...whole, record: { ...whole.record, version: 99 } });
  expect(second.position(0).moves).toBe(0);
  await tellOf(whole);
  expect(second.position(0).moves).toBe(1);
  // What was followed is kept as it is when this tab plays on.
  shelf.kept = [];
  second.playHere();
  await vi.waitFor(() => expect(second.follows()).toBe(false));
  second.remember({ note: 'here' });
  await soon();
  expect(kept()).toMatchObject({ note: 'here', whys: whole.whys });
});

test('a branch of a review leads back to it; any other table has no origin', async () => {
  const saved = savedLots('branch', ['human', 'human']);
  const port = openLocalTable(
    { ...saved, whatIf: { of: 'match', branch: 'b1' } },
    setting,
  ) as LocalPort;
  opened.push(port);
  expect(port.origin).toBe('#/review/match?room=what-if&branch=b1');
  expect((await open(['human', 'human'])).port).not.toHaveProperty('origin');
});
