/** What the host of a table may do. */
import { done, newHost } from '@boardroom/protocol';
import type { App, Services } from '../services.ts';
import * as acts from '../table/acts.ts';
import { atTable, errors, makeDoAt } from './at.ts';

const tags = ['tables'];

export function hostRoutes(app: App, services: Services): void {
  const { people } = services;
  const act = makeDoAt(services);

  for (const [name, summary, isPause] of [
    ['pause', 'Stop the game and all clocks', true],
    ['resume', 'Go on', false],
  ] as const)
    app.post(
      `/api/tables/:id/${name}`,
      {
        schema: {
          tags,
          summary: `${summary} (host)`,
          params: atTable,
          response: { 200: done, ...errors },
        },
      },
      async (request) => {
        const caller = await people.must(request, 'host');
        return act(request.params.id, caller, (live) => acts.pause(live, caller.id, isPause));
      },
    );

  app.post(
    '/api/tables/:id/host',
    {
      schema: {
        tags,
        summary: 'Make somebody else at the table its host',
        params: atTable,
        body: newHost,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'host');
      const { person } = request.body;
      return act(request.params.id, caller, (live) => acts.handOver(live, caller.id, person));
    },
  );

  app.post(
    '/api/tables/:id/close',
    {
      schema: {
        tags,
        summary: 'End the table for good (host)',
        params: atTable,
        response: { 200: done, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request, 'host');
      return act(request.params.id, caller, (live) => acts.close(live, caller.id));
    },
  );
}
