/** Webhooks of a person: where to say that it is their turn. */
import { hooks, madeHook, newHook } from '@boardroom/protocol';
import { z } from 'zod';
import { isAllowed } from '../hooks/allowed.ts';
import { newId } from '../people/secrets.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import { errors } from './at.ts';

const tags = ['people'];

export function hookRoutes(
  app: App,
  { people, storage, limits, now }: Services,
  allowed: readonly string[],
): void {
  app.get(
    '/api/me/hooks',
    { schema: { tags, summary: 'Your webhooks', response: { 200: hooks, ...errors } } },
    async (request) => {
      const { id: person } = await people.mustSelf(request);
      const own = await storage.hooksOf(person);
      return {
        hooks: own.map(({ id, url, quiet, created }) => ({ id, url, quiet, created })),
        allowed: [...allowed],
      };
    },
  );

  app.post(
    '/api/me/hooks',
    {
      schema: {
        tags,
        summary: 'A webhook, called when it is your turn and you are not at the table',
        body: newHook,
        response: { 201: madeHook, ...errors },
      },
    },
    async (request, reply) => {
      const { id: person } = await people.mustSelf(request);
      const { quiet } = request.body;
      if (!isAllowed(request.body.url, allowed)) throw problem('hook-not-allowed');
      if ((await storage.hooksOf(person)).length >= limits.hooksPerPerson)
        throw problem('too-many', `${limits.hooksPerPerson} webhooks at most: drop one first`);
      const { href: url } = new URL(request.body.url);
      const made = { id: newId(6), url, quiet, created: now(), secret: newId(32) };
      await storage.addHook({ ...made, person });
      return reply.code(201).send(made);
    },
  );

  app.delete(
    '/api/me/hooks/:id',
    {
      schema: {
        tags,
        summary: 'Drop a webhook',
        params: z.object({ id: z.string().max(20) }),
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const { id: person } = await people.mustSelf(request);
      if (!(await storage.dropHook(person, request.params.id))) throw problem('no-such-hook');
      return reply.code(204).send();
    },
  );
}
