/** What lies open beside the board and over it, at each size of window. */
import { openStore } from '../../testing/open-store.ts';
import { resizeTo } from '../../testing/window.ts';
import { afterEach, expect, test } from 'vitest';

const open = () => openStore(['human', 'bot'], undefined, { ui: { Desk: {} } }).store;
afterEach(() => resizeTo(1280, 720));

test('the desk is a tab where the window is low: beside the board, or in the drawer', () => {
  resizeTo(1280, 600);
  const store = open();
  expect(store.fold.desk).toBe('tab');
  store.openDesk();
  expect([store.tab, store.drawer, store.sheet]).toEqual(['mine', false, false]);
  store.toggleDesk();
  expect(store.tab).toBe('board');
  store.toggleDesk();
  expect(store.tab).toBe('mine');
  resizeTo(1000, 700);
  store.closeDesk();
  store.openDesk();
  expect([store.tab, store.drawer]).toEqual(['mine', true]);
  store.closeDesk();
  expect([store.tab, store.drawer]).toEqual(['board', false]);
});

test('a strip opens a sheet; closing it leaves another tab as it is', () => {
  const store = open();
  expect(store.fold.desk).toBe('strip');
  store.tab = 'log';
  store.toggleDesk();
  expect([store.sheet, store.tab]).toEqual([true, 'log']);
  store.toggleDesk();
  expect([store.sheet, store.tab, store.drawer]).toEqual([false, 'log', false]);
});

test('a desk that is always in sight is not opened', () => {
  resizeTo(1440, 900);
  const store = open();
  expect(store.fold.desk).toBe('row');
  store.openDesk();
  expect([store.sheet, store.drawer, store.tab]).toEqual([false, false, 'board']);
});

test('the board takes the sheet with it only when another page comes', () => {
  resizeTo(390, 844);
  const store = open();
  store.openDesk();
  store.tab = 'board';
  expect(store.sheet).toBe(true);
  store.crowd(9, true);
  expect(store.crowded).toBe(false);
  store.closeDesk();
  expect(store.crowded).toBe(true);
});

test('what lies open is shut from the top: the list, the drawer, the sheet', () => {
  const store = open();
  store.openDesk();
  store.drawer = true;
  store.toggleMore();
  const lies = () => [store.more, store.drawer, store.sheet];
  expect(lies()).toEqual([true, true, true]);
  expect(store.shut()).toBe(true);
  expect(lies()).toEqual([false, true, true]);
  expect(store.shut()).toBe(true);
  expect(lies()).toEqual([false, false, true]);
  expect(store.shut()).toBe(true);
  expect(lies()).toEqual([false, false, false]);
  expect(store.shut()).toBe(false);
});

test('the list of all moves opens and closes, and closes when something is opened', () => {
  const store = open();
  expect(store.more).toBe(false);
  store.toggleMore();
  store.toggleMore();
  expect(store.more).toBe(false);
  store.toggleMore();
  store.openGroup('give');
  expect(store.more).toBe(false);
});

test('who calls the camera back sees the board, on a phone; each call counts', () => {
  const store = open();
  store.tab = 'log';
  store.frameDecision();
  expect([store.tab, store.framed]).toEqual(['log', 1]);
  resizeTo(390, 844);
  store.frameDecision();
  expect([store.tab, store.framed]).toEqual(['board', 2]);
});

test('a look without a card leaves the whole board free', () => {
  const store = open();
  expect(store.gaze).toBeNull();
  store.look('lot');
  expect(store.gaze).toEqual({ at: 'lot', card: { width: 0, height: 0 } });
});
