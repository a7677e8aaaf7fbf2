/** New positions: whose eyes they are for, and what they put an end to. */
import { choiceOf, differing, openStore, shown, soon } from '../../testing/open-store.ts';
import type { Move } from '@boardroom/kernel';
import { submit } from '@boardroom/kernel';
import { beforeEach, expect, test } from 'vitest';
import type { Position } from '../../engine/port.ts';
import { lotsMatch } from '../../testing/lots-table.ts';
import { say } from '../../words/index.ts';

const bid = (coins: number): Move => ({ type: 'bid', coins }) as Move;
type Opened = ReturnType<typeof openStore>;

/** The table tells of a position that differs so from the true one. */
function tellOf({ port, tell }: Opened, differs: Partial<Position>): void {
  const { position } = port;
  Object.assign(port, differing({ ...port }, differs));
  tell();
  Object.assign(port, { position });
}
const openly = () => ({ secretsBetween: () => false });

beforeEach(() => void shown.sounds.splice(0));

test('where nothing is secret the screen is handed on without a curtain, and it is said to whom', async () => {
  const { store } = openStore(['human', 'human'], undefined, { port: openly });
  expect([store.viewer, store.curtain, store.banner]).toEqual([0, null, null]);
  store.deliver(bid(1));
  await soon();
  expect([store.viewer, store.curtain, store.position.viewer]).toEqual([1, null, 1]);
  expect(store.banner?.title).toBe(say('table.handed', { name: 'Tomás' }));
});

test('a table that is opened again is for who is asked now, and nothing of it is new', () => {
  const match = lotsMatch(3);
  submit(match, 0, bid(1));
  const kinds = ['human', 'human', 'human'] as const;
  const { store } = openStore(kinds, undefined, { match, port: openly });
  expect([store.viewer, store.position.viewer, store.seenMoves]).toEqual([1, 1, 1]);
  expect(store.unseen).toBe(0);
});

test('one person at the screen stays there, whoever is asked', () => {
  const { store, moves } = openStore(['human', 'bot', 'bot'], undefined, { port: openly });
  moves(0, bid(1));
  moves(1, bid(1));
  expect([store.viewer, store.position.viewer, store.banner]).toEqual([0, 0, null]);
});

test('who is asked keeps the screen while others answer, and nobody is called to it', () => {
  const opened = openStore(['human', 'human', 'human']);
  const { store, moves } = opened;
  store.openCurtain();
  moves(1, bid(2));
  expect([store.viewer, store.curtain, store.banner]).toEqual([0, null, null]);
  moves(0, bid(2));
  expect(store.curtain).toBe(2);
  store.openCurtain();
  // Another person is asked as well, before them in the order of seats.
  tellOf(opened, { asked: [0, 1, 2], moves: 7 });
  expect([store.viewer, store.curtain]).toEqual([2, null]);
});

test('of several who are asked the first is called, never a bot', () => {
  const { store, moves } = openStore(['human', 'human', 'human', 'bot']);
  store.openCurtain();
  moves(0, bid(1));
  expect(store.curtain).toBe(1);
  const bots = openStore(['human', 'human', 'bot']);
  bots.store.openCurtain();
  bots.moves(1, bid(0));
  bots.moves(0, bid(0));
  expect([bots.store.viewer, bots.store.curtain]).toEqual([0, null]);
});

test('when it is over nobody is called any more', () => {
  const opened = openStore(['human', 'human']);
  opened.store.openCurtain();
  tellOf(opened, { over: true, asked: [1], moves: 9 });
  expect([opened.store.curtain, opened.store.viewer]).toEqual([null, 0]);
});

test('the curtain stays before whom it was drawn for, and what happened behind it is seen then', () => {
  const { store, moves, state } = openStore(['human', 'human', 'bot']);
  moves(2, bid(1));
  expect([store.curtain, store.position.moves]).toEqual([0, 1]);
  moves(0, bid(1));
  expect(store.curtain).toBe(0);
  store.openCurtain();
  expect([store.curtain, store.viewer, store.seenMoves]).toEqual([null, 0, 2]);
  // Opened once, it is open.
  const { length } = state.notes;
  store.openCurtain();
  expect(state.notes).toHaveLength(length);
});

test('a screen for all calls nobody', () => {
  const { store, moves } = openStore(['human', 'human']);
  store.project(true);
  moves(0, bid(1));
  expect([store.curtain, store.position.viewer]).toEqual([null, null]);
  const wall = openStore(['human', 'human'], undefined, { setting: { projector: true } });
  expect([wall.store.curtain, wall.store.position.viewer]).toEqual([null, null]);
});

