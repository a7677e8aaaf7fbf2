/** Requests that never become one: cut short, too slow, not HTTP. Answered like every other error. */
import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { problem } from '../problem.ts';
import type { ProblemError } from '../problem.ts';

/** There is no request and so no reply: the answer is written to the socket by hand. */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // As Node's own handler does: into an answer that has begun, a stream say, nothing is written.
  const { _httpMessage: begun } = socket as { _httpMessage?: ServerResponse | null };
  if (socket.writable && !begun?.headersSent) socket.write(asHttp(problemOf(error)));
  socket.destroySoon();
}

function problemOf({ code }: ConnectionError): ProblemError {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return problem('slow-request');
    case 'HPE_HEADER_OVERFLOW':
      return problem('too-large');
    default:
      return problem('bad-request');
  }
}

function asHttp({ problem: body }: ProblemError): string {
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${body.status} ${STATUS_CODES[body.status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    text,
  ].join('\r\n');
}
