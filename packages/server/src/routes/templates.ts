/** Templates of a trainer: a class as it shall be, to be set up again and again. */
import { newTemplate, template, templateId, templates } from '@boardroom/protocol';
import type { Template } from '@boardroom/protocol';
import { z } from 'zod';
import { newId } from '../people/secrets.ts';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import type { TemplateRow } from '../storage/types.ts';
import { errors } from './at.ts';

const tags = ['workshops'];
const atTemplate = z.object({ id: templateId });

export function templateOf({ id, body, updated }: TemplateRow): Template {
  const settings = JSON.parse(body) as Template['settings'];
  return { id, title: settings.title, game: settings.game, updated, settings };
}

export function templateRoutes(app: App, { people, storage, games, limits, now }: Services): void {
  const bodyLimit = limits.bodyBytes + 2 * limits.editionBytes;
  const save = async (
    id: string,
    person: string,
    settings: z.infer<typeof newTemplate>,
  ): Promise<Template> => {
    await games.find(settings.game);
    const row = { id, person, body: JSON.stringify(settings), updated: now() };
    await storage.saveTemplate(row);
    return templateOf(row);
  };

  app.get(
    '/api/me/templates',
    {
      schema: {
        tags,
        summary: 'Your templates, the newest first',
        response: { 200: templates, ...errors },
      },
    },
    async (request) => {
      const { id: person } = await people.must(request, 'host');
      return { templates: (await storage.templatesOf(person)).map(templateOf) };
    },
  );

  app.post(
    '/api/me/templates',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Keep how a class shall be',
        body: newTemplate,
        response: { 201: template, ...errors },
      },
    },
    async (request, reply) => {
      const { id: person } = await people.must(request, 'host');
      if ((await storage.templatesOf(person)).length >= limits.templatesPerPerson)
        throw problem('too-many', `${limits.templatesPerPerson} templates at most: drop one first`);
      return reply.code(201).send(await save(newId(9), person, request.body));
    },
  );

  app.put(
    '/api/me/templates/:id',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'A template as it shall be from now on',
        params: atTemplate,
        body: newTemplate,
        response: { 200: template, ...errors },
      },
    },
    async (request) => {
      const { id: person } = await people.must(request, 'host');
      const { id } = request.params;
      const own = await storage.templatesOf(person);
      if (!own.some((row) => row.id === id)) throw problem('no-template');
      return save(id, person, request.body);
    },
  );

  app.delete(
    '/api/me/templates/:id',
    {
      schema: {
        tags,
        summary: 'Drop a template',
        params: atTemplate,
        response: { 204: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const { id: person } = await people.must(request, 'host');
      if (!(await storage.dropTemplate(person, request.params.id))) throw problem('no-template');
      return reply.code(204).send();
    },
  );
}
