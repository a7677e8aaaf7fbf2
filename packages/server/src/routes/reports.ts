/** What a class foresaw, and reports to take home. */
import {
  classReports,
  forecasts,
  newReports,
  ordered,
  ownReport,
  tableNumber,
} from '@boardroom/protocol';
import type { ClassReports, OwnReport } from '@boardroom/protocol';
import { z } from 'zod';
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import { mustAttend, mustTrain } from '../workshops/acts.ts';
import { playToShow, reportFor } from '../workshops/deck-state.ts';
import { mustBeOver, report, WHOLE_CLASS } from '../workshops/deck.ts';
import { isTrainer } from '../workshops/fold.ts';
import { endedTables, foreseen } from '../workshops/forecasts.ts';
import { placeOf } from '../workshops/seating.ts';
import type { Workshop } from '../workshops/types.ts';
import { errors } from './at.ts';
import { makeByTrainer } from './by-trainer.ts';
import { seatName } from '../workshops/teams.ts';
import { atWorkshop } from './workshops.ts';

const tags = ['workshops'];
/** All seats of a table. */
const REPORT_BYTES = 262_144;

/** What every report says of its class. */
const commonOf = (workshop: Workshop): Omit<ClassReports, 'tables' | 'class'> => ({
  title: workshop.settings.title,
  game: workshop.settings.game,
  played: playToShow(workshop)!.began,
  deletes: workshop.deletes,
});

export function reportRoutes(app: App, services: Services): void {
  const { people, workshops, tables } = services;
  const byTrainer = makeByTrainer(services);

  /** A copy: tables are looked at meanwhile. */
  const whenOver = (id: string, may: (workshop: Workshop) => void): Promise<Workshop> =>
    workshops.look(id, (workshop) => {
      may(workshop);
      mustBeOver(workshop);
      return structuredClone(workshop);
    });

  app.get(
    '/api/workshops/:id/forecasts',
    {
      schema: {
        tags,
        summary: 'What the class foresaw, held against what came, when play is over',
        description:
          'To trainers as figures of the class and of tables, without names; to people who take part the means of the class and their own.',
        params: atWorkshop,
        response: { 200: forecasts, ...errors },
      },
    },
    async (request) => {
      const { id: person } = await people.must(request, 'watch');
      const { id } = request.params;
      let member = 0;
      const workshop = await whenOver(id, (each) => {
        if (!isTrainer(each, person)) member = mustAttend(each, person).n;
      });
      return foreseen(workshop, await endedTables(workshop, tables), member);
    },
  );

  app.put(
    '/api/workshops/:id/reports/:table',
    {
      bodyLimit: REPORT_BYTES,
      schema: {
        tags,
        summary: 'Hand out the reports of a table: who sat there can read their own (trainer)',
        description: 'Table 0: the report of the class, which only trainers read.',
        params: atWorkshop.extend({ table: tableNumber.or(z.literal('0').transform(() => 0)) }),
        body: newReports,
        response: { 200: ordered, ...errors },
      },
    },
    async (request) => {
      const { id, table } = request.params;
      return byTrainer(request, id, (w) => report(w, table, request.body.seats));
    },
  );

  app.get(
    '/api/workshops/:id/reports',
    {
      schema: {
        tags,
        summary: 'All reports that were handed out, without what anybody wrote (trainer)',
        params: atWorkshop,
        response: { 200: classReports, ...errors },
      },
    },
    async (request): Promise<ClassReports> => {
      const { id: person } = await people.must(request, 'watch');
      const workshop = await whenOver(request.params.id, (each) => mustTrain(each, person));
      const { deck } = workshop;
      const { seating } = playToShow(workshop)!;
      const { [WHOLE_CLASS]: _class, ...handed } = deck.reports;
      return {
        ...commonOf(workshop),
        class: deck.reports[WHOLE_CLASS]?.[0] ?? null,
        tables: Object.entries(handed).map(([table, seats]) => ({
          table: Number(table),
          seats: seats.map((figures, seat) => {
            const held = seating[Number(table) - 1]?.[seat] ?? [];
            return { name: seatName(workshop, held, { table: Number(table), seat }), figures };
          }),
        })),
      };
    },
  );

  app.get(
    '/api/workshops/:id/report',
    {
      schema: {
        tags,
        summary: 'Your own report of the class',
        params: atWorkshop,
        response: { 200: ownReport, ...errors },
      },
    },
    async (request): Promise<OwnReport> => {
      const { id: person } = await people.must(request, 'watch');
      const workshop = await whenOver(request.params.id, (each) => void mustAttend(each, person));
      const member = mustAttend(workshop, person);
      const figures = reportFor(workshop, member);
      if (!figures) throw problem('no-report');
      const { own } = foreseen(workshop, await endedTables(workshop, tables), member.n);
      return {
        ...commonOf(workshop),
        name: member.name,
        place: placeOf(playToShow(workshop)!.seating, member.n)!,
        figures,
        own,
        said: workshop.prompts.flatMap(({ text: question, answers }) => {
          const answer = answers[member.n]?.answer;
          return answer && 'text' in answer ? [{ question, text: answer.text }] : [];
        }),
      };
    },
  );
}
