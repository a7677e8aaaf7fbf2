/** What a trainer may do at one table of the class. */
import { decisionOf, pendingIndex } from '@boardroom/kernel';
import {
  eventsQuery,
  news,
  ordered,
  seatNumber,
  skipWanted,
  standInWanted,
  tableNumber,
} from '@boardroom/protocol';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import type { Act } from '../table/entry.ts';
import type { Live } from '../table/state.ts';
import * as acts from '../workshops/acts.ts';
import { playNow } from '../workshops/fold.ts';
import { placeOf } from '../workshops/seating.ts';
import { errors } from './at.ts';
import { tableNumbered } from './by-trainer.ts';
import { atMember } from './class.ts';
import { makeServeEvents } from './events.ts';
import type { Streams } from './streams.ts';
import { atWorkshop } from './workshops.ts';

const tags = ['workshops'];
const atClassTable = atWorkshop.extend({ table: tableNumber });
const response = { 200: ordered, ...errors };

export function classTableRoutes(app: App, services: Services, streams: Streams): void {
  const { people, workshops, tables } = services;
  const serveEvents = makeServeEvents(services, streams);

  app.get(
    '/api/workshops/:id/tables/:table/events',
    {
      schema: {
        tags,
        summary: 'Visit a table: what everybody may see there (trainer)',
        description: 'The same forms as the events of a table.',
        params: atClassTable,
        querystring: eventsQuery,
        response: { 200: news, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'host');
      const { id, table: number } = request.params;
      const { table, host } = await workshops.look(id, (workshop) => {
        acts.mustTrain(workshop, caller.id);
        return { table: tableNumbered(workshop, number).id, host: workshop.host.id };
      });
      return serveEvents(request, reply, { table, person: host, caller }) as never;
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

  app.put(
    '/api/workshops/:id/people/:member/stand-in',
    {
      schema: {
        tags,
        summary: 'Have a bot sit in for who is away, or give the seat back (trainer)',
        params: atMember,
        body: standInWanted,
        response,
      },
    },
    async (request) => {
      const caller = await people.must(request, 'host');
      const { id, member } = request.params;
      const { table, seat, bot } = await workshops.look(id, (workshop) => {
        acts.mustTrain(workshop, caller.id);
        acts.memberNumbered(workshop, member);
        const play = playNow(workshop);
        const place = play && placeOf(play.seating, member);
        if (!place) throw problem('not-in-play');
        const { id: at } = tableNumbered(workshop, place.table);
        return { table: at, seat: place.seat, bot: workshop.settings.bot };
      });
      await tables.act(table, ({ room }) => {
        if (room.status === 'over' || room.status === 'closed') throw problem('not-playing');
        const wanted = request.body.bot ? bot : null;
        return room.chairs[seat]!.bot === wanted ? null : { do: 'bot', seat, bot: wanted };
      });
      return {};
    },
  );
}

/** Marked as the host's doing in the log of the table. */
function skipped({ room, match, game, t, frozen }: Live, seat: number, moves?: number): Act {
  if (room.status === 'paused') throw problem('paused');
  if (room.status !== 'playing' || !match || frozen) throw problem('not-playing');
  if (!room.chairs[seat]) throw problem('no-seat');
  const index = pendingIndex(match.s, seat);
  if (index < 0 || (moves !== undefined && moves !== room.moves)) throw problem('stale');
  const f = match.s.agenda[index]!;
  return { do: 'moved', seat, move: decisionOf(game, f).fallback(t, match.s, f), by: 'host' };
}
