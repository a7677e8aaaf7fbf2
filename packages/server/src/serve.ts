import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { statusPage } from './status-page.ts';

export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Serves a plain page that tells what can be played and how. */
export function serve(port: number): Promise<RunningServer> {
  const { promise, resolve, reject } = Promise.withResolvers<RunningServer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const reply = (status: number, type: string, body: string): void => {
      response.writeHead(status, { ...HEADERS, 'content-type': type });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      reply(405, 'text/plain; charset=utf-8', 'Only GET is answered here.\n');
    else if (pathname === '/') reply(200, 'text/html; charset=utf-8', statusPage());
    else if (pathname === '/healthz') reply(200, 'application/json', '{"status":"ok"}');
    else reply(404, 'text/plain; charset=utf-8', 'There is nothing here.\n');
  });
  server.once('error', reject);
  server.listen(port, () => {
    const { port: open } = server.address() as AddressInfo;
    resolve({
      address: `http://localhost:${open}/`,
      close: () => {
        const closed = Promise.withResolvers<void>();
        server.close(() => closed.resolve());
        server.closeAllConnections();
        return closed.promise;
      },
    });
  });
  return promise;
}
