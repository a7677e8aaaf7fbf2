/** Somebody who looks elsewhere is told that it is their turn. */
import '../testing/window.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Notices from './notices.svelte.ts';

interface Shown {
  readonly body: string;
  readonly tag: string;
  click(): void;
  closed: boolean;
}
let shown: Shown[];
let asked: number;
let answer: string;
let notices: typeof Notices;

/** A browser that shows notifications, if it is allowed to. */
class FakeNotification {
  static permission = 'default';
  static async requestPermission(): Promise<string> {
    asked++;
    return (FakeNotification.permission = answer);
  }
  readonly one: Shown;
  constructor(_title: string, { body, tag }: { body: string; tag: string }) {
    this.one = { body, tag, click() {}, closed: false };
    shown.push(this.one);
  }
  addEventListener(_type: string, hear: () => void): void {
    this.one.click = hear;
  }
  close(): void {
    this.one.closed = true;
  }
}

async function load(): Promise<void> {
  vi.resetModules();
  notices = await import('./notices.svelte.ts');
}
beforeEach(async () => {
  [shown, asked, answer] = [[], 0, 'granted'];
  FakeNotification.permission = 'default';
  localStorage.removeItem('boardroom-notify');
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('focus', vi.fn());
  Object.assign(document, { hidden: true });
  await load();
});
afterEach(() => {
  Object.assign(document, { hidden: false });
  vi.unstubAllGlobals();
});

test('who wants it and may have it is told, once they look elsewhere', async () => {
  expect(notices.notices.on).toBe(false);
  notices.notify('Lots', 't1');
  expect(shown).toEqual([]);
  expect(await notices.setNotify(true)).toBe(true);
  expect(notices.notices.on).toBe(true);
  notices.notify('Lots', 't1');
  expect(shown).toMatchObject([{ body: 'Lots', tag: 'boardroom-t1' }]);
  Object.assign(document, { hidden: false });
  notices.notify('Lots', 't1');
  expect(shown).toHaveLength(1);
  shown[0]!.click();
  expect(focus).toHaveBeenCalledOnce();
  expect(shown[0]!.closed).toBe(true);
});

test('the wish is remembered by the next page, until it is taken back', async () => {
  await notices.setNotify(true);
  await load();
  expect(notices.notices.on).toBe(true);
  expect(await notices.setNotify(false)).toBe(true);
  expect([notices.notices.on, asked]).toEqual([false, 1]);
  await load();
  expect(notices.notices.on).toBe(false);
});

test('where the browser refuses there are none, and it is said', async () => {
  answer = 'denied';
  expect(await notices.setNotify(true)).toBe(false);
  expect(notices.notices.on).toBe(false);
});

test('a page that did not come safely, or a browser without them, can show none', async () => {
  await notices.setNotify(true);
  vi.stubGlobal('isSecureContext', false);
  expect([notices.canNotify(), notices.notices.on]).toEqual([false, false]);
  vi.stubGlobal('isSecureContext', true);
  expect(notices.canNotify()).toBe(true);
  vi.unstubAllGlobals();
  expect(notices.canNotify()).toBe(false);
});