test('a form is put away when the screen is turned to all, or to the past', () => {
  const { store, port } = openStore();
  const fill = (): void => {
    store.choose(choiceOf(store, 'bid'));
    expect(store.filling).not.toBeNull();
  };
  fill();
  store.visit({ position: port.position(0), move: 0 });
  expect(store.filling).toBeNull();
  store.visit(null);
  fill();
  store.project(true);
  expect(store.filling).toBeNull();
});

test('what is already so is not done again', () => {
  const { store, port } = openStore();
  store.visit({ position: port.position(0), move: 0 });
  store.project(false);
  expect(store.past).not.toBeNull();
});

test('news that change nothing are not shown; any other are', () => {
  const opened = openStore(['human', 'bot']);
  const { state, tell, port } = opened;
  const shows = (differs: Partial<Position>): number => {
    const { length } = state.notes;
    tellOf(opened, differs);
    const count = state.notes.length - length;
    tell();
    return count;
  };
  expect(shows({})).toBe(0);
  const { told } = port.position(0);
  expect(shows({ moves: 5 })).toBe(1);
  expect(shows({ viewer: null })).toBe(1);
  expect(shows({ told: [...told, told[0]!] })).toBe(1);
  expect(shows({ asked: [] })).toBe(1);
});

test('a form stays where just that is still asked, and goes with anything else', () => {
  const opened = openStore(['human', 'bot']);
  const { store, port, tell } = opened;
  const { frame, legal, told } = port.position(0);
  let moves = 10;
  const stays = (differs: Partial<Position>): boolean => {
    store.choose(choiceOf(store, 'bid'));
    tellOf(opened, { ...differs, moves: moves++ });
    const open = store.filling !== null;
    tell();
    store.clear();
    return open;
  };
  expect(stays({})).toBe(true);
  expect(stays({ frame: null })).toBe(false);
  expect(stays({ frame: { ...frame!, kind: 'scrap' } })).toBe(false);
  expect(stays({ legal: [] })).toBe(false);
  expect(stays({ legal: [...legal, ...legal] })).toBe(false);
  expect(stays({ viewer: null })).toBe(false);
  // Something was taken back.
  expect(stays({ told: told.slice(1) })).toBe(false);
});

test('a form or a question about an aside goes when the aside is no longer possible', () => {
  const opened = openStore(['human', 'bot', 'bot'], ({ type, to }) =>
    type === 'give' && to === 2 ? ({ confirm: 'Sure?' } as never) : {},
  );
  const { store, port, tell } = opened;
  const { asides } = port.position(0);
  const [one, two] = asides;
  const giveTo = (to: number): void =>
    store.choose(
      store.choices.find(({ template }) => (template as unknown as { to?: number }).to === to)!,
    );
  giveTo(1);
  tellOf(opened, { moves: 10, asides: [two!, one!] });
  expect(store.filling).not.toBeNull();
  tellOf(opened, { moves: 11, asides: [two!] });
  expect(store.filling).toBeNull();
  tell();
  giveTo(2);
  store.submitFilling();
  expect(store.confirming).not.toBeNull();
  tellOf(opened, { moves: 12, asides: [two!] });
  expect(store.confirming).not.toBeNull();
  tellOf(opened, { moves: 13, asides: [one!] });
  expect(store.confirming).toBeNull();
});

test('a hint goes with the question it was for', async () => {
  const { store, state, moves } = openStore(['human', 'bot', 'bot']);
  state.advice = { move: bid(2) };
  await store.askHint();
  moves(1, bid(0));
  expect(store.hint).not.toBeNull();
  moves(2, { type: 'give', to: 0, coins: 1 } as never);
  expect(store.hint).toBeNull();
});

test('what was taken back is not told as if it had just happened', () => {
  const opened = openStore();
  const { moves, port } = opened;
  moves(1, { type: 'give', to: 0, coins: 1 } as never);
  const { length } = shown.motions;
  tellOf(opened, { moves: 0, told: port.position(0).told.slice(0, 1) });
  expect(shown.motions).toHaveLength(length);
});

test('whoever looks at the past does not hear the end', () => {
  const { store, port, state, tell } = openStore(['bot', 'bot']);
  store.visit({ position: port.position(null), move: 0 });
  state.match.s.agenda.length = 0;
  tell();
  expect(shown.sounds).not.toContain('over');
});

test('one person who is asked among others is enough for the list of tables', () => {
  const { state, moves } = openStore(['human', 'bot', 'bot'], undefined, {
    ui: { heading: () => ({ title: 'Round 1' }) },
  });
  moves(1, bid(0));
  expect(state.notes.at(-1)).toEqual({ note: 'Round 1', mine: true });
});
