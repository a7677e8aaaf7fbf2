/**
 * Stands in for intl-messageformat in the page: says the messages `short-messages.ts` made, and knows
 * only what occurs in them.
 */
export type Branches = Readonly<Record<string, readonly Part[]>>;

/**
 * Text; 0 for the number a plural is about; otherwise a value by name: as it is, as a number (0 and
 * how), a choice by name, a choice by number (with what is taken off it, and 1 for ordinals).
 */
export type Part =
  | string
  | 0
  | readonly [string]
  | readonly [string, 0, Intl.NumberFormatOptions?]
  | readonly [string, Branches]
  | readonly [string, Branches, number]
  | readonly [string, Branches, number, 1];

export type ShortMessage = string | readonly Part[];

type Facts = Readonly<Record<string, string | number | boolean>>;

export class IntlMessageFormat {
  readonly #parts: readonly Part[];
  readonly #locale: string;
  readonly #numbers: Intl.NumberFormat;

  constructor(message: ShortMessage, locale: string) {
    this.#parts = typeof message === 'string' ? [message] : message;
    this.#locale = locale;
    this.#numbers = new Intl.NumberFormat(locale);
  }

  format(facts: Facts): string {
    return this.#say(this.#parts, facts, 0);
  }

  #say(parts: readonly Part[], facts: Facts, counted: number): string {
    let said = '';
    for (const part of parts)
      if (typeof part === 'string') said += part;
      else if (part === 0) said += this.#numbers.format(counted);
      else said += this.#value(part, facts, counted);
    return said;
  }

  #value(part: Exclude<Part, string | 0>, facts: Facts, counted: number): string {
    const [name] = part;
    const value = facts[name];
    if (value === undefined) throw new Error(`a message lacks ${name}`);
    if (part[1] === undefined) return String(value);
    if (part[1] === 0) return new Intl.NumberFormat(this.#locale, part[2]).format(Number(value));
    const [, choice, less, ordinal] = part;
    if (less === undefined)
      return this.#say(choice[String(value)] ?? choice['other']!, facts, counted);
    const count = Number(value) - less;
    const rules = new Intl.PluralRules(this.#locale, { type: ordinal ? 'ordinal' : 'cardinal' });
    const branch = choice[`=${value}`] ?? choice[rules.select(count)] ?? choice['other']!;
    return this.#say(branch, facts, count);
  }
}
