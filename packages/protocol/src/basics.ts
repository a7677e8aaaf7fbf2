/** Words that every message uses. Limits here are the only ones; the server has no others. */
import { z } from 'zod';

/** Colours a person may have; the page draws them, everybody else may ignore them. */
export const COLOURS = ['amber', 'blue', 'green', 'plum', 'red', 'teal', 'grey', 'black'] as const;
export const colour = z.enum(COLOURS);
export type Colour = z.infer<typeof colour>;

/** Control characters, direction overrides and line breaks have no business in a name. */
const ODD = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/** Scripts that join letters, or keep them from joining, by signs that cannot be seen. */
const JOINING =
  'Arabic Syriac Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan'
    .split(' ')
    .map((script) => String.raw`[\p{scx=${script}}&&[\p{L}\p{M}]]`)
    .map((letter) => String.raw`(?<=${letter})[\u200c\u200d](?=${letter})`);
/** What those signs are good for: emoji made of several, and letters of one such script. */
const JOINED = new RegExp([String.raw`\p{RGI_Emoji}`].concat(JOINING).join('|'), 'gv');

export const personName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((text) => !ODD.test(text.replaceAll(JOINED, '')), 'no control characters')
  .describe('How others see this person. Text, never markup.');

export const chatText = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine((text) => !/[\p{Cc}--[\n]]/v.test(text), 'no control characters')
  .describe('Text, never markup.');

export const tableId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .describe('Names a table. Not to be guessed: whoever knows it has the link.');
export const personId = z.string().regex(/^[A-Za-z0-9_-]{12}$/);
/** No 0, O, 1, I, L: a code is read out loud. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const joinCode = z
  .string()
  .transform((text) => text.toUpperCase().replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[A-HJKMNP-Z2-9]{6}$/));
export const seatNumber = z.coerce.number().int().min(0).max(19);
export const seat = z.int().min(-1).max(20);
export const botName = z.string().regex(/^[a-z][a-z0-9:_-]{0,39}$/i);
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/)
  .describe('Any text of the client: the same key with the same body has an effect once.');
/** A cursor: how many items of this table the reader has. Each reader has a count of their own. */
export const cursor = z.int().min(0);
/** Milliseconds since 1970, by the server's clock. */
export const moment = z.int();
/** JSON whose shape only the game knows. */
export const gameJson = z.record(z.string(), z.unknown());
