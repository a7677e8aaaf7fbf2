/** For those who run the server: health, readiness, metrics. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Metrics } from '../ops/metrics.ts';
import { isSameSecret } from '../people/secrets.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';

/** Metrics for this machine alone, at a port of their own that no proxy leads to. */
export async function serveMetrics({ registry }: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    if (!isAsked) return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const hide = { hide: true };

export function opsRoutes(app: App, { storage, metrics, isOpen }: Services, token?: string): void {
  app.get('/healthz', { schema: hide }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: hide }, async () => {
    if (!isOpen()) throw problem('closing-down');
    await storage.ping();
    return { status: 'ready' };
  });
  app.get('/metrics', { schema: hide }, async (request, reply) => {
    // Not by address: a proxy on this machine brings everybody from this machine.
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (token === undefined || !isSameSecret(given, token)) throw problem('not-found');
    return reply
      .type(metrics.registry.contentType)
      .serializer((text: string) => text)
      .send(await metrics.registry.metrics());
  });
}
