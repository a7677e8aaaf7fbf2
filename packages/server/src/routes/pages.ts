/** The page: the build's output, or a plain page that says what is here. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fastifyHelmet } from '@fastify/helmet';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { statusPage } from '../http/status-page.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';

export async function pageRoutes(
  app: App,
  { games }: Services,
  folder: string | null,
): Promise<void> {
  const built = folder !== null && existsSync(join(folder, 'index.html')) ? folder : null;
  await app.register(async (pages: FastifyInstance) => {
    await pages.register(fastifyHelmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          // Svelte's transitions and boards set style attributes; no style sheet comes from outside.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          mediaSrc: ["'self'", 'data:'],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      // Only a proxy with a certificate can promise HTTPS.
      strictTransportSecurity: false,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'no-referrer' },
    });
    if (built === null) {
      pages.get('/', { schema: { hide: true } }, async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(statusPage(games.entries)),
      );
      return;
    }
    await pages.register(fastifyStatic, {
      root: built,
      wildcard: false,
      // The build has put every text beside itself as brotli and gzip.
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      maxAge: 0,
      setHeaders(response, path) {
        void response.header('vary', 'accept-encoding');
        // The names of built files change with their content.
        if (path.includes('/assets/'))
          void response.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
    // Addresses inside the page come after a #; a link may have lost it on its way.
    pages.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const { url } = request;
      const wantsPage = (request.headers.accept ?? '').includes('text/html');
      if (url.startsWith('/api') || !wantsPage) throw problem('not-found');
      const [path, ...query] = url.split('?');
      const inside = path!
        .replaceAll(/^\/+|\/+$/g, '')
        // Tables of the server have longer names than those the page keeps for itself.
        .replace(/^table\/(?=[\w-]{22}$)/, 'room/');
      return reply.redirect(['/#/' + inside, ...query].join('?'));
    });
  });
}
