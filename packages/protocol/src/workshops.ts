/** Workshops: a class from its code to its close. One log, many tables, one luck. */
import { z } from 'zod';
import {
  botName,
  chatText,
  gameJson,
  idempotencyKey,
  joinCode,
  moment,
  personName,
  seat,
  tableId,
} from './basics.ts';
import { arrangement, deckView } from './deck.ts';
import { news } from './news.ts';
import { promptLine, promptText, promptWanted } from './prompts.ts';
import type { PromptWanted } from './prompts.ts';
import { clockSetting, newTable, tableEdition, tableStatus } from './tables.ts';
import { teamSetting } from './teams.ts';

export const STAGE_KINDS = [
  'gather',
  'lesson',
  'practice',
  'play',
  'prompt',
  'debrief',
  'survey',
  'close',
] as const;
export const stageKind = z.enum(STAGE_KINDS);
export type StageKind = z.infer<typeof stageKind>;

/** Also the key its answers have in exports. */
export const partId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,23}$/);
export const gates = z
  .union([z.literal('every'), z.array(z.int().min(1).max(999)).max(60)])
  .describe('The rounds after which a table waits until the trainer opens the gate.');
export type Gates = z.infer<typeof gates>;
export const stage = z
  .strictObject({
    id: partId,
    kind: stageKind,
    title: z.string().trim().min(1).max(60).optional(),
    minutes: z.int().min(1).max(480).optional().describe('How long it is meant to take.'),
    deadline: z
      .boolean()
      .optional()
      .describe(
        'Its minutes are a deadline: after it who takes longer than five seconds is answered for by the rules.',
      ),
    gates: gates.optional(),
    asks: z
      .array(
        z.strictObject({
          after: z.int().min(1).max(999),
          prompts: z.array(promptWanted).min(1).max(4),
        }),
      )
      .max(60)
      .optional()
      .describe(
        'What is asked at its gates: of each table that comes to the gate after this round, until it is opened.',
      ),
    prompts: z
      .array(promptWanted)
      .max(10)
      .optional()
      .describe('Of a prompt or a survey: what is asked when the class comes to it.'),
  })
  .describe('A part of the class. Practice and play set tables; the others do not.');
export type Stage = z.infer<typeof stage>;

export const MOST_PEOPLE = 250;
export const plan = z
  .array(stage)
  .min(1)
  .max(24)
  .refine((stages) => new Set(stages.map(({ id }) => id)).size === stages.length, {
    message: 'every stage has an id of its own',
  })
  .refine(
    (stages) => {
      const ids = stages.flatMap(promptsIn).map(({ id }) => id);
      return new Set(ids).size === ids.length;
    },
    { message: 'every prompt has an id of its own' },
  );
/** All that a stage asks, when it begins and at its gates. */
export function promptsIn({ prompts = [], asks = [] }: Stage): PromptWanted[] {
  return [...prompts, ...asks.flatMap((gate) => gate.prompts)];
}

export const newWorkshop = z.strictObject({
  title: z.string().trim().min(1).max(60),
  game: newTable.shape.game,
  edition: newTable.shape.edition,
  content: newTable.shape.content,
  texts: newTable.shape.texts,
  options: gameJson.default({}),
  players: newTable.shape.players.describe('Players at each table.'),
  team: teamSetting.optional().describe('A seat is held by a team. Absent: by one person.'),
  clock: clockSetting.optional(),
  takebacks: newTable.shape.takebacks,
  chat: newTable.shape.chat,
  bot: botName.default('normal').describe('Plays seats nobody has, and those of who is away.'),
  plan: plan.default([
    { id: 'gather', kind: 'gather' },
    { id: 'play', kind: 'play' },
    { id: 'debrief', kind: 'debrief' },
    { id: 'close', kind: 'close' },
  ]),
  days: z
    .int()
    .min(1)
    .max(365)
    .default(30)
    .describe('After so many days everything of it is deleted.'),
  key: idempotencyKey.optional().describe('Or the header Idempotency-Key.'),
});
export type NewWorkshop = z.infer<typeof newWorkshop>;
export type NewWorkshopInput = z.input<typeof newWorkshop>;

