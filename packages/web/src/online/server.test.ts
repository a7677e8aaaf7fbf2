/** Whether there is a server, and whether somebody came in there before. */
import '../testing/window.ts';
import { expect, test, vi } from 'vitest';

test.each([
  [true, 200, 'application/json', true],
  [false, 429, 'application/json', true],
  [true, 200, 'text/html', false],
  [false, 404, 'application/json', false],
])('a server behind the page: ok %s, %i, %s', async (ok, status, type, online) => {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => ({
    ok,
    status,
    headers: new Headers({ 'content-type': type }),
  }));
  const fresh = await import('./server.ts');
  expect(await fresh.isOnline()).toBe(online);
  vi.unstubAllGlobals();
});

test('whoever came in before is remembered, until they leave', async () => {
  const { cameInBefore, rememberComingIn } = await import('./server.ts');
  expect(cameInBefore()).toBe(false);
  rememberComingIn(true);
  expect(cameInBefore()).toBe(true);
  rememberComingIn(false);
  expect(cameInBefore()).toBe(false);
});
