/** Words of the page itself. One file a language; games bring their own. */
import en from './en.json';

export type Key = keyof typeof en;

export function say(key: Key, facts: Readonly<Record<string, string | number>> = {}): string {
  return en[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}
