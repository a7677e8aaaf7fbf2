/** Which of several tabs plays a table: with locks, and where the browser has none. */
import { afterEach, expect, test, vi } from 'vitest';
import { joinTabs, tellTabs } from './tabs.ts';
import type { TableTabs } from './tabs.ts';

const joined: TableTabs[] = [];
function join(id: string) {
  const hearer = { led: vi.fn(), stored: vi.fn() };
  const tabs = joinTabs(id, hearer);
  joined.push(tabs);
  return { tabs, ...hearer };
}
const withoutLocks = (): void => void vi.stubGlobal('navigator', {});

afterEach(() => {
  for (const tabs of joined.splice(0)) tabs.close();
  vi.unstubAllGlobals();
});

test('the first tab plays, the second follows, and plays when the first is closed', async () => {
  const one = join('a');
  expect(one.tabs.leads).toBeUndefined();
  await vi.waitFor(() => expect(one.tabs.leads).toBe(true));
  expect(one.led).toHaveBeenCalledTimes(1);
  const two = join('a');
  await vi.waitFor(() => expect(two.tabs.leads).toBe(false));
  one.tabs.close();
  await vi.waitFor(() => expect(two.tabs.leads).toBe(true));
  expect(two.led).toHaveBeenCalledTimes(2);
});

test('tabs of other tables do not matter', async () => {
  const [one, two] = [join('b'), join('c')];
  await vi.waitFor(() => expect([one.tabs.leads, two.tabs.leads]).toEqual([true, true]));
});

test('who takes over plays, and the other follows until that one is closed', async () => {
  const one = join('d');
  await vi.waitFor(() => expect(one.tabs.leads).toBe(true));
  const two = join('d');
  await vi.waitFor(() => expect(two.tabs.leads).toBe(false));
  two.tabs.takeOver();
  await vi.waitFor(() => expect([one.tabs.leads, two.tabs.leads]).toEqual([false, true]));
  two.tabs.close();
  await vi.waitFor(() => expect(one.tabs.leads).toBe(true));
});

test('what one stores the others hear of, and pages that do not show the table can tell', async () => {
  const [one, two] = [join('e'), join('e')];
  one.tabs.tell();
  await vi.waitFor(() => expect(two.stored).toHaveBeenCalledTimes(1));
  expect(one.stored).not.toHaveBeenCalled();
  tellTabs('e');
  await vi.waitFor(() => expect(one.stored).toHaveBeenCalledTimes(1));
});

test('without locks the tab opened last plays', async () => {
  withoutLocks();
  const one = join('f');
  await vi.waitFor(() => expect(one.tabs.leads).toBe(true));
  const two = join('f');
  await vi.waitFor(() => expect([one.tabs.leads, two.tabs.leads]).toEqual([false, true]));
  one.tabs.takeOver();
  await vi.waitFor(() => expect([one.tabs.leads, two.tabs.leads]).toEqual([true, false]));
});

test('who plays and takes over goes on playing, and nothing is told of it', async () => {
  withoutLocks();
  const one = join('i');
  await vi.waitFor(() => expect(one.tabs.leads).toBe(true));
  one.tabs.takeOver();
  expect([one.tabs.leads, one.led.mock.calls.length]).toEqual([true, 1]);
});

test('a tab that is closed at once plays nothing', async () => {
  withoutLocks();
  const one = join('g');
  one.tabs.close();
  await new Promise((resolve) => setTimeout(resolve));
  expect(one.led).not.toHaveBeenCalled();
});

test('a tab that is closed hears nothing any more', async () => {
  const [one, two] = [join('h'), join('h')];
  one.tabs.close();
  tellTabs('h');
  await vi.waitFor(() => expect(two.stored).toHaveBeenCalledTimes(1));
  expect(one.stored).not.toHaveBeenCalled();
});
