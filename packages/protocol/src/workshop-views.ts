/** A workshop as its trainers, those who take part and the wall see it. */
import { z } from 'zod';
import { gameJson, joinCode, moment, tableId } from './basics.ts';
import { arrangement, deckView } from './deck.ts';
import { gates, partId, stage } from './plan.ts';
import { promptLine, promptText } from './prompts.ts';
import { tableEdition } from './tables.ts';
import { teamSetting } from './teams.ts';
import { tile } from './tiles.ts';
import { member, place } from './workshops.ts';

const stageNow = z.object({
  plan: z.array(stage.omit({ prompts: true, asks: true })),
  stage: partId,
  since: moment,
});
const pace = z
  .object({
    gates,
    opened: z.int().describe('The gates up to this round are open.'),
    due: moment.nullable().describe('The deadline of the stage.'),
    stopped: moment.nullable().describe('Since when all tables are paused; null: they are not.'),
  })
  .describe('Of the tables that play now.');
const said = z.object({
  at: moment,
  text: z.string(),
  to: member.optional(),
  table: z.int().optional(),
});
const commitments = z
  .record(z.string(), z.string())
  .describe('SHA-256 of the seed of each stage with tables, from the beginning on.');
const seeds = z
  .record(z.string(), z.string())
  .describe('Of those stages whose tables have all ended, or whose play is closed.');

const common = z.object({
  id: tableId,
  version: z.string().describe('Of this view: another if anything in it has changed.'),
  title: z.string(),
  game: z.string(),
  edition: tableEdition,
  ...stageNow.shape,
  people: z.int().describe('How many take part.'),
  team: teamSetting.optional().describe('Seats are held by teams.'),
  pace: pace.optional(),
  commitments,
  seeds,
  deck: deckView
    .optional()
    .describe('What the trainer has put before the class, once play is over.'),
});

export const trainerView = common
  .extend({
    role: z.literal('trainer'),
    code: joinCode,
    created: moment,
    deletes: moment,
    settings: gameJson.describe('What it was set up with: send it again to run it again.'),
    trainers: z.array(z.object({ person: z.string(), name: z.string(), owner: z.boolean() })),
    members: z.array(
      z.object({
        member,
        name: z.string(),
        place: place.nullable(),
        away: z.boolean(),
        joined: moment,
      }),
    ),
    teams: z
      .array(place.extend({ name: z.string() }))
      .optional()
      .describe('Names of the teams that hold seats.'),
    tables: z.array(tile),
    prompts: z.array(promptLine),
    said: z.array(said),
    arrangement: arrangement.optional().describe('How the deck is arranged.'),
    handed: z.array(z.int()).describe('Tables whose reports are handed out.'),
  })
  .describe('A workshop as its trainers see it.');
export type TrainerView = z.infer<typeof trainerView>;

export const participantView = common
  .extend({
    role: z.literal('participant'),
    member,
    name: z.string(),
    place: place.nullable(),
    table: tableId.optional().describe('Your table, when it is set.'),
    seats: z
      .array(z.string().nullable())
      .describe('Your table, seat by seat: who sits there; null: nobody yet, or a bot.'),
    mates: z
      .array(z.string())
      .optional()
      .describe('Who holds the seat with you; `seats` has the names of teams then.'),
    waiting: z.boolean().describe('Your table has finished and waits for the others.'),
    watch: z
      .int()
      .optional()
      .describe('All seats are taken: the table you can watch until one is free.'),
    prompts: z.array(promptText),
    said: z.array(said.omit({ to: true, table: true })),
    deletes: moment,
    report: z.boolean().describe('Your report is there to be read.'),
  })
  .describe('A workshop as one who takes part sees it.');
export type ParticipantView = z.infer<typeof participantView>;

export const wallView = common
  .extend({
    role: z.literal('wall'),
    code: joinCode,
    deletes: moment,
    tables: z.array(
      z.object({
        number: z.int(),
        seats: z.array(z.string().nullable()).describe('Names, seat by seat.'),
        people: z
          .array(z.array(z.string()))
          .optional()
          .describe('Where seats are held by teams: their people, seat by seat.'),
        ended: z.boolean(),
        round: z.int().optional().describe('The round it plays.'),
        gate: z.boolean().optional().describe('It waits at a gate.'),
      }),
    ),
    rounds: z.int().nullable().optional().describe('The last round there can be.'),
    prompts: z.array(promptLine),
  })
  .describe('A workshop as the projector shows it: nothing private.');
export type WallView = z.infer<typeof wallView>;

export const workshopView = z.discriminatedUnion('role', [trainerView, participantView]);
export type WorkshopView = z.infer<typeof workshopView>;

export const viewQuery = z.object({
  seen: z.string().max(40).optional().describe('The version you have (JSON only).'),
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(55)
    .default(0)
    .describe('Seconds to wait until it is another (JSON only).'),
});
