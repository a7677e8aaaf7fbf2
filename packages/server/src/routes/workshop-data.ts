/** The data of a class, for its trainers. */
import { problem } from '../problem.ts';
import type { App, Services } from '../services.ts';
import { z } from 'zod';
import { mustTrain } from '../workshops/acts.ts';
import { DATA_FILES, dataFile, playedTables } from '../workshops/export.ts';
import { isOpened } from '../workshops/follow.ts';
import { errors } from './at.ts';
import { atWorkshop } from './workshops.ts';

/** They tell how tables ended. */
const TELLING = ['results.csv', 'decisions.csv', 'timings.csv', 'records.jsonl', 'class.xlsx'];
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function workshopDataRoutes(app: App, services: Services): void {
  const { people, workshops, tables, rates } = services;

  app.get(
    '/api/workshops/:id/data/:file',
    {
      schema: {
        tags: ['workshops'],
        summary: 'The data of a class: pseudonyms only (trainer)',
        description:
          'Results, decisions, timings and records of play when all its tables have ended or it is closed; stages and prompts at any time; `dictionary.csv` says what each column means; `class.xlsx` has all tables in one workbook.',
        params: atWorkshop.extend({ file: z.enum(DATA_FILES) }),
        response: { 200: z.string(), ...errors },
      },
    },
    async (request, reply) => {
      const caller = await people.must(request, 'host');
      const { id, file } = request.params;
      const workshop = await workshops.look(id, (each) => {
        mustTrain(each, caller.id);
        if (TELLING.includes(file) && !each.plays.every(isOpened)) throw problem('play-on');
        return structuredClone(each);
      });
      const wait = rates.classExports.take(caller.id);
      if (wait > 0) throw problem('too-often', undefined, wait);
      const played = file === 'dictionary.csv' ? [] : await playedTables(workshop, tables);
      const data = dataFile(file, workshop, await workshops.entries(id), played);
      return reply
        .type(TYPES[file.split('.')[1]!]!)
        .header('content-disposition', `attachment; filename="${file}"`)
        .serializer((content: string) => content)
        .send((typeof data === 'string' ? data : Buffer.from(data)) as string);
    },
  );
}
