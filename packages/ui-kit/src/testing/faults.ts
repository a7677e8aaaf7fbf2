import { unsound } from '@boardroom/texts/sound';

/** Collects what is wrong, once each, so that one run shows all of it. */
export class Faults {
  readonly #found = new Set<string>();
  readonly #expected = new Map<string, string>();
  readonly #drawn = new Set<string>();

  add(fault: string): void {
    this.#found.add(fault.replaceAll(/\d+/g, '#'));
  }
  sound(where: string, text: string | undefined): void {
    const wrong = unsound(text);
    if (wrong !== null) this.add(`${where}: ${wrong}`);
  }
  /** Words that may be left out. */
  maybe(where: string, text: string | undefined): void {
    if (text !== undefined) this.sound(where, text);
  }
  /** A paragraph that is cited is one of the rules. */
  ruled(rules: string, where: string, number: string | undefined): void {
    if (number !== undefined && !rules.includes(`**${number}**`))
      this.add(`${where}: there is no rule ${number}`);
  }
  /** What throws is a fault like others. */
  guard(where: string, look: () => void): void {
    try {
      look();
    } catch (error) {
      this.add(`${where} throws: ${(error as Error).message}`);
    }
  }
  /** Things of this kind are to be drawn sooner or later. */
  expectKind(where: string, kind: string): void {
    this.#expected.set(kind, where);
  }
  drawn(els: Iterable<string>): void {
    for (const id of els) this.#drawn.add(id.replace(/:.*/, ''));
  }
  found(): string[] {
    for (const [kind, where] of this.#expected)
      if (!this.#drawn.has(kind)) this.add(`${where} names ${kind}, which is never drawn`);
    return [...this.#found].slice(0, 40);
  }
}
