/** What the board hears and shows. */
import { choiceOf, openStore, shown, soon } from '../../testing/open-store.ts';
import type { Choice } from '@boardroom/ui-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const onLot = ({ type }: { type: string }) => (type === 'bid' ? { path: ['lot'] } : {});
const settled = async (): Promise<void> => {
  await soon();
  await soon();
};
beforeEach(() => void shown.sounds.splice(0));
afterEach(() => void vi.useRealTimers());

test('a thing that has a name is looked at: its card says why a press did nothing', async () => {
  const { store, targets } = openStore();
  const leave = targets.enrol('dear', () => 'Dear, a lot');
  targets.press('dear');
  await settled();
  expect(store.card).toMatchObject({ id: 'dear', reason: { text: 'Only 10 coins.' } });
  expect(store.spoken.at(-1)?.text).toBe('Only 10 coins.');
  expect([shown.sounds, store.reason]).toEqual([['knock'], null]);
  store.closeCard();
  leave();
  targets.press('dear');
  await settled();
  expect(store.card).toBeNull();
  expect(store.reason?.text).toBe('Only 10 coins.');
});

test('a card of what could be pressed in vain without a reason has none', async () => {
  const { store, targets } = openStore();
  targets.enrol('moon', () => 'The moon');
  targets.press('moon');
  await settled();
  expect(store.card).toMatchObject({ id: 'moon', reason: null });
  expect(shown.sounds).toEqual([]);
});

test('what is pressed in vain shakes for a moment', async () => {
  vi.useFakeTimers();
  const classes = new Set<string>();
  const classList = {
    add: (c: string) => classes.add(c),
    remove: (c: string) => classes.delete(c),
  };
  const found = vi
    .spyOn(document, 'querySelectorAll')
    .mockImplementation((what) => (what.includes('dear') ? [{ classList }] : []) as never);
  const { targets } = openStore();
  targets.press('moon');
  await vi.advanceTimersByTimeAsync(1);
  expect([...classes]).toEqual([]);
  targets.press('dear');
  await vi.advanceTimersByTimeAsync(1);
  expect([...classes]).toEqual(['shake']);
  await vi.advanceTimersByTimeAsync(1000);
  expect([...classes]).toEqual([]);
  found.mockRestore();
});

test('on a screen for all nothing glows, whatever is aimed at', () => {
  const { store, targets } = openStore(['human', 'bot'], onLot);
  const choice = choiceOf(store, 'bid');
  store.project(true);
  store.aim(choice);
  expect(targets.stateOf('lot')).toBe('idle');
  targets.press('lot');
  expect([store.filling, store.card]).toEqual([null, null]);
});

test('one can be curious about things while one sits at a game that is played', () => {
  expect(openStore().targets.curious).toBe(true);
  expect(openStore(['bot', 'bot']).targets.curious).toBe(false);
  const { targets, state, tell } = openStore();
  state.match.s.agenda.length = 0;
  tell();
  expect(targets.curious).toBe(false);
});

test('what waits for a last yes is aimed at, and what is marked; the pointer goes before both', () => {
  const show = ({ type }: { type: string }): Partial<Choice> =>
    type === 'bid' ? { path: ['lot'], confirm: 'Sure?' } : { path: ['purse'] };
  const { store, targets } = openStore(['human', 'bot'], show);
  store.choose(choiceOf(store, 'bid'));
  store.submitFilling();
  expect(targets.stateOf('lot')).toBe('aimed');
  store.aim(choiceOf(store, 'give'));
  expect([targets.stateOf('lot'), targets.stateOf('purse')]).toEqual(['dim', 'aimed']);
  store.aim(null);
  store.clear();
  store.careful = true;
  targets.press('lot');
  expect([store.marked, targets.stateOf('lot')]).toEqual(['lot', 'aimed']);
});

test('a preview is at the place it names, else where the move ends; of several moves there is none', () => {
  const preview = { title: 'pays' };
  const { store, targets } = openStore(['human', 'bot', 'bot'], ({ type, to }) =>
    type === 'bid'
      ? { path: ['pile', 'lot'], preview: { ...preview, at: 'bank' } }
      : { path: ['purse', `seat:${to}`], preview },
  );
  store.aim(choiceOf(store, 'bid'));
  expect(store.preview).toEqual({ ...preview, at: 'bank' });
  store.aim(choiceOf(store, 'give'));
  expect(store.preview).toEqual({ ...preview, at: 'seat:1' });
  store.aim(null);
  store.openGroup('give');
  targets.hover('purse');
  expect(store.preview).toBeNull();
});

test('a target names three moves and no more', () => {
  const { targets, store } = openStore(['human', 'bot', 'bot', 'bot'], ({ type, to }) =>
    type === 'give'
      ? { path: ['purse'], label: `to ${to}`, group: 'all' }
      : { path: ['purse'], group: 'all' },
  );
  store.openGroup('all');
  expect(targets.offers('purse')).toBe('bid, or to 1, or to 2');
});

test('picks go back one by one; a mark goes when marks are no longer made, or all is put away', () => {
  const { store, targets } = openStore(['human', 'bot'], ({ type }) =>
    type === 'bid' ? { path: ['pile', 'lot', 'coin'] } : {},
  );
  targets.press('pile');
  targets.press('lot');
  expect(store.picked).toEqual(['pile', 'lot']);
  // A press on what is picked goes back to before it.
  targets.press('lot');
  expect(store.picked).toEqual(['pile']);
  targets.press('lot');
  expect(store.back()).toBe(true);
  expect(store.picked).toEqual(['pile']);
  expect(store.back()).toBe(true);
  expect([store.picked, store.back()]).toEqual([[], false]);
  const marking = openStore(['human', 'bot'], onLot);
  marking.store.careful = true;
  marking.targets.press('lot');
  marking.store.careful = false;
  expect([marking.store.marked, marking.store.inGroup]).toEqual([null, false]);
  marking.store.careful = true;
  marking.targets.hover('lot');
  marking.store.clear();
  expect([marking.store.marked, marking.store.hoverTarget]).toEqual([null, null]);
});