/** The name somebody wishes for in a class. */
export const nickname = personName.max(24);
export const joining = z.strictObject({
  code: joinCode,
  name: nickname.optional().describe('Absent: one is made up.'),
  token: z
    .boolean()
    .default(false)
    .describe('For programs without a person yet: answer with a bearer token, not a cookie.'),
});
export const rejoining = z.strictObject({
  code: joinCode,
  name: nickname,
  key: z.string().min(4).max(20).describe('The seat key that was shown when they joined.'),
  token: z.boolean().default(false),
});

/** People are known by their number in the class. */
export const memberNumber = z.coerce.number().int().min(1).max(9999);
const member = z.int().min(1);
export const tableNumber = z.coerce.number().int().min(1).max(999);
export const place = z.object({
  table: z.int().min(1).describe('Number of the table, from 1.'),
  seat,
});
export type Place = z.infer<typeof place>;

export const joined = z
  .object({
    workshop: tableId,
    member,
    name: z.string(),
    renamed: z
      .enum(['taken', 'rude'])
      .optional()
      .describe('Why the name is another than the one wished for.'),
    key: z.string().describe('Seat key: with the name it brings you back. Shown once.'),
    place: place.nullable(),
    token: z.string().optional().describe('The bearer token, if it was asked for. Shown once.'),
  })
  .describe('You are in.');
export type Joined = z.infer<typeof joined>;

export const workshopLine = z.object({
  id: tableId,
  title: z.string(),
  game: z.string(),
  created: moment,
  deletes: moment,
  role: z.enum(['trainer', 'participant']),
});
export type WorkshopLine = z.infer<typeof workshopLine>;
export const workshopLines = z.object({ workshops: z.array(workshopLine) });

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

/** What a refusal of the rules names. */
const refusalFacts = z
  .record(z.string().max(30), z.union([z.number(), z.string().max(60), z.boolean()]))
  .refine((facts) => Object.keys(facts).length <= 8, 'eight facts at most');

/** A table of the class as its trainer sees it. */
export const tile = z.object({
  number: z.int(),
  table: tableId,
  status: tableStatus.or(z.literal('waiting')).describe('`waiting`: it is being set.'),
  paused: z.boolean(),
  ended: z.boolean(),
  moves: z.int(),
  updated: moment.describe('When something last happened there.'),
  round: z.int().optional().describe('The round it plays.'),
  rounds: z.int().nullable().optional().describe('The last round there can be.'),
  gate: z.boolean().describe('It waits at a gate.'),
  scores: z.array(z.number()).optional().describe('As they stand, as everybody may see them.'),
  injects: z.int().describe('How often a trainer has done something to it.'),
  answers: z
    .int()
    .optional()
    .describe('At a gate that asks: how many answers its people have given.'),
  asked: z
    .array(z.object({ seat, kind: z.string(), since: moment }))
    .describe('Who is to decide, and since when; pauses do not count.'),
  unclear: z
    .object({
      code: z.string(),
      facts: refusalFacts.optional(),
      count: z.int(),
    })
    .optional()
    .describe('What the rules refused its people most often in the last five minutes.'),
  seats: z.array(
    z.object({
      member: member.optional(),
      members: z.array(member).optional().describe('Of a team, the captain first.'),
      bot: z.boolean().describe('A bot plays it: nobody’s seat, or it sits in.'),
      here: z.boolean(),
      usual: z.int().optional().describe('Milliseconds: the median of its last own decisions.'),
      danger: z
        .literal(true)
        .optional()
        .describe('It may soon be out, or cannot pay what is due, as everybody may see.'),
      alone: z
        .literal(true)
        .optional()
        .describe('Of a team: one of them has wanted every move so far.'),
    }),
  ),
});
export type Tile = z.infer<typeof tile>;

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

