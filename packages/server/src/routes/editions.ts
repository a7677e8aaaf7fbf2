/** Editions by hash: anyone who plays, watches or replays a table can fetch its edition; some are handed out. */
import { editionNamed } from '@boardroom/catalogue';
import { isRefusal, parseEdition } from '@boardroom/kernel';
import {
  editionHash as hashSchema,
  newEdition,
  publishedBox,
  publishedBoxes,
  wholeEdition,
} from '@boardroom/protocol';
import type { WholeEdition } from '@boardroom/protocol';
import { z } from 'zod';
import { boxOf, makePublish } from '../editions/publish.ts';
import { addressOf } from '../people/rates.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import { errors } from './at.ts';

const tags = ['editions'];
const params = z.object({ hash: hashSchema });
const DAY = 86_400_000;

export function editionRoutes(app: App, services: Services): void {
  const { storage, games, people, limits, now } = services;
  const publish = makePublish(services);
  const ofGame = async (hash: string): Promise<WholeEdition | null> => {
    for (const entry of games.entries)
      for (const id of Object.keys(entry.editions)) {
        const named = await editionNamed(entry, { id, hash });
        if (!isRefusal(named)) return { game: entry.id, hash, ...named.edition } as WholeEdition;
      }
    return null;
  };
  const brought = async (hash: string): Promise<WholeEdition | null> => {
    const edition = parseEdition((await storage.edition(hash)) ?? '');
    if (isRefusal(edition)) return null;
    const { game, id, content, texts } = edition;
    return {
      id,
      hash,
      content,
      ...(game === undefined ? {} : { game }),
      ...(texts ? { texts } : {}),
    };
  };

  app.get(
    '/api/editions/:hash',
    {
      schema: {
        tags,
        summary: 'An edition by its hash',
        description:
          'Content and words that tables are played with. Never changes, so it may be kept for ever; check the hash.',
        params,
        response: { 200: wholeEdition, ...errors },
      },
    },
    async (request, reply) => {
      const { hash } = request.params;
      const found = (await ofGame(hash)) ?? (await brought(hash));
      if (!found) throw problem('no-edition');
      return reply.header('cache-control', 'public, max-age=31536000, immutable').send(found);
    },
  );

  app.put(
    '/api/editions/:hash',
    {
      bodyLimit: limits.bodyBytes + 2 * limits.editionBytes,
      schema: {
        tags,
        summary: 'Publish an edition under its hash',
        description:
          'It never changes and stays as long as something uses it: its link is opened, or a table or a workshop is played with it. Sent again it is the same publication: 200 instead of 201.',
        params,
        body: newEdition,
        response: { 200: publishedBox, 201: publishedBox, ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'host');
      const address = addressOf(request.ip);
      const { box, isNew } = await publish(caller, address, request.params.hash, request.body);
      return reply.code(isNew ? 201 : 200).send(box);
    },
  );

  app.get(
    '/api/editions/:hash/box',
    {
      schema: {
        tags,
        summary: 'What is printed on the box of a published edition',
        description: 'Name, notes, maker and licence, as its first publisher gave them.',
        params,
        response: { 200: publishedBox, ...errors },
      },
    },
    async (request) => {
      const caller = await people.caller(request);
      const row = await storage.published(request.params.hash);
      if (!row) throw problem('not-published');
      // To the day: nobody can read from it who opened a link when.
      const today = Math.floor(now() / DAY) * DAY;
      if (row.used < today) await storage.touchPublished(row.hash, today);
      return boxOf(row, caller?.id ?? null);
    },
  );

  app.delete(
    '/api/editions/:hash',
    {
      schema: {
        tags,
        summary: 'Take back an edition you published',
        description:
          'Your words on its box are gone, and the edition too unless somebody else published it or something is played with it.',
        params,
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'host');
      if (!(await storage.withdraw(request.params.hash, caller.id))) throw problem('not-published');
      await storage.scrub();
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/me/editions',
    {
      schema: {
        tags,
        summary: 'Editions you published',
        response: { 200: publishedBoxes, ...errors },
      },
    },
    async (request) => {
      const caller = await people.must(request);
      const rows = await storage.publishedBy(caller.id);
      return { editions: rows.map((row) => boxOf(row, caller.id)) };
    },
  );
}
