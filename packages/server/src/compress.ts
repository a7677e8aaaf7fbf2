/** Long answers of the API go out compressed; moves are answered shortly and are left alone. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { App } from './house.ts';

/** What fits into one packet anyway. */
const SHORT = 1400;
const KINDS = {
  br: (text: string): Promise<Buffer> =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string): Promise<Buffer> => promisify(gzip)(text),
};

export function compressAnswers(app: App): void {
  // Only what is looked at: answers to POST may hold secrets beside what somebody else chose.
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < SHORT)
      return payload;
    void reply.header('vary', 'accept-encoding');
    const kind = kindFor(request.headers['accept-encoding']);
    if (!kind || reply.hasHeader('content-encoding')) return payload;
    void reply.header('content-encoding', kind).removeHeader('content-length');
    return KINDS[kind](payload);
  });
}

function kindFor(accepted = ''): keyof typeof KINDS | null {
  const taken = accepted
    .split(',')
    .map((part) => part.trim().split(';q='))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null;
}
