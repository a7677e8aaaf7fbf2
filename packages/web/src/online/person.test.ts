/** Who this browser is on the server, and when it is told that it is its turn. */
import '../testing/window.ts';
import type { ProblemError } from '@boardroom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Persons from './person.svelte.ts';
import type * as Notices from './notices.svelte.ts';

const server = vi.hoisted(() => ({
  client: {} as Record<string, unknown>,
  known: [] as boolean[],
}));
vi.mock('./server.ts', () => ({
  server: async () => server.client,
  rememberComingIn: (isIn: boolean) => server.known.push(isIn),
}));

let who: typeof Persons;
let notices: typeof Notices;
const mira = { id: 'p1', name: 'Mira', colour: 'red', recovery: 'word-word' };
let problem: (code: string) => ProblemError;

beforeEach(async () => {
  vi.resetModules();
  server.known = [];
  server.client = {
    enter: async (name: string, colour: string) => ({ ...mira, name, colour }),
    recover: async (code: string) => ({ ...mira, recovery: `after ${code}` }),
    me: async () => mira,
    rename: async (as: object) => ({ id: 'p1', ...as }),
    newRecovery: async () => 'other-word',
    leave: async () => {},
    forgetMe: async () => {},
  };
  const { ProblemError } = await import('@boardroom/client');
  problem = (code) => new ProblemError({ code, status: 401, title: 'No.' } as never, undefined);
  who = await import('./person.svelte.ts');
  notices = await import('./notices.svelte.ts');
});

test('who comes in is known, with a code for other devices until it is put away', async () => {
  expect(who.me.person).toBeNull();
  await who.comeIn('Mira', 'red' as never);
  expect(who.me.person).toEqual({ id: 'p1', name: 'Mira', colour: 'red' });
  expect([who.me.asked, who.me.recovery]).toEqual([true, 'word-word']);
  expect(server.known).toEqual([true]);
  who.putAwayRecovery();
  expect(who.me.recovery).toBeNull();
  await who.renewRecovery();
  expect(who.me.recovery).toBe('other-word');
});

test('a code brings the same person to another device', async () => {
  await who.recover(' a b ');
  expect(who.me).toMatchObject({ person: { id: 'p1' }, recovery: 'after a b' });
});

test('the server is asked once who this is', async () => {
  const me = vi.fn(async () => mira);
  server.client['me'] = me;
  expect(await who.findMe()).toMatchObject({ id: 'p1' });
  expect(await who.findMe()).toMatchObject({ id: 'p1' });
  expect(me).toHaveBeenCalledTimes(1);
  expect(who.me.recovery).toBeNull();
});

test('a token nobody knows means a new guest; any other trouble is not swallowed', async () => {
  server.client['me'] = async () => {
    throw problem('no-person');
  };
  await expect(who.findMe()).rejects.toThrow();
  expect(who.me.asked).toBe(false);
  server.client['me'] = async () => {
    throw problem('bad-token');
  };
  expect(await who.findMe()).toBeNull();
  expect(who.me.asked).toBe(true);
  expect(server.known).toEqual([false]);
});

test('another name, and going away for now or for good', async () => {
  await who.comeIn('Mira', 'red' as never);
  await who.change('Mi', 'blue' as never);
  expect(who.me.person).toMatchObject({ name: 'Mi', colour: 'blue' });
  await who.signOut();
  expect([who.me.person, who.me.recovery, server.known.at(-1)]).toEqual([null, null, false]);
  await who.comeIn('Mira', 'red' as never);
  await who.forgetMe();
  expect(who.me.person).toBeNull();
});

test('a notification is shown to who wants it, may have it and looks elsewhere', async () => {
  const shown: string[] = [];
  class FakeNotification {
    static permission = 'granted';
    static requestPermission = async () => FakeNotification.permission;
    constructor(_title: string, { body }: { body: string }) {
      shown.push(body);
    }
    addEventListener() {}
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  const page = document as unknown as { hidden: boolean };
  page.hidden = true;
  notices.notify('Lots', 't');
  expect(shown).toEqual([]);
  expect(await notices.setNotify(true)).toBe(true);
  expect(notices.notices.on).toBe(true);
  expect(localStorage.getItem('boardroom-notify')).toBe('yes');
  notices.notify('Lots', 't');
  expect(shown).toEqual(['Lots']);
  page.hidden = false;
  notices.notify('Lots', 't');
  expect(shown).toEqual(['Lots']);
  expect(await notices.setNotify(false)).toBe(true);
  expect(notices.notices.on).toBe(false);
  FakeNotification.permission = 'denied';
  expect(await notices.setNotify(true)).toBe(false);
  expect(notices.notices.on).toBe(false);
  vi.unstubAllGlobals();
});
