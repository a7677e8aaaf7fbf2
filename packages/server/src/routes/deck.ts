/** The deck of a class: what is on the wall, votes on it, and the match it replays. */
import {
  arrangement,
  deckShown,
  figuresName,
  gameJson,
  newVote,
  ordered,
} from '@boardroom/protocol';
import { formatRecord } from '@boardroom/kernel';
import { z } from 'zod';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import { recordFrom } from '../table/record.ts';
import { playToShow } from '../workshops/deck-state.ts';
import * as acts from '../workshops/deck.ts';
import { errors } from './at.ts';
import { makeByTrainer } from './by-trainer.ts';
import { atWorkshop } from './workshops.ts';

const tags = ['workshops'];
const response = { 200: ordered, ...errors };
/** A slide with all its figures. */
const SLIDE_BYTES = 131_072;

export function deckRoutes(app: App, services: Services): void {
  const { people, workshops, tables } = services;
  const byTrainer = makeByTrainer(services);

  app.put(
    '/api/workshops/:id/deck',
    {
      bodyLimit: SLIDE_BYTES,
      schema: {
        tags,
        summary: 'Put a slide on the wall and on every device, or nothing (trainer)',
        description:
          'Only when all tables have ended or play is closed. Figures are sent with a slide once; when only its step changes they can be left out.',
        params: atWorkshop,
        body: deckShown,
        response,
      },
    },
    async (request) =>
      byTrainer(request, request.params.id, (w) => acts.show(w, request.body.shown)),
  );

  app.put(
    '/api/workshops/:id/deck/arrangement',
    {
      bodyLimit: SLIDE_BYTES,
      schema: {
        tags,
        summary: 'Arrange the deck: order, hidden slides, own titles and notes (trainer)',
        params: atWorkshop,
        body: arrangement,
        response,
      },
    },
    async (request) => byTrainer(request, request.params.id, (w) => acts.arrange(w, request.body)),
  );

  app.get(
    '/api/workshops/:id/deck/figures/:name',
    {
      schema: {
        tags,
        summary: 'The figures of a slide that is or was on the wall, to anybody with the link',
        params: atWorkshop.extend({ name: figuresName }),
        response: { 200: gameJson, ...errors },
      },
    },
    async (request) => {
      const { id, name } = request.params;
      const figures = await workshops.look(id, ({ deck }) => deck.figures[name]);
      if (!figures) throw problem('no-figures');
      return figures;
    },
  );

  app.put(
    '/api/workshops/:id/deck/vote',
    {
      schema: {
        tags,
        summary: 'Vote on what is on the wall; another vote replaces it until the vote is closed',
        params: atWorkshop,
        body: newVote,
        response,
      },
    },
    async (request) => {
      const { id: person } = await people.must(request, 'play');
      await workshops.act(request.params.id, (w) => acts.vote(w, person, request.body));
      return {};
    },
  );

  app.get(
    '/api/workshops/:id/deck/record',
    {
      schema: {
        tags,
        summary: 'The match that the wall replays, to anybody with the link: no names, no words',
        params: atWorkshop,
        response: { 200: z.string(), ...errors },
      },
    },
    async (request, reply) => {
      const table = await workshops.look(request.params.id, (workshop) => {
        const { shown } = workshop.deck;
        const play = playToShow(workshop);
        return shown?.replay && play ? play.tables[shown.replay.table - 1]!.id : null;
      });
      if (!table) throw problem('no-table');
      const { live, entries } = await tables.rebuild(table, () => true);
      const { words: _said, names: _names, ...record } = recordFrom(live, entries);
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .serializer((content: string) => content)
        .send(formatRecord(record));
    },
  );
}
