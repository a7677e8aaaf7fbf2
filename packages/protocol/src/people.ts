import { z } from 'zod';
import { colour, gameJson, moment, personId, personName } from './basics.ts';
import { publishedBox } from './editions.ts';
import { hook } from './hooks.ts';

/** What a token may be used for. */
export const SCOPES = ['play', 'host', 'watch'] as const;
export const scope = z.enum(SCOPES);
export type Scope = z.infer<typeof scope>;

export const person = z
  .object({ id: personId, name: personName, colour })
  .describe('A person as everybody sees them.');
export type Person = z.infer<typeof person>;

export const newPerson = z.strictObject({
  name: personName,
  colour: colour.default('blue'),
  token: z
    .boolean()
    .default(false)
    .describe('For programs: answer with a bearer token instead of setting a cookie.'),
});
export const changedPerson = z.strictObject({
  name: personName.optional(),
  colour: colour.optional(),
});

export const welcome = person.extend({
  recovery: z.string().describe('Brings you back on another device. Shown once.'),
  token: z.string().optional().describe('The bearer token, if it was asked for. Shown once.'),
});
export type Welcome = z.infer<typeof welcome>;

export const recovery = z.strictObject({
  code: z.string().min(10).max(60),
  token: z.boolean().default(false),
});
export const newRecovery = z.object({ recovery: z.string() });

export const newToken = z.strictObject({
  name: personName.describe('What it is for.'),
  scopes: z.array(scope).min(1).max(SCOPES.length).default(['play', 'watch']),
  days: z.int().min(1).max(366).default(90),
});
export const token = z.object({
  id: z.string(),
  kind: z
    .enum(['session', 'personal'])
    .describe('Of a device you came in with, or made for a bot: that one may not do all you may.'),
  name: z.string(),
  scopes: z.array(scope),
  created: moment,
  expires: moment,
  current: z.boolean().describe('The one you ask with.'),
});
export type Token = z.infer<typeof token>;
export const ownTable = z.object({
  id: z.string(),
  created: moment,
  acts: z
    .array(z.looseObject({ at: moment, type: z.string() }))
    .describe('What you did there, as it is written: moves, words, names, seats.'),
});
export type OwnTable = z.infer<typeof ownTable>;
export const ownData = person
  .extend({
    created: moment,
    tokens: z.array(token.pick({ kind: true, name: true, created: true, expires: true })),
    hooks: z.array(hook),
    templates: z.array(gameJson).describe('How you want classes to be.'),
    tables: z.array(ownTable),
    workshops: z.array(ownTable).describe('Likewise the classes you led or took part in.'),
    editions: z.array(publishedBox).describe('What you published, as its box says.'),
  })
  .describe('Everything there is of a person.');
export type OwnData = z.infer<typeof ownData>;

export const madeToken = token.extend({ token: z.string().describe('Shown once.') });
