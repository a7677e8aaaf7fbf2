import {
  changedPerson,
  madeToken,
  me,
  newPerson,
  newRecovery,
  newToken,
  person,
  problem as problemSchema,
  recovery,
  token,
  welcome,
} from '@boardroom/protocol';
import type { Colour } from '@boardroom/protocol';
import { z } from 'zod';
import { COOKIE, setCookie } from '../people/credentials.ts';
import { addressOf } from '../people/rates.ts';
import { hashOf, newId, newToken as makeToken } from '../people/secrets.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import { guess } from './guess.ts';

const errors = { '4xx': problemSchema };
const DAY = 86_400_000;

export function peopleRoutes(
  app: App,
  { people, storage, tables, limits, rates, now }: Services,
): void {
  app.post(
    '/api/people',
    {
      schema: {
        tags: ['people'],
        summary: 'Come in: a name and a colour are enough',
        body: newPerson,
        response: { 201: welcome, ...errors },
      },
    },
    async (request, reply) => {
      const { name, colour, token: wantsToken } = request.body;
      const wait = rates.newcomers.take(addressOf(request.ip));
      if (wait > 0) throw problem('too-often', undefined, wait);
      const entered = await people.enter(name, colour);
      if (!wantsToken) setCookie(request, reply, entered.token);
      return reply.code(201).send({
        id: entered.person.id,
        name,
        colour,
        recovery: entered.recovery,
        ...(wantsToken ? { token: entered.token } : {}),
      });
    },
  );

  app.post(
    '/api/people/recover',
    {
      schema: {
        tags: ['people'],
        summary: 'Come back on another device with a recovery code; you get a new code',
        body: recovery,
        response: { 200: welcome, ...errors },
      },
    },
    async (request, reply) => {
      const back = await guess(rates.guesses, request, () => people.recover(request.body.code));
      if (!request.body.token) setCookie(request, reply, back.token);
      const { id, name, colour } = back.person;
      return {
        id,
        name,
        colour: colour as Colour,
        recovery: back.recovery,
        ...(request.body.token ? { token: back.token } : {}),
      };
    },
  );

  app.get(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Who you are; nothing (204) if nobody yet',
        response: { 200: me, 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.caller(request);
      if (!caller) {
        // So that an expired cookie is not sent again and again.
        if (request.headers.cookie !== undefined) void reply.clearCookie(COOKIE, { path: '/' });
        return reply.code(204).send();
      }
      const { id, name, colour, scopes } = caller;
      return { id, name, colour, scopes: [...scopes] };
    },
  );

  app.patch(
    '/api/me',
    {
      schema: {
        tags: ['people'],
        summary: 'Another name or colour, at the tables you sit at too',
        body: changedPerson,
        response: { 200: person, ...errors },
      },
    },
    async (request) => {
      const caller = await people.mustSelf(request);
      const name = request.body.name ?? caller.name;
      const colour = request.body.colour ?? caller.colour;
      await storage.changePerson(caller.id, { name, colour });
      people.changed(caller.id);
      for (const { id } of await storage.tablesOf(caller.id, 50))
        await tables.act(id, ({ room }) => {
          const seat = room.chairs.findIndex((chair) => chair.person === caller.id);
          // In a class people have the name they have there.
          return seat < 0 || room.workshop ? null : { do: 'named', seat, name, colour };
        });
      return { id: caller.id, name, colour };
    },
  );

  app.post(
    '/api/me/recovery',
    {
      schema: {
        tags: ['people'],
        summary: 'A new recovery code; the old one is worth nothing any more',
        response: { 200: newRecovery, ...errors },
      },
    },
    async (request) => {
      const caller = await people.mustSelf(request);
      return { recovery: await people.newRecovery(caller.id) };
    },
  );

  app.post(
    '/api/me/leave',
    {
      schema: { tags: ['people'], summary: 'Forget this device', response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const caller = await people.must(request);
      await people.forget(caller.tokenHash);
      return reply.clearCookie(COOKIE, { path: '/' }).code(204).send();
    },
  );

  app.get(
    '/api/tokens',
    {
      schema: {
        tags: ['people'],
        summary: 'Your sessions (one for each device) and your tokens for bots',
        response: { 200: z.object({ tokens: z.array(token) }), ...errors },
      },
    },
    async (request) => {
      const caller = await people.mustSelf(request);
      const own = await storage.tokensOf(caller.id);
      return {
        tokens: own.map(({ hash, id, kind, name, scopes, created, expires }) => ({
          id,
          kind,
          name,
          scopes: [...scopes],
          created,
          expires,
          current: hash === caller.tokenHash,
        })),
      };
    },
  );

  app.post(
    '/api/tokens',
    {
      schema: {
        tags: ['people'],
        summary: 'A token for a bot that plays in your name',
        body: newToken,
        response: { 201: madeToken, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.mustSelf(request);
      const own = await storage.tokensOf(caller.id);
      const kind = 'personal';
      if (own.filter((each) => each.kind === kind).length >= limits.tokensPerPerson)
        throw problem('too-many', `${limits.tokensPerPerson} tokens at most: drop one first`);
      const secret = makeToken();
      const { name, scopes, days } = request.body;
      const made = {
        id: newId(6),
        kind,
        name,
        scopes,
        created: now(),
        expires: now() + days * DAY,
      } as const;
      await storage.addToken({ ...made, hash: hashOf(secret), person: caller.id });
      return reply.code(201).send({ ...made, current: false, token: secret });
    },
  );

  app.delete(
    '/api/tokens/:id',
    {
      schema: {
        tags: ['people'],
        summary: 'End a session or make a token worthless; what is open with it ends too',
        params: z.object({ id: z.string().max(20) }),
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.mustSelf(request);
      const own = await storage.tokensOf(caller.id);
      const found = own.find(({ id }) => id === request.params.id);
      if (!found) throw problem('no-such-token');
      await people.forget(found.hash);
      return reply.code(204).send();
    },
  );
}
