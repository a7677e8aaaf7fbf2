/** Compresses long answers of the API; answers to moves are short and left alone. */
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { onSendHookHandler } from 'fastify';
import type { App } from '../services.ts';

/** What fits into one packet anyway. */
const SHORT = 1400;
type Done = (error: Error | null, packed: Buffer) => void;
const KINDS = {
  br: (text: string, done: Done): void =>
    brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done),
  gzip: (text: string, done: Done): void => gzip(text, done),
};

export function compressAnswers(app: App): void {
  // Only GET: an answer to POST may hold a secret beside text an attacker chose (BREACH).
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET') route.onSend = compress;
  });
}

const compress: onSendHookHandler = (request, reply, payload, next) => {
  if (typeof payload !== 'string' || payload.length < SHORT) return next(null, payload);
  void reply.header('vary', 'accept-encoding');
  const kind = kindFor(request.headers['accept-encoding']);
  if (!kind || reply.hasHeader('content-encoding')) return next(null, payload);
  void reply.header('content-encoding', kind).removeHeader('content-length');
  KINDS[kind](payload, next);
};

function kindFor(accepted = ''): keyof typeof KINDS | null {
  const taken = accepted
    .split(',')
    .map((part) => part.trim().split(';q='))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null;
}
