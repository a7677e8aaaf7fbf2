/** For those who run the server: health, readiness, metrics. */
import type { App, House } from '../house.ts';
import { problem } from '../problem.ts';
import { isSameSecret } from '../secrets.ts';

const hide = { hide: true };

export function opsRoutes(app: App, { storage, metrics, isOpen }: House, token?: string): void {
  const config = { rateLimit: false as const };
  app.get('/healthz', { config, schema: hide }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, schema: hide }, async () => {
    if (!isOpen()) throw problem('closing-down');
    await storage.ping().catch(() => {
      throw problem('closing-down', 'the database does not answer');
    });
    return { status: 'ready' };
  });
  app.get('/metrics', { schema: hide }, async (request, reply) => {
    const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (token === undefined ? !isHere : !isSameSecret(given, token)) throw problem('not-found');
    return reply
      .type(metrics.registry.contentType)
      .serializer((text: string) => text)
      .send(await metrics.registry.metrics());
  });
}
