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
function online(): Promise<Client> {
  return (client ??= import('@boardroom/client').then(({ connect }) => connect()));
}

/** Comes in as a guest unless this browser is known already. */
export async function enter(name: string): Promise<Client> {
  const server = await online();
  await server.me().catch(() => server.enter(name));
  return server;
}
