/** What a class is asked: forecasts, reasons, ratings. */
import { z } from 'zod';
import { chatText, moment } from './basics.ts';

export const PROMPT_KINDS = ['probability', 'number', 'winner', 'explain', 'rate'] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** What a forecast may be held against, and which kinds are. */
const FITS = {
  trainer: PROMPT_KINDS,
  'own-win': ['probability'],
  'own-above': ['probability'],
  'own-score': ['number'],
} as const satisfies Record<string, readonly PromptKind[]>;
const ABOUTS = Object.keys(FITS) as (keyof typeof FITS)[];

export const promptId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,23}$/);
const amount = z.number().min(-1e9).max(1e9);

export const promptWanted = z
  .strictObject({
    id: promptId.describe('Also the key of its answers in exports.'),
    kind: z
      .enum(PROMPT_KINDS)
      .describe(
        'A chance in percent; a number with a range meant to hold it 8 times in 10; which seat of one’s table wins; a sentence; 1 to 5.',
      ),
    text: chatText.max(300),
    about: z
      .enum(ABOUTS)
      .default('trainer')
      .describe(
        'What a forecast is held against: what the trainer says, or how one’s own seat ends (`own-win`, or `own-above` with a score, for a probability; `own-score` for a number). `winner` always goes by the table.',
      ),
    above: amount.optional().describe('Of `own-above`: the score to end above.'),
    least: amount.optional().describe('Of a number.'),
    most: amount.optional(),
  })
  .refine(
    ({ kind, about }) => (FITS[about] as readonly PromptKind[]).includes(kind),
    'it is about something of another kind',
  )
  .refine(
    ({ about, above }) => (about === 'own-above') === (above !== undefined),
    'above which score?',
  )
  .refine(({ least, most }) => (least ?? -1e9) < (most ?? 1e9), 'least is not below most');
export type PromptWanted = z.infer<typeof promptWanted>;

export const answerValue = z.union([
  z.strictObject({ percent: z.number().min(0).max(100) }),
  z.strictObject({ low: amount, likely: amount, high: amount }),
  z.strictObject({ seat: z.int().min(0).max(19) }),
  z.strictObject({ text: chatText.max(300) }),
  z.strictObject({ rate: z.int().min(1).max(5) }),
]);
export type AnswerValue = z.infer<typeof answerValue>;
export const newAnswer = z.strictObject({ answer: answerValue });

export const truth = z.union([z.boolean(), amount]);
export const truthSaid = z.strictObject({
  truth: truth.describe('Whether it came true, or the number that came out.'),
});

/** As one who is asked sees it. */
export const promptText = z.object({
  id: promptId,
  kind: z.enum(PROMPT_KINDS),
  text: z.string(),
  open: z.boolean(),
  asked: moment,
  gate: z.int().optional().describe('Asked of tables that wait at the gate after this round.'),
  least: amount.optional(),
  most: amount.optional(),
  answer: answerValue.optional().describe('Your own.'),
  score: z
    .number()
    .optional()
    .describe('At a gate: how your seat stood when your table came to it, if all may know that.'),
});
export type PromptText = z.infer<typeof promptText>;

/** As trainers and walls see it. */
export const promptLine = promptText.omit({ answer: true, score: true }).extend({
  about: z.enum(ABOUTS),
  truth: truth.optional().describe('What the trainer has said came out.'),
  answers: z.int().describe('How many.'),
  of: z.int().describe('How many were asked so far.'),
  given: z
    .array(answerValue)
    .optional()
    .describe('When it is closed and there are at least five: without names, in no order.'),
});
export type PromptLine = z.infer<typeof promptLine>;