export const stageWanted = z.strictObject({
  stage: partId,
  close: z
    .boolean()
    .default(false)
    .describe('Ends the tables that still play; without it the class cannot leave them.'),
});
export const paceWanted = z.strictObject({
  gates: gates.optional().describe('Absent: as they are.'),
  minutes: z
    .int()
    .min(1)
    .max(480)
    .nullable()
    .optional()
    .describe('The deadline is so many minutes from now; null: there is none any more.'),
});
export const gateWanted = z.strictObject({
  after: z
    .int()
    .min(1)
    .max(999)
    .optional()
    .describe('Opens the gates up to this round. Absent: the first that is shut.'),
});
export const injectWanted = z.strictObject({
  inject: z.string().min(1).max(40),
  seat: z.int().min(-1).max(19).default(-1).describe('-1: it is about all players.'),
  amount: z.int().min(0).max(1e9).default(0),
  tables: z.array(z.int().min(1)).min(1).max(200).describe('Numbers of tables.'),
  key: idempotencyKey.optional(),
});
export const injectDone = z.object({
  done: z.array(z.int()).describe('Tables at which it was done.'),
  refused: z
    .array(z.object({ table: z.int(), code: z.string() }))
    .describe('Tables at which it could not be done now, and why.'),
});
export type InjectDone = z.infer<typeof injectDone>;
export const newPlan = z.strictObject({ plan });
export const placeWanted = z.strictObject({
  table: z.int().min(1).max(200),
  seat: z.int().min(0).max(19).optional().describe('Absent: the first free one.'),
});
export const SEATINGS = ['order', 'even', 'shuffle'] as const;
export const seatingWanted = z.strictObject({
  how: z
    .enum(SEATINGS)
    .describe('`order` fills table after table, `even` spreads, `shuffle` mixes and spreads.'),
});
export const standInWanted = z.strictObject({ bot: z.boolean() });
export const skipWanted = z.strictObject({
  moves: z
    .int()
    .min(0)
    .optional()
    .describe('How many moves you saw: refused as `stale` if there are more by now.'),
});
export const timeWanted = z.strictObject({ seconds: z.int().min(5).max(600).default(60) });
export const lookWanted = z.strictObject({ seat: z.int().min(0).max(19) });
export const looked = z
  .object({ seat, view: gameJson })
  .describe('The table as that seat sees it now. What nobody knows yet is not in it.');
export type Looked = z.infer<typeof looked>;
export const puzzled = z.strictObject({
  code: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .describe('Of the refusal.'),
  facts: refusalFacts.optional(),
  count: z.int().min(1).max(99).describe('How often since you last said so.'),
});
export const boardsQuery = z.object({
  tables: z
    .string()
    .regex(/^\d{1,3}(,\d{1,3}){0,15}$/)
    .optional()
    .describe('Numbers of tables, with commas; sixteen at most, and absent the first sixteen.'),
});
export const boardNews = z.object({ table: z.int(), news });
export type BoardNews = z.infer<typeof boardNews>;
export const tablesWanted = z.strictObject({
  tables: z.array(z.int().min(1)).max(200).optional().describe('Absent: all.'),
});
export const newMessage = z.strictObject({
  text: chatText,
  to: z.int().min(1).optional().describe('A member; absent: all.'),
  table: z.int().min(1).max(999).optional().describe('Or the people of one table.'),
  key: idempotencyKey.optional(),
});
export const memberName = z.strictObject({
  name: nickname.optional().describe('Absent: one is made up.'),
});
export const teamName = z.strictObject({
  name: nickname.optional().describe('Absent: the name it had at first.'),
});
export const daysWanted = z.strictObject({ days: z.int().min(1).max(365) });
export const trainerInvite = z.object({ invite: z.string().describe('Shown once.') });
export const inviteUsed = z.strictObject({ invite: z.string().min(20).max(60) });
export const ordered = z
  .object({ repeated: z.literal(true).optional() })
  .describe('It is done, and will be found done after any crash.');
