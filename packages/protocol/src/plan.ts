/** The plan of a class: its stages in order, where tables wait for each other, what is asked. */
import { z } from 'zod';
import { promptWanted } from './prompts.ts';
import type { PromptWanted } from './prompts.ts';

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
        'Its minutes are a deadline: after it the rules answer for anybody who takes longer than five seconds.',
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
