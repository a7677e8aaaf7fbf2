/** One resource, four ways to read it: poll, long-poll, NDJSON and server-sent events. */
import { eventsQuery, news, problem as problemSchema, tableId } from '@boardroom/protocol';
import type { News } from '@boardroom/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Feed } from '../feed/feed.ts';
import type { Caller } from '../people/people.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import type { Parts } from '../table/render.ts';
import { openStream } from './stream.ts';
import { kindOf } from './streams.ts';
import type { Streams } from './streams.ts';

export function eventRoutes(app: App, services: Services, streams: Streams): void {
  const { people } = services;
  const serveEvents = makeServeEvents(services, streams);
  app.get(
    '/api/tables/:id/events',
    {
      schema: {
        tags: ['play'],
        summary: 'What happens at a table, as you may know it',
        description: [
          'By `Accept`: `application/json` answers at once, or with `wait` as soon as there is news;',
          '`application/x-ndjson` streams one News a line; `text/event-stream` streams News as',
          'server-sent events named `news`, and takes up again at `Last-Event-ID`.',
          'Empty lines and comments are heartbeats, every 15 seconds.',
          'To reconnect is to ask for everything after your cursor. If `seat` is another than before,',
          'begin again from 0: each seat counts for itself, so that nobody learns of what they may not know.',
        ].join(' '),
        params: z.object({ id: tableId }),
        querystring: eventsQuery,
        response: { 200: news, '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const caller = await people.caller(request);
      if (caller && !caller.scopes.includes('watch')) throw problem('out-of-scope');
      return serveEvents(request, reply, {
        table: request.params.id,
        person: caller?.id ?? null,
        caller,
      });
    },
  );
}

interface Asked {
  readonly table: string;
  /** As whom the table is read. */
  readonly person: string | null;
  /** Who asks. */
  readonly caller: Caller | null;
  readonly visits?: boolean;
}

/** Answers with the news of a table, in the form that was asked for. */
export function makeServeEvents({ people, feed, isOpen }: Services, { enter, beats }: Streams) {
  const serve = async (
    request: FastifyRequest<{ Querystring: z.infer<typeof eventsQuery> }>,
    reply: FastifyReply,
    { table: id, person, caller, visits = false }: Asked,
  ): Promise<News | FastifyReply> => {
    const { wait, want, eyes } = request.query;
    const parts = partsOf(want);
    const kind = kindOf(request);
    const since = sinceOf(request, request.query.since);
    if (kind === 'json') {
      const first = await feed.read(id, person, parts, since, eyes);
      if (first.items.length > 0 || wait === 0 || since === 0) return first;
      const reader = { table: id, person, parts, eyes };
      await nextNews(request, reply, caller, reader, first.cursor, wait * 1000);
      // While it waited the token may have ended.
      await people.caller(request);
      return feed.read(id, person, parts, since, eyes);
    }
    if (!isOpen()) throw problem('closing-down', undefined, 2);
    const leave = enter(request.ip, caller?.id ?? null);
    try {
      const stream = openStream(kind, reply.raw);
      let isOver = false;
      let end = (): void => {
        isOver = true;
      };
      const forgetToken = whenOver(caller, () => end());
      const send = { send: stream.send, end: () => end() };
      const stop = await feed
        .follow({ table: id, person, parts, eyes, visits, ...send }, since)
        .catch((error: unknown) => {
          forgetToken();
          throw error;
        });
      // From here on nothing can be refused any more: hand over to the stream.
      reply.hijack();
      stream.begin();
      beats.add(stream.beat);
      end = () => {
        stop();
        forgetToken();
        beats.delete(stream.beat);
        leave();
        stream.end();
      };
      if (reply.raw.destroyed || isOver) end();
      reply.raw.on('close', () => end());
    } catch (error) {
      leave();
      throw error;
    }
    return reply;
  };

  const whenOver = (caller: Caller | null, end: () => void): (() => void) =>
    caller ? people.whenOver(caller, end) : () => {};

  /** Resolves when there is news, the time is over, or the reader has gone. */
  const nextNews = async (
    { ip }: FastifyRequest,
    reply: FastifyReply,
    caller: Caller | null,
    reader: Omit<Parameters<Feed['follow']>[0], 'send' | 'end'>,
    since: number,
    time: number,
  ): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const leave = enter(ip, caller?.id ?? null);
    const send = (_news: string, cursor: number): void => {
      if (cursor > since) resolve();
    };
    const stop = await feed
      .follow({ ...reader, send, end: resolve }, since)
      .catch((error: unknown) => {
        leave();
        throw error;
      });
    const timer = setTimeout(resolve, time);
    const forgetToken = whenOver(caller, resolve);
    reply.raw.once('close', resolve);
    await promise;
    forgetToken();
    clearTimeout(timer);
    stop();
    leave();
  };
  return serve;
}

function partsOf(want: string | undefined): Parts {
  if (want === undefined) return { view: true, changes: false, legal: true, asides: true };
  const wanted = want.split(',');
  return {
    view: wanted.includes('view') || wanted.includes('changes'),
    changes: wanted.includes('changes'),
    legal: wanted.includes('legal'),
    asides: wanted.includes('asides'),
  };
}

function sinceOf({ headers }: FastifyRequest, since: number): number {
  const last = headers['last-event-id'];
  return typeof last === 'string' && /^\d{1,9}$/.test(last) ? Number(last) : since;
}
