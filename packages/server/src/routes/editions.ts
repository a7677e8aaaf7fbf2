/** Editions by hash: anyone who plays, watches or replays a table can fetch its edition. */
import { editionHash, parseEdition, isRefusal } from '@boardroom/kernel';
import { editionHash as hashSchema, wholeEdition } from '@boardroom/protocol';
import type { WholeEdition } from '@boardroom/protocol';
import { z } from 'zod';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import { errors } from './at.ts';

export function editionRoutes(app: App, { storage, games }: Services): void {
  const published = async (hash: string): Promise<WholeEdition | null> => {
    for (const entry of games.entries)
      for (const [id, load] of Object.entries(entry.editions)) {
        const content = await load();
        if (editionHash(content) === hash) return { game: entry.id, id, hash, content };
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
        tags: ['tables'],
        summary: 'An edition by its hash',
        description:
          'Content and words that tables are played with. Never changes, so it may be kept for ever; check the hash.',
        params: z.object({ hash: hashSchema }),
        response: { 200: wholeEdition, ...errors },
      },
    },
    async (request, reply) => {
      const { hash } = request.params;
      const found = (await published(hash)) ?? (await brought(hash));
      if (!found) throw problem('no-edition');
      return reply.header('cache-control', 'public, max-age=31536000, immutable').send(found);
    },
  );
}
