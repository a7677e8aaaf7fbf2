/** What happens in a class: people and seats, stages, pace, messages. */
import {
  memberName,
  memberNumber,
  newMessage,
  newPlan,
  ordered,
  placeWanted,
  seatNumber,
  seatingWanted,
  stageWanted,
  tableNumber,
  teamName,
} from '@boardroom/protocol';
import type { App, Services } from '../services.ts';
import * as acts from '../workshops/acts.ts';
import type { Workshop, WorkshopAct } from '../workshops/types.ts';
import { errors, keyHeader } from './at.ts';
import { makeByTrainer, momentsOf } from './by-trainer.ts';
import { atWorkshop } from './workshops.ts';

const tags = ['workshops'];
export const atMember = atWorkshop.extend({ member: memberNumber });
const response = { 200: ordered, ...errors };

export function classRoutes(app: App, services: Services): void {
  const { people, workshops, caretaker, tables } = services;
  const byTrainer = makeByTrainer(services);

  app.post(
    '/api/workshops/:id/leave',
    {
      schema: {
        tags,
        summary: 'Leave the class; a bot plays on, and you can come back',
        params: atWorkshop,
        response,
      },
    },
    async (request) => {
      const { id: person } = await people.must(request, 'play');
      const { id } = request.params;
      await workshops.act(id, (workshop) => acts.leave(workshop, person));
      await caretaker.follow(id);
      return {};
    },
  );

  app.put(
    '/api/workshops/:id/people/:member/name',
    {
      schema: {
        tags,
        summary: 'Another name for somebody; a made-up one if none is given (trainer)',
        params: atMember,
        body: memberName,
        response,
      },
    },
    async (request) => {
      const { id, member } = request.params;
      return byTrainer(request, id, (w) => acts.rename(w, member, request.body.name));
    },
  );

  app.put(
    '/api/workshops/:id/people/:member/place',
    {
      schema: {
        tags,
        summary: 'Seat somebody elsewhere; who sits there changes places (trainer, before play)',
        params: atMember,
        body: placeWanted,
        response,
      },
    },
    async (request) => {
      const { id, member } = request.params;
      return byTrainer(request, id, (w) => acts.moveMember(w, member, request.body));
    },
  );

  app.put(
    '/api/workshops/:id/tables/:table/seats/:seat/name',
    {
      schema: {
        tags,
        summary: 'Another name for a team (trainer, or who holds the seat)',
        params: atWorkshop.extend({ table: tableNumber, seat: seatNumber }),
        body: teamName,
        response,
      },
    },
    async (request) => {
      const { id: by } = await people.must(request, 'play');
      const { id, table, seat } = request.params;
      await workshops.act(id, (w) => acts.nameTeam(w, by, { table, seat }, request.body.name), {
        by,
      });
      await caretaker.follow(id);
      return {};
    },
  );

  app.delete(
    '/api/workshops/:id/people/:member',
    {
      schema: {
        tags,
        summary: 'Take somebody out of the class (trainer)',
        params: atMember,
        response,
      },
    },
    async (request) => {
      const { id, member } = request.params;
      return byTrainer(request, id, (workshop) => {
        acts.memberNumbered(workshop, member);
        return { do: 'removed', member };
      });
    },
  );

  app.post(
    '/api/workshops/:id/seating',
    {
      schema: {
        tags,
        summary: 'Form the tables anew (trainer, before play)',
        params: atWorkshop,
        body: seatingWanted,
        response,
      },
    },
    async (request) =>
      byTrainer(request, request.params.id, (w) => acts.arrange(w, request.body.how)),
  );

  app.put(
    '/api/workshops/:id/plan',
    {
      schema: {
        tags,
        summary: 'Another plan from here on (trainer)',
        params: atWorkshop,
        body: newPlan,
        response,
      },
    },
    async (request) =>
      byTrainer(request, request.params.id, (w) => acts.rePlan(w, request.body.plan)),
  );

  app.post(
    '/api/workshops/:id/stage',
    {
      schema: {
        tags,
        summary: 'Move the class on to a stage; practice and play set its tables (trainer)',
        description:
          'Answered when every table is set and everybody sits. Leaving practice clears it; leaving play while tables play needs `close`.',
        params: atWorkshop,
        body: stageWanted,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      const moments = await momentsOf(services, id);
      return byTrainer(request, id, (w) => acts.goTo(w, request.body, moments));
    },
  );

  app.post(
    '/api/workshops/:id/messages',
    {
      schema: {
        tags,
        summary: 'A message to all or to one table, at the tables too, or to one person (trainer)',
        params: atWorkshop,
        headers: keyHeader,
        body: newMessage,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      const { text, to, table } = request.body;
      const key = request.body.key ?? request.headers['idempotency-key'];
      const isSame = (act: WorkshopAct): boolean => act.do === 'said' && act.text === text;
      const done = await byTrainer(request, id, (w) => acts.say(w, { text, to, table }), {
        key,
        isSame,
      });
      if (to === undefined && !done.repeated) await sayAtTables(id, text, table);
      return done;
    },
  );

  const sayAtTables = async (id: string, text: string, number?: number): Promise<void> => {
    const { host, ids } = await workshops.look(id, (workshop: Workshop) => ({
      host: workshop.host,
      ids: workshop.plays
        .filter(({ closed }) => !closed)
        .flatMap((play) => play.tables.filter((_, i) => (number ?? i + 1) === i + 1)),
    }));
    for (const { id: table } of ids)
      await tables.act(table, ({ room }) =>
        room.status === 'closed'
          ? null
          : { do: 'said', seat: -1, by: host.id, name: host.name, text },
      );
  };
}
