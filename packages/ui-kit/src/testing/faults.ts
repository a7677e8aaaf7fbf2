import { unsound } from '@boardroom/texts/sound';

/** Collects every fault once, so that a single run shows them all. */
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
  /** Text that may be absent. */
  maybe(where: string, text: string | undefined): void {
    if (text !== undefined) this.sound(where, text);
  }
  /** A cited paragraph must exist in the rules. */
  ruled(rules: string, where: string, number: string | undefined): void {
    if (number !== undefined && !rules.includes(`**${number}**`))
      this.add(`${where}: there is no rule ${number}`);
  }
  /** An exception is a fault like any other. */
  guard(where: string, look: () => void): void {
    try {
      look();
    } catch (error) {
      this.add(`${where} throws: ${(error as Error).message}`);
    }
  }
  /** Things of this kind must be drawn at some point. */
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
