/** Workshops: setting one up, looking at it, sharing it, deleting it. */
import {
  daysWanted,
  inviteUsed,
  newWorkshop,
  ordered,
  personId,
  tableId,
  trainerInvite,
  trainerView,
  viewQuery,
  wallView,
  workshopLines,
  workshopView,
} from '@boardroom/protocol';
import type { WorkshopLine } from '@boardroom/protocol';
import { z } from 'zod';
import { hashOf, isSameSecret, newLink } from '../people/secrets.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import * as acts from '../workshops/acts.ts';
import { isTrainer } from '../workshops/fold.ts';
import { makeOpenWorkshop } from '../workshops/open.ts';
import { errors, keyHeader } from './at.ts';
import type { Streams } from './streams.ts';
import { makeServeView } from './view-stream.ts';

const tags = ['workshops'];
const DAY = 86_400_000;
const LISTED = 100;
export const atWorkshop = z.object({ id: tableId });

const FORMS =
  'By `Accept`: `application/json` answers at once, or with `seen` and `wait` as soon as the view is another; `application/x-ndjson` and `text/event-stream` send every view that is another, whole.';

export function workshopRoutes(app: App, services: Services, streams: Streams): void {
  const { people, storage, workshops, caretaker, workshopWatch, limits, now } = services;
  const openWorkshop = makeOpenWorkshop(services);
  const serveView = makeServeView(services, streams);

  app.post(
    '/api/workshops',
    {
      bodyLimit: limits.bodyBytes + 2 * limits.editionBytes,
      schema: {
        tags,
        summary: 'Set a workshop up',
        description:
          'With an idempotency key the same request sent again finds the workshop it made: 200 instead of 201. `settings` of a workshop you lead, sent here, runs it again.',
        headers: keyHeader,
        body: newWorkshop,
        response: { 200: trainerView, 201: trainerView, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'host');
      const key = request.body.key ?? request.headers['idempotency-key'];
      const { id, repeated } = await openWorkshop(caller, { ...request.body, key });
      return reply
        .code(repeated ? 200 : 201)
        .header('location', `/api/workshops/${id}`)
        .send((await workshopWatch.view(id, { person: caller.id })) as never);
    },
  );

  app.get(
    '/api/me/workshops',
    {
      schema: {
        tags,
        summary: 'Workshops you lead or take part in',
        response: { 200: workshopLines, ...errors },
      },
    },
    async (request) => {
      const { id: person } = await people.must(request);
      const lines: WorkshopLine[] = [];
      for (const { id, created, deletes } of await storage.workshopsOf(person, LISTED))
        lines.push(
          await workshops.look(id, (workshop) => ({
            id,
            title: workshop.settings.title,
            game: workshop.settings.game,
            created,
            deletes,
            role: isTrainer(workshop, person) ? ('trainer' as const) : ('participant' as const),
          })),
        );
      return { workshops: lines };
    },
  );

  app.get(
    '/api/workshops/:id',
    {
      schema: {
        tags,
        summary: 'A workshop as you may see it: its trainer, or one who takes part',
        description: FORMS,
        params: atWorkshop,
        querystring: viewQuery,
        response: { 200: workshopView, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'watch');
      return serveView(request, reply, caller, { person: caller.id }) as never;
    },
  );

  app.get(
    '/api/workshops/:id/wall',
    {
      schema: {
        tags,
        summary: 'A workshop as the projector shows it, to anybody: nothing private',
        description: FORMS,
        params: atWorkshop,
        querystring: viewQuery,
        response: { 200: wallView, ...errors },
      },
    },
    async (request, reply) => serveView(request, reply, null, 'wall') as never,
  );

  app.delete(
    '/api/workshops/:id',
    {
      schema: {
        tags,
        summary: 'Delete a workshop now: its tables, its people, everything they did and said',
        params: atWorkshop,
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'host');
      const { id } = request.params;
      await workshops.look(id, (workshop) => acts.mustOwn(workshop, caller.id));
      await caretaker.remove(id);
      return reply.code(204).send();
    },
  );

  app.put(
    '/api/workshops/:id/days',
    {
      schema: {
        tags,
        summary: 'Another day of deletion: so many days after it was set up',
        params: atWorkshop,
        body: daysWanted,
        response: { 200: ordered, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'host');
      await workshops.act(
        request.params.id,
        (workshop) => {
          acts.mustOwn(workshop, caller.id);
          const deletes = workshop.created + request.body.days * DAY;
          if (deletes <= now()) throw problem('bad-request', 'that day is over');
          return deletes === workshop.deletes ? null : { do: 'kept', deletes };
        },
        { by: caller.id },
      );
      return {};
    },
  );

  app.post(
    '/api/workshops/:id/invite',
    {
      schema: {
        tags,
        summary: 'An invitation for another trainer, good once; an earlier one ends',
        params: atWorkshop,
        response: { 201: trainerInvite, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'host');
      const invite = newLink();
      await workshops.act(
        request.params.id,
        (workshop) => {
          acts.mustOwn(workshop, caller.id);
          return { do: 'invited', invite: hashOf(invite) };
        },
        { by: caller.id },
      );
      return reply.code(201).send({ invite });
    },
  );

  app.post(
    '/api/workshops/:id/trainers',
    {
      schema: {
        tags,
        summary: 'Become a trainer of a workshop, by an invitation',
        params: atWorkshop,
        body: inviteUsed,
        response: { 200: ordered, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'host');
      const given = hashOf(request.body.invite);
      await workshops.act(request.params.id, (workshop) => {
        if (isTrainer(workshop, caller.id)) return null;
        if (!workshop.invite || !isSameSecret(workshop.invite, given)) throw problem('no-invite');
        if (workshop.members.some(({ person }) => person === caller.id))
          throw problem('already-seated');
        return { do: 'trained', trainer: { id: caller.id, name: caller.name } };
      });
      return {};
    },
  );

  app.delete(
    '/api/workshops/:id/trainers/:person',
    {
      schema: {
        tags,
        summary: 'Stop training here, or, as the one who set it up, dismiss somebody',
        params: atWorkshop.extend({ person: personId }),
        response: { 200: ordered, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'host');
      const { id, person } = request.params;
      await workshops.act(
        id,
        (workshop) => {
          acts.mustTrain(workshop, caller.id);
          if (person !== caller.id) acts.mustOwn(workshop, caller.id);
          return acts.dismiss(workshop, person);
        },
        { by: caller.id },
      );
      await storage.unattend(id, person);
      return {};
    },
  );
}
