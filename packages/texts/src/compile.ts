/** Messages read ahead of time, so that a page can go without the reader of ICU format. */
import { IntlMessageFormat } from 'intl-messageformat';

/** A message as the formatter wants it: plain text, or the tree that the reader made of it. */
export type Compiled = string | ReturnType<IntlMessageFormat['getAst']>;

/** Whether a message means just what it says; a lone apostrophe is an apostrophe in ICU format too. */
export function isPlain(message: string): boolean {
  return !/[{}<]|''/.test(message);
}

export function compileMessages(
  messages: Readonly<Record<string, string>>,
): Record<string, Compiled> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      isPlain(message) ? message : new IntlMessageFormat(message, 'en').getAst(),
    ]),
  );
}
