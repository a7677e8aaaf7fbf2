/** What a trainer may do at one table of the class. */
import { pendingIndex, undoable, viewFor } from '@boardroom/kernel';
import {
  eventsQuery,
  looked,
  lookWanted,
  news,
  ordered,
  seatNumber,
  skipWanted,
  tableNumber,
  timeWanted,
} from '@boardroom/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import type { Act } from '../table/entry.ts';
import type { Live } from '../table/state.ts';
import { answerFor } from '../table/teams.ts';
import * as acts from '../workshops/acts.ts';
import { isTrainer, memberOf, playNow } from '../workshops/fold.ts';
import { placeOf } from '../workshops/seating.ts';
import type { Workshop } from '../workshops/types.ts';
import { watchOf } from '../workshops/views.ts';
import { errors } from './at.ts';
import { tableNumbered } from './by-trainer.ts';
import { makeServeEvents } from './events.ts';
import type { Streams } from './streams.ts';
import { atWorkshop } from './workshops.ts';

const tags = ['workshops'];
const atClassTable = atWorkshop.extend({ table: tableNumber });
const response = { 200: ordered, ...errors };
const visitQuery = eventsQuery.extend({
  visit: z.enum(['true', 'false']).default('false').describe('Those at the table are told.'),
});

/** Somebody who takes part but has no seat may watch one table. */
function mayWatch(workshop: Workshop, person: string, table: number): boolean {
  const member = memberOf(workshop, person);
  const play = playNow(workshop);
  return member !== null && watchOf(play, placeOf(play?.seating ?? [], member.n)).watch === table;
}

export function classTableRoutes(app: App, services: Services, streams: Streams): void {
  const { people, workshops, tables } = services;
  const serveEvents = makeServeEvents(services, streams);

  app.get(
    '/api/workshops/:id/tables/:table/events',
    {
      schema: {
        tags,
        summary: 'What everybody may see at a table (trainer; who has no seat, at one of them)',
        description:
          'The same forms as the events of a table. A trainer who says `visit` is announced there.',
        params: atClassTable,
        querystring: visitQuery,
        response: { 200: news, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'watch');
      const { id, table: number } = request.params;
      const { table, host, trains } = await workshops.look(id, (workshop) => {
        const isOne = isTrainer(workshop, caller.id);
        if (!isOne && !mayWatch(workshop, caller.id, number)) throw problem('not-trainer');
        const { id: at } = tableNumbered(workshop, number);
        return { table: at, host: workshop.host.id, trains: isOne };
      });
      const visits = trains && request.query.visit === 'true';
      return serveEvents(request, reply, { table, person: host, caller, visits }) as never;
    },
  );

  app.post(
    '/api/workshops/:id/tables/:table/seats/:seat/skip',
    {
      schema: {
        tags,
        summary: 'Skip a stuck decision: the rules’ own answer is played (trainer)',
        params: atClassTable.extend({ seat: seatNumber }),
        body: skipWanted,
        response,
      },
    },
    async (request) => {
      const caller = await people.must(request, 'host');
      const { id, table: number, seat } = request.params;
      const table = await workshops.look(id, (workshop) => {
        acts.mustTrain(workshop, caller.id);
        return tableNumbered(workshop, number).id;
      });
      await tables.act(table, (live) => skipped(live, seat, request.body.moves));
      return {};
    },
  );

  /** The table with a number, for a trainer. */
  const tableOf = async (request: FastifyRequest, { id, table }: { id: string; table: number }) => {
    const caller = await people.must(request, 'host');
    return workshops.look(id, (workshop) => {
      acts.mustTrain(workshop, caller.id);
      const { host } = workshop;
      return { table: tableNumbered(workshop, table).id, host, caller };
    });
  };
  const atClassSeat = atClassTable.extend({ seat: seatNumber });

  app.post(
    '/api/workshops/:id/tables/:table/seats/:seat/time',
    {
      schema: {
        tags,
        summary: 'More time for a seat, where a clock runs (trainer)',
        params: atClassSeat,
        body: timeWanted,
        response,
      },
    },
    async (request) => {
      const { table } = await tableOf(request, request.params);
      const { seat } = request.params;
      const { seconds } = request.body;
      await tables.act(table, (live) => granted(live, seat, seconds));
      return {};
    },
  );

  app.post(
    '/api/workshops/:id/tables/:table/takeback',
    {
      schema: {
        tags,
        summary: 'Take the last move at a table back (trainer)',
        description: 'As far as whoever made it could: until chance or a secret came in between.',
        params: atClassTable,
        response,
      },
    },
    async (request) => {
      const { table } = await tableOf(request, request.params);
      await tables.act(table, takenBack);
      return {};
    },
  );

  app.post(
    '/api/workshops/:id/tables/:table/look',
    {
      schema: {
        tags,
        summary: 'Look behind the cards of a seat, once (trainer)',
        description:
          'Everybody at the table is told, and it stays in its log and in that of the workshop. What nobody knows yet stays unknown.',
        params: atClassTable,
        body: lookWanted,
        response: { 200: looked, ...errors },
      },
    },
    async (request) => {
      const { table, host, caller } = await tableOf(request, request.params);
      const { id, table: number } = request.params;
      const { seat } = request.body;
      const outcome = await tables.act(table, (live) => seen(live, seat, host.name));
      await workshops.act(id, () => ({ do: 'looked', table: number, seat }), { by: caller.id });
      const { game, t, match } = outcome!.live;
      return { seat, view: viewFor(game, t, match!.s, seat) as unknown as Record<string, unknown> };
    },
  );
}

function mustBeOn({ room, match, frozen }: Live): void {
  if (!match || frozen || (room.status !== 'playing' && room.status !== 'paused'))
    throw problem('not-playing');
}

function granted(live: Live, seat: number, seconds: number): Act {
  mustBeOn(live);
  if (!live.room.chairs[seat]) throw problem('no-seat');
  if (live.room.clock.kind === 'none') throw problem('no-clock');
  return { do: 'granted', seat, seconds };
}

function takenBack(live: Live): Act {
  mustBeOn(live);
  const { match, room } = live;
  const seat = room.chairs.findIndex((_, i) => undoable(match!, i) > 0);
  if (seat < 0) throw problem('no-takeback');
  return { do: 'takeback-asked', seat, count: 1, by: 'host' };
}

function seen(live: Live, seat: number, name: string): Act {
  mustBeOn(live);
  if (!live.room.chairs[seat]) throw problem('no-seat');
  return { do: 'looked', seat, name };
}

/** Marked as the host's doing in the log of the table. */
function skipped(live: Live, seat: number, moves?: number): Act {
  const { room, match, frozen } = live;
  if (room.status === 'paused') throw problem('paused');
  if (room.status !== 'playing' || !match || frozen) throw problem('not-playing');
  if (!room.chairs[seat]) throw problem('no-seat');
  if (pendingIndex(match.s, seat) < 0 || (moves !== undefined && moves !== room.moves))
    throw problem('stale');
  return { do: 'moved', seat, ...answerFor(live, seat), by: 'host' };
}
