/** The table as it is looked at. */
import { choiceOf, openStore, soon } from '../../testing/open-store.ts';
import { resizeTo } from '../../testing/window.ts';
import { expect, test, vi } from 'vitest';
import { foldOf } from '../fold.ts';
import { gameOf } from '../plain-scores.ts';

test('who has no place in the ranking, such as a facilitator, is not one of the people here', () => {
  const { store } = openStore(['human', 'bot'], undefined, {
    port: ({ seats }) => ({ seats: [...seats, { kind: 'human', name: 'Host', colour: 5 }] }),
  });
  expect([store.viewer, store.curtain]).toEqual([0, null]);
});

test('a table of this device is never held up and has no team', () => {
  const { store, tell } = openStore(['human', 'bot'], undefined, {
    port: () => ({ held: undefined, team: undefined }) as never,
  });
  expect([store.held, store.team, store.choices.length]).toEqual([null, null, 2]);
  tell();
  expect([store.held, store.team, store.choices.length]).toEqual([null, null, 2]);
});

test('several people who hold a seat are a team, one is none', () => {
  const people = [{ person: 'a' }];
  const team = { people, proposals: [], lines: [] };
  const { store } = openStore(['human', 'bot'], undefined, {
    port: () => ({ team: () => team }) as never,
  });
  expect(store.team).toBeNull();
  people.push({ person: 'b' });
  expect(
    openStore(['human', 'bot'], undefined, { port: () => ({ team: () => team }) as never }).store
      .team,
  ).toBe(team);
});

test('faces that know nothing of a game find its rules by the scene', () => {
  const { store, port } = openStore();
  expect(gameOf(store.scene)).toBe(port.game);
});

test('who thinks is known as soon as the table tells', () => {
  const { store, state, tell } = openStore();
  expect(store.thinking).toBeNull();
  state.thinking = 1;
  tell();
  expect(store.thinking).toBe(1);
});

test('the frame folds for who has a desk, and for the shapes of the board', () => {
  const shapes = [{ width: 100, height: 200 }];
  const room = { width: 1280, height: 720, projector: false };
  const ratios = [100 / 60, 0.5];
  const opened = openStore(['human', 'bot'], undefined, { ui: { Desk: {}, shapes } });
  const { store, port, state, tell } = opened;
  expect(store.fold).toEqual(foldOf({ ...room, ratios, hasDesk: true }));
  state.match.s.agenda.length = 0;
  tell();
  expect(store.fold).toEqual(foldOf({ ...room, ratios, hasDesk: false }));
  // Here the board leaves some of the width to the rails.
  resizeTo(1600, 800);
  const wide = { ...room, width: 1600, height: 800, hasDesk: false };
  const { fold } = openStore().store;
  expect(fold).toEqual(foldOf({ ...wide, ratios: [100 / 60] }));
  expect(fold).not.toEqual(foldOf({ ...wide, ratios: [6000] }));
  resizeTo(1280, 720);
  const watched = openStore(['bot', 'bot'], undefined, { ui: { Desk: {} } });
  expect(watched.store.fold.desk).toBe('none');
  // Who looks back with somebody's eyes sees their desk.
  watched.store.visit({ position: { ...port.position(0), over: false }, move: 0 });
  expect(watched.store.fold.desk).toBe('strip');
});

test('the board knows whether it is on a phone, and which shape it has', () => {
  const { store } = openStore();
  expect(store.scene.narrow).toBe(false);
  resizeTo(390, 844);
  expect([store.narrow, store.scene.narrow]).toEqual([true, true]);
  resizeTo(1280, 720);
  const size = { width: 7, height: 9 };
  store.setBoard(size);
  expect(store.scene.board).toBe(size);
});

test('a seat stands out on its card at once and on the board with the next frame', async () => {
  const { store } = openStore();
  store.spotlight = 1;
  expect([store.spotlight, store.scene.spotlight]).toEqual([1, null]);
  await soon();
  expect(store.scene.spotlight).toBe(1);
  expect(store.back()).toBe(true);
  await soon();
  expect([store.spotlight, store.scene.spotlight, store.back()]).toEqual([null, null, false]);
});

test('a heading that fails is the title of the table', () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const heading = () => {
    throw new Error('no round');
  };
  const { store } = openStore(['human', 'bot'], undefined, { ui: { heading } });
  expect(store.heading).toEqual({ title: 'Lots' });
  failed.mockRestore();
});

test('words the first picture did without come once, and do not replace what was said', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const later = vi.fn(async () => ({ messages: { 'ask.bid': 'other', 'thing.lot': 'A lot' } }));
  later.mockRejectedValueOnce(new Error('offline'));
  const { store } = openStore(['human', 'bot'], undefined, {
    port: ({ texts }) => ({ texts: { ...texts, later } as never }),
  });
  await store.fetchWords();
  expect(store.words.say('thing.lot')).toBeUndefined();
  await store.fetchWords();
  await store.fetchWords();
  expect(later).toHaveBeenCalledTimes(2);
  expect(store.words.say('thing.lot')).toBe('A lot');
  expect(store.words.say('ask.bid')).toBe('Bid');
  failed.mockRestore();
});

test('what did not change of a position stays the same object', () => {
  const { store, moves } = openStore();
  const held = (): unknown => (store.position.view as unknown as { held: unknown }).held;
  const before = held();
  moves(1, { type: 'bid', coins: 1 } as never);
  expect(held()).toBe(before);
  expect(store.position.moves).toBe(1);
});

test('moves are offered to who sits there in the present alone', () => {
  const { store, port } = openStore();
  expect(choiceOf(store, 'bid')).toBeDefined();
  expect(store.allFit).toBe(true);
  store.fitMoves(false);
  expect(store.allFit).toBe(false);
  store.visit({ position: port.position(0), move: 0 });
  expect(store.choices).toEqual([]);
});
