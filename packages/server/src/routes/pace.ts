/** The pace of a class: pauses, gates, deadlines, who changes places at a gate, the end of play. */
import { gateWanted, ordered, paceWanted, place, tablesWanted } from '@boardroom/protocol';
import type { App, Services } from '../services.ts';
import { playNow } from '../workshops/fold.ts';
import * as pace from '../workshops/pace-acts.ts';
import { errors } from './at.ts';
import { makeByTrainer } from './by-trainer.ts';
import { atMember } from './class.ts';
import { atWorkshop } from './workshops.ts';

const tags = ['workshops'];
const response = { 200: ordered, ...errors };

export function paceRoutes(app: App, services: Services): void {
  const { workshops, tables, now } = services;
  const byTrainer = makeByTrainer(services);

  for (const [name, summary, isPause] of [
    ['pause', 'Stop all tables, or some', true],
    ['resume', 'Let all tables go on, or some', false],
  ] as const)
    app.post(
      `/api/workshops/:id/${name}`,
      {
        schema: {
          tags,
          summary: `${summary} (trainer)`,
          params: atWorkshop,
          body: tablesWanted,
          response,
        },
      },
      async (request) =>
        byTrainer(request, request.params.id, (w) => pace.pause(w, isPause, request.body.tables)),
    );

  app.post(
    '/api/workshops/:id/close',
    {
      schema: {
        tags,
        summary: 'Close play: tables end as they stand, and how all ended may be known (trainer)',
        params: atWorkshop,
        response,
      },
    },
    async (request) => byTrainer(request, request.params.id, pace.closePlay),
  );

  app.post(
    '/api/workshops/:id/gate',
    {
      schema: {
        tags,
        summary: 'Open a gate for all tables (trainer)',
        description: 'Tables that wait at it go on; those still on their way do not stop at it.',
        params: atWorkshop,
        body: gateWanted,
        response,
      },
    },
    async (request) =>
      byTrainer(request, request.params.id, (w) => pace.openGate(w, request.body.after)),
  );

  app.put(
    '/api/workshops/:id/pace',
    {
      schema: {
        tags,
        summary: 'Other gates, or another deadline, for the tables that play now (trainer)',
        params: atWorkshop,
        body: paceWanted,
        response,
      },
    },
    async (request) =>
      byTrainer(request, request.params.id, (w) => pace.setPace(w, request.body, now())),
  );

  /** The tables that stand still now, by number. */
  const still = async (id: string): Promise<Set<number>> => {
    const ids = await workshops.look(id, (workshop) =>
      (playNow(workshop)?.tables ?? []).map((table) => table.id),
    );
    const found = new Set<number>();
    for (const [i, table] of ids.entries())
      if (await tables.look(table, ({ room }) => room.status === 'paused').catch(() => false))
        found.add(i + 1);
    return found;
  };

  app.put(
    '/api/workshops/:id/people/:member/swap',
    {
      schema: {
        tags,
        summary: 'Change places in the middle of play (trainer)',
        description: 'Both tables must stand still: at a gate, or paused.',
        params: atMember,
        body: place.strict(),
        response,
      },
    },
    async (request) => {
      const { id, member } = request.params;
      const at = await still(id);
      return byTrainer(request, id, (w) =>
        pace.swap(w, member, request.body, (table) => at.has(table)),
      );
    },
  );
}
