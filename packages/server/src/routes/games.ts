/** What can be played here, and what its codes mean: for clients that have no rules of their own. */
import { publishedEdition } from '@boardroom/catalogue';
import { editionHash, isRefusal } from '@boardroom/kernel';
import type { Texts } from '@boardroom/kernel';
import type { WholeEdition } from '@boardroom/protocol';
import { gameLines, gameSchemas, gameTexts, wholeEdition } from '@boardroom/protocol';
import { z } from 'zod';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import { errors } from './at.ts';

const tags = ['games'];
const name = z.string().max(40);

export function gameRoutes(app: App, { games }: Services): void {
  app.get(
    '/api/games',
    { schema: { tags, summary: 'What can be played here', response: { 200: gameLines } } },
    async () => ({ games: await games.lines() }),
  );

  app.get(
    '/api/games/:game/schemas',
    {
      schema: {
        tags,
        summary: 'JSON Schemas of a game’s options, editions, moves, views and events',
        description:
          'What fields mean is in their descriptions, what codes are called in the game’s texts. Which moves are legal now is in `legal` and `asides` of the news, with gaps to fill.',
        params: z.object({ game: name }),
        response: { 200: gameSchemas, ...errors },
      },
    },
    async (request) => {
      const { entry, game } = await games.find(request.params.game);
      const schemaOf = (schema: z.ZodType) =>
        z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      const { move, view, event } = (await entry.schemas?.()) ?? {};
      const ours = { options: schemaOf(game.options), content: schemaOf(game.content) };
      return { ...ours, move, view, event } as z.infer<typeof gameSchemas>;
    },
  );

  app.get(
    '/api/games/:game/texts/:language',
    {
      schema: {
        tags,
        summary: 'The words of a game',
        description:
          'Moves, events, questions, refusals and things by key, so that any client can say what a code means. Languages are in the list of games.',
        params: z.object({ game: name, language: name }),
        response: { 200: gameTexts, ...errors },
      },
    },
    async (request): Promise<Texts> => {
      const { game, language } = request.params;
      const { entry } = await games.find(game);
      if (!Object.hasOwn(entry.texts, language)) throw problem('no-language');
      return entry.texts[language]!();
    },
  );

  app.get(
    '/api/games/:game/editions/:edition',
    {
      schema: {
        tags,
        summary: 'One of the game’s own editions, by id',
        params: z.object({ game: name, edition: name }),
        response: { 200: wholeEdition, ...errors },
      },
    },
    async (request) => {
      const { game, edition: id } = request.params;
      const { entry } = await games.find(game);
      const found = await publishedEdition(entry, id);
      if (isRefusal(found)) throw problem('no-edition');
      const hash = editionHash(found.edition.content);
      return { game, hash, ...found.edition } as WholeEdition;
    },
  );
}
