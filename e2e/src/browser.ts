/** Starts the user's or Debian's Chromium and serves the built page. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/** The built page; another build can be looked at with BOARDROOM_PAGE=/its/folder/. */
export const PAGE =
  process.env['BOARDROOM_PAGE'] ??
  fileURLToPath(new URL('../../packages/web/dist/', import.meta.url));
export const SAMPLE = fileURLToPath(new URL('../sample/dist/', import.meta.url));

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Without one browser tests are skipped, and the run says so; where that would go unseen,
 * BOARDROOM_NO_SKIPS=1 makes it a failure.
 */
export function chromiumPath(): string | undefined {
  const found = process.env['CHROMIUM'] ?? CANDIDATES.find((path) => existsSync(path));
  if (found !== undefined) return found;
  const words = 'no Chromium: browser tests cannot run (set CHROMIUM to its program)';
  if (process.env['BOARDROOM_NO_SKIPS']) throw new Error(words);
  console.warn(words);
  return undefined;
}

export function startBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Served {
  readonly url: string;
  /** Paths asked for, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** A plain static server; answers with its address. */
export async function serve(folder = PAGE): Promise<Served> {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0]!));
    asked.push(path);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      // As our server has it: names of assets tell their content.
      ...(path.startsWith('/assets/')
        ? { 'cache-control': 'public, max-age=31536000, immutable' }
        : {}),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
