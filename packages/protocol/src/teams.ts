/** Team seats: several people hold a seat, propose moves to each other, and decide together. */
import { z } from 'zod';
import { chatText, cursor, gameJson, idempotencyKey, personId } from './basics.ts';

export const TEAM_RULES = ['anyone', 'captain', 'agree'] as const;
export const teamRule = z
  .enum(TEAM_RULES)
  .describe(
    'Who plays a move for the team: anybody, its captain (who is first in it), or anybody when two agree.',
  );
export type TeamRule = z.infer<typeof teamRule>;
/** So many must agree, or all of a smaller team. */
export const AGREE = 2;

/** What a class may set: a seat is a team. */
export const teamSetting = z.strictObject({
  size: z.int().min(2).max(8).default(3).describe('So many hold a seat at most.'),
  rule: teamRule.default('anyone'),
  devices: z
    .enum(['own', 'shared'])
    .default('own')
    .describe('`own`: everybody joins. `shared`: a team joins once, and plays on one device.'),
});
export type TeamSetting = z.infer<typeof teamSetting>;

const mate = z.object({ person: personId, name: z.string() });
/** Of a seat that a team holds, as everybody sees it. */
export const seatTeam = z.object({
  rule: teamRule,
  people: z.array(mate).describe('The captain first.'),
});

export const proposal = z.object({
  proposal: z.int().describe('Its number in this game.'),
  by: personId,
  move: gameJson,
  words: z.string().optional().describe('Of a move with a `message`: its words.'),
  text: z.string().optional().describe('Why, in the words of whoever proposes it.'),
  agreed: z.array(personId).describe('Who is for it; who proposed it among them.'),
});
export type Proposal = z.infer<typeof proposal>;

/** What a team has before it, for its own people alone. */
export const teamNow = seatTeam.extend({
  proposals: z.array(proposal),
});
export type TeamNow = z.infer<typeof teamNow>;

export const newProposal = z.strictObject({
  move: z.record(z.string(), z.unknown()).describe('As in `legal` or `asides`, gaps filled.'),
  words: chatText.optional().describe('For moves with a `message`: the words.'),
  text: chatText.max(140).optional().describe('Why.'),
  expected: cursor.optional().describe('The cursor you decided at.'),
  key: idempotencyKey.optional(),
});
export type NewProposal = z.infer<typeof newProposal>;
export const agreement = z.strictObject({ agree: z.boolean() });
export const playedProposal = z.strictObject({
  expected: cursor.optional().describe('The cursor you decided at.'),
  key: idempotencyKey.optional(),
});
export const teamTalk = z.strictObject({ text: chatText, key: idempotencyKey.optional() });
