/** How well a class foresaw what came: of everybody together, of a table, of oneself. */
import { z } from 'zod';
import { moment } from './basics.ts';
import { answerValue, promptWanted } from './prompts.ts';

const score = z.number().describe('By the rule; means of several.');
const rule = z
  .enum(['brier', 'interval', 'hit'])
  .describe('Brier of a chance, the interval score of a range, right or wrong for a winner.');

const chance = z.object({ percent: z.number(), came: z.boolean() });
const range = z.object({
  low: z.number(),
  likely: z.number(),
  high: z.number(),
  actual: z.number(),
});
/** How each kind of forecast went. */
const scored = z.object({ rule, score, forecasts: z.int() });

const foresaw = z.object({
  prompt: z.string(),
  kind: promptWanted.shape.kind,
  text: z.string(),
  asked: moment,
  moves: z.array(z.int()).describe('How many moves each table had made when it was asked.'),
  scored: scored.nullable().describe('Null: nothing to hold it against yet, or too few answers.'),
  chances: z.array(chance).optional().describe('For trainers: by size, nobody’s name.'),
  ranges: z.array(range).optional().describe('For trainers, likewise.'),
});

export const forecasts = z
  .object({
    class: z.array(foresaw),
    tables: z
      .array(z.object({ table: z.int(), people: z.int(), scored: z.array(scored) }))
      .describe('For trainers: of tables where at least three have forecast.'),
    own: z
      .array(
        z.object({
          prompt: z.string(),
          text: z.string(),
          answer: answerValue,
          scored: scored.extend({ actual: z.number() }).nullable(),
        }),
      )
      .describe('Your own, if you take part.'),
  })
  .describe('Forecasts of a class, when play is over.');
export type Forecasts = z.infer<typeof forecasts>;
export type Foresaw = Forecasts['class'][number];
