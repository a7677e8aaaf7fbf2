/** Reports to take home: made on the trainer's page, kept here, each for who it is about. */
import { z } from 'zod';
import { gameJson, moment } from './basics.ts';
import { forecasts } from './forecasts.ts';
import { place } from './workshops.ts';

const figures = gameJson.describe('What it says, as the trainer’s page made it. No name is in it.');
export const newReports = z.strictObject({
  seats: z.array(figures).min(1).max(20).describe('Seat by seat.'),
});

const common = z.object({
  title: z.string(),
  game: z.string(),
  played: moment,
  deletes: moment,
});

/** The report of one who takes part: nobody else's name, forecast or sentence is in it. */
export const ownReport = common.extend({
  name: z.string(),
  place,
  figures,
  own: forecasts.shape.own,
  said: z
    .array(z.object({ question: z.string(), text: z.string() }))
    .describe('What they wrote down themselves.'),
});
export type OwnReport = z.infer<typeof ownReport>;

export const classReports = common
  .extend({
    class: figures.nullable(),
    tables: z.array(
      z.object({
        table: z.int(),
        seats: z.array(z.object({ name: z.string().nullable(), figures })),
      }),
    ),
  })
  .describe('All reports, for trainers: without forecasts and sentences of anybody.');
export type ClassReports = z.infer<typeof classReports>;
