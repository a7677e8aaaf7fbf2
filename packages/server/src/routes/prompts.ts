/** Questions to the class, and its answers. */
import {
  newAnswer,
  ordered,
  promptId,
  promptWanted,
  puzzled,
  truthSaid,
} from '@boardroom/protocol';
import type { App, Services } from '../services.ts';
import * as classActs from '../workshops/acts.ts';
import * as acts from '../workshops/prompt-acts.ts';
import { errors } from './at.ts';
import { makeByTrainer, momentOf, momentsOf } from './by-trainer.ts';
import { atWorkshop } from './workshops.ts';

const tags = ['workshops'];
const atPrompt = atWorkshop.extend({ prompt: promptId });
const response = { 200: ordered, ...errors };

export function promptRoutes(app: App, services: Services): void {
  const { people, workshops } = services;
  const byTrainer = makeByTrainer(services);

  app.post(
    '/api/workshops/:id/puzzled',
    {
      schema: {
        tags,
        summary: 'The rules refuse you the same thing again and again: your trainer may help',
        params: atWorkshop,
        body: puzzled,
        response,
      },
    },
    async (request) => {
      const { id: person } = await people.must(request, 'play');
      await workshops.act(request.params.id, (w) =>
        classActs.puzzle(w, person, request.body, services.now()),
      );
      return {};
    },
  );

  app.post(
    '/api/workshops/:id/prompts',
    {
      schema: {
        tags,
        summary: 'Ask the class something now (trainer)',
        description: 'How far each table is then, is kept with it.',
        params: atWorkshop,
        body: promptWanted,
        response,
      },
    },
    async (request) => {
      const { id } = request.params;
      const moments = await momentsOf(services, id);
      return byTrainer(request, id, (w) => acts.ask(w, request.body, moments));
    },
  );

  app.put(
    '/api/workshops/:id/prompts/:prompt/answer',
    {
      schema: {
        tags,
        summary: 'Answer; another answer replaces it until the question is closed',
        params: atPrompt,
        body: newAnswer,
        response,
      },
    },
    async (request) => {
      const { id: person } = await people.must(request, 'play');
      const { id, prompt } = request.params;
      const moment = await momentOf(services, id, person);
      const { answer } = request.body;
      await workshops.act(id, (w) => acts.answer(w, person, prompt, answer, moment));
      return {};
    },
  );

  app.post(
    '/api/workshops/:id/prompts/:prompt/close',
    {
      schema: { tags, summary: 'Close a question (trainer)', params: atPrompt, response },
    },
    async (request) => {
      const { id, prompt } = request.params;
      return byTrainer(request, id, (w) => acts.shut(w, prompt));
    },
  );

  app.put(
    '/api/workshops/:id/prompts/:prompt/truth',
    {
      schema: {
        tags,
        summary: 'Say how it came out, so that forecasts can be scored (trainer)',
        params: atPrompt,
        body: truthSaid,
        response,
      },
    },
    async (request) => {
      const { id, prompt } = request.params;
      return byTrainer(request, id, (w) => acts.know(w, prompt, request.body.truth));
    },
  );
}
