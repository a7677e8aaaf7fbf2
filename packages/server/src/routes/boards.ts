/** Several tables of a class in one stream, for the small boards of the trainer's page. */
import { boardNews, boardsQuery } from '@boardroom/protocol';
import { z } from 'zod';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import { spectatorOf } from '../table/state.ts';
import { mustTrain } from '../workshops/acts.ts';
import { playNow } from '../workshops/fold.ts';
import { errors } from './at.ts';
import { tableNumbered } from './by-trainer.ts';
import { openStream } from './stream.ts';
import { kindOf } from './streams.ts';
import type { Streams } from './streams.ts';
import { atWorkshop } from './workshops.ts';

/** So many of the last things that happened come with the first news of a table. */
const LAST = 24;
const MOST = 16;
const PARTS = { view: true, changes: false, legal: false, asides: false };

export function boardRoutes(app: App, services: Services, { enter, beats }: Streams): void {
  const { people, workshops, tables, feed, isOpen } = services;

  /** From where on a table is told. */
  const lately = (table: string): Promise<number> =>
    tables.look(table, (live) => Math.max(0, live.heard[spectatorOf(live)]! - LAST));

  app.get(
    '/api/workshops/:id/boards',
    {
      schema: {
        tags: ['workshops'],
        summary: 'What everybody may see at several tables, in one stream (trainer)',
        description:
          'By `Accept`: `application/json` answers once; `application/x-ndjson` and `text/event-stream` send `{ table, news }` whenever something happens. News begins with the last things that happened at each table.',
        params: atWorkshop,
        querystring: boardsQuery,
        response: { 200: z.array(boardNews), ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'host');
      const { host, wanted } = await workshops.look(request.params.id, (workshop) => {
        mustTrain(workshop, caller.id);
        const set = playNow(workshop)?.tables.map((_, i) => i + 1) ?? [];
        const numbers = request.query.tables?.split(',').map(Number) ?? set.slice(0, MOST);
        return {
          host: workshop.host.id,
          wanted: [...new Set(numbers)].map((number) => ({
            number,
            id: tableNumbered(workshop, number).id,
          })),
        };
      });
      const kind = kindOf(request);
      if (kind === 'json')
        return Promise.all(
          wanted.map(async ({ number, id }) => ({
            table: number,
            news: await feed.read(id, host, PARTS, await lately(id), 'public'),
          })),
        );
      if (!isOpen()) throw problem('closing-down', undefined, 2);
      const leave = enter(request.ip, caller.id);
      const stream = openStream(kind, reply.raw);
      let count = 0;
      let isOver = false;
      const stops: (() => void)[] = [leave];
      const stopAll = (): void => {
        for (const stop of stops.splice(0)) stop();
      };
      let end = (): void => {
        isOver = true;
      };
      try {
        for (const { number, id } of wanted) {
          const send = (news: string): void =>
            stream.send(`{"table":${number},"news":${news}}`, ++count);
          const reader = { table: id, person: host, parts: PARTS, eyes: 'public' as const };
          const over = (): void => end();
          stops.push(await feed.follow({ ...reader, send, end: over }, await lately(id)));
        }
      } catch (error) {
        stopAll();
        throw error;
      }
      stops.push(people.whenOver(caller, () => end()));
      reply.hijack();
      stream.begin();
      beats.add(stream.beat);
      end = () => {
        stopAll();
        beats.delete(stream.beat);
        stream.end();
      };
      if (reply.raw.destroyed || isOver) end();
      reply.raw.on('close', () => end());
      return reply as never;
    },
  );
}
