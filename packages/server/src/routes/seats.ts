/** Seats: sitting down and standing up, links, being ready, bots. */
import { botWanted, done, readiness, seatLink, sitting } from '@boardroom/protocol';
import { hashOf, newLink } from '../people/secrets.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import * as acts from '../table/acts.ts';
import { atSeat, errors, makeDoAt } from './at.ts';

const tags = ['tables'];

export function seatRoutes(app: App, services: Services): void {
  const { people, storage, tables, games, now } = services;
  const act = makeDoAt(services);

  app.put(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Sit down: on an open seat, by a seat link, or where you sat before',
        params: atSeat,
        body: sitting,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { id, seat } = request.params;
      const { link } = request.body;
      const sitter = { id: caller.id, name: caller.name, colour: caller.colour };
      // Sitting down where one sits already changes nothing: the page may ask twice.
      const sits = await tables.look(id, ({ room, ...live }) =>
        room.chairs[seat]?.person === caller.id ? live.heard[seat]! : -1,
      );
      if (sits >= 0) return { cursor: sits };
      if (link === undefined) return act(id, caller, (live) => acts.sit(live, seat, sitter, false));
      const found = await storage.link(hashOf(link));
      if (!found || found.table !== id || found.seat !== seat) throw problem('no-link');
      // Look before the link is used up.
      await tables.look(id, (live) => acts.sit(live, seat, sitter, true));
      if (!(await storage.useLink(found.hash, caller.id))) throw problem('no-link');
      return act(id, caller, (live) => acts.sit(live, seat, sitter, true));
    },
  );

  app.delete(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Stand up; the host may free any seat',
        params: atSeat,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { id, seat } = request.params;
      const answer = await act(id, caller, (live) => acts.stand(live, seat, caller.id));
      await storage.dropLinks(id, seat);
      return answer;
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/link',
    {
      schema: {
        tags,
        summary: 'A link for a seat, good for one person; earlier links of the seat end',
        params: atSeat,
        response: { 201: seatLink, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'host');
      const { id, seat } = request.params;
      await tables.look(id, (live) => {
        acts.mustHost(live, caller.id);
        if (acts.chairOf(live, seat).person !== null) throw problem('seat-taken');
      });
      const link = newLink();
      await storage.dropLinks(id, seat);
      await storage.addLink({ hash: hashOf(link), table: id, seat, created: now(), usedBy: null });
      return reply.code(201).send({ table: id, seat, link });
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/ready',
    {
      schema: {
        tags,
        summary: 'Ready, or not yet; the game begins when all are, and only then is anything dealt',
        params: atSeat,
        body: readiness,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { id, seat } = request.params;
      return act(id, caller, (live) => acts.beReady(live, seat, caller.id, request.body.ready));
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/bot',
    {
      schema: {
        tags,
        summary: 'A bot for an empty seat or for somebody who is away, and back',
        params: atSeat,
        body: botWanted,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'play');
      const { id, seat } = request.params;
      const { bot } = request.body;
      const name = await tables.look(id, ({ room }) => room.game);
      const { game } = await games.find(name);
      if (bot !== null && !games.hasBot(game, bot)) throw problem('no-bot');
      return act(id, caller, (live) => acts.putBot(live, seat, caller.id, bot));
    },
  );
}
