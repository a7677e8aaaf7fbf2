/** The server this page came from, if it came from one. */
import type { Client } from '@boardroom/client';
import { waitFor } from './waiting.svelte.ts';

let client: Promise<Client> | undefined;
let reachable: Promise<boolean> | undefined;

/** Whether there is a Boardroom server behind this page; a page from a plain folder plays alone. */
export function isOnline(): Promise<boolean> {
  return (reachable ??= fetch('/api/games', { headers: { accept: 'application/json' } }).then(
    // One that says "too often" is a server, too.
    ({ ok, status, headers }) =>
      (ok || status === 429) && (headers.get('content-type') ?? '').includes('json'),
    () => false,
  ));
}

/** The client, loaded when it is first needed. */
export function server(): Promise<Client> {
  return (client ??= import('@boardroom/client').then(({ connect }) =>
    connect({ onWait: waitFor }),
  ));
}

const KNOWN = 'boardroom-known';

/** Whether somebody came in on the server with this browser before; the cookie itself is not to be read. */
export function cameInBefore(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

export function rememberComingIn(isIn: boolean): void {
  try {
    if (isIn) localStorage.setItem(KNOWN, 'yes');
    else localStorage.removeItem(KNOWN);
  } catch {
    // Then the start page does not look for online tables.
  }
}
