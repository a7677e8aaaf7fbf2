/** The server this page came from, if it came from one. */
import type { Client } from '@boardroom/client';

let client: Promise<Client> | undefined;
let reachable: Promise<boolean> | undefined;

/** Whether there is a Boardroom server behind this page; a page from a plain folder plays alone. */
export function isOnline(): Promise<boolean> {
  return (reachable ??= fetch('/api/games', { headers: { accept: 'application/json' } }).then(
    (response) => response.ok && (response.headers.get('content-type') ?? '').includes('json'),
    () => false,
  ));
}

/** The client, loaded when it is first needed. */
export function server(): Promise<Client> {
  return (client ??= import('@boardroom/client').then(({ connect }) => connect()));
}
