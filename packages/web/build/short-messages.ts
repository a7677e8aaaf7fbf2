/**
 * Messages of games as the page gets them: what the reader of ICU format made of them, in few letters.
 * `message-format.ts` says them.
 */
import { compileMessages } from '@boardroom/texts/compile';
import type { Branches, Part, ShortMessage } from './message-format.ts';

/** Kinds of element in the reader's tree. */
const LITERAL = 0;
const ARGUMENT = 1;
const NUMBER = 2;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

type Options = Readonly<Record<string, { readonly value: Tree }>>;
type Element =
  | { readonly type: typeof LITERAL | typeof ARGUMENT; readonly value: string }
  | { readonly type: typeof POUND }
  | {
      readonly type: typeof NUMBER;
      readonly value: string;
      readonly style?: { readonly parsedOptions?: Intl.NumberFormatOptions } | null;
    }
  | { readonly type: typeof SELECT; readonly value: string; readonly options: Options }
  | {
      readonly type: typeof PLURAL;
      readonly value: string;
      readonly options: Options;
      readonly offset: number;
      readonly pluralType: string;
    };
type Tree = readonly Element[];

export function shortMessages(
  messages: Readonly<Record<string, string>>,
): Record<string, ShortMessage> {
  return Object.fromEntries(
    Object.entries(compileMessages(messages)).map(([key, message]) => [
      key,
      typeof message === 'string' ? message : (message as unknown as Tree).map(short),
    ]),
  );
}

function short(element: Element): Part {
  switch (element.type) {
    case LITERAL:
      return element.value;
    case ARGUMENT:
      return [element.value];
    case POUND:
      return 0;
    case SELECT:
      return [element.value, branches(element.options)];
    case PLURAL:
      return element.pluralType === 'ordinal'
        ? [element.value, branches(element.options), element.offset, 1]
        : [element.value, branches(element.options), element.offset];
    case NUMBER:
      if (!element.style) return [element.value, 0];
      if (element.style.parsedOptions) return [element.value, 0, element.style.parsedOptions];
  }
  throw new Error(`message-format.ts cannot say this: ${JSON.stringify(element)}`);
}

function branches(options: Options): Branches {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, value.map(short)]),
  );
}
