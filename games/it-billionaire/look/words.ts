/** Short words for things of the game, as cards, buttons and the terminal use them. */
import type { Reader } from '@boardroom/kernel';
import { CONTINENTS, ZONES } from '../src/types.ts';
import type { It } from '../src/types.ts';

export type ItReader = Reader<It>;

/** A message of the look; all of them are there (see look.test.ts). */
export function say(r: ItReader, key: string, facts: object = {}): string {
  return r.words.say(`look.${key}`, facts) ?? `look.${key}`;
}

export function itemName(r: ItReader, item: number): string {
  return r.words.word('item', r.t.content.items[item]!.id);
}

/** Items of one customer share the first part of their id. */
export function customerName(r: ItReader, item: number): string {
  const [client = ''] = r.t.content.items[item]!.id.split('-');
  return r.words.say(`client.${client}`) ?? continentName(r, r.t.facts.customer[item]!);
}

export function labName(r: ItReader, lab: number): string {
  return r.words.word('location', r.t.content.locations[lab]!.id);
}
export function labNames(r: ItReader, labs: readonly number[]): string {
  return labs.map((lab) => labName(r, lab)).join(', ');
}

export function continentName(r: ItReader, continent: number): string {
  return r.words.word('continent', CONTINENTS[continent]);
}

export function zoneName(r: ItReader, zone: number): string {
  return r.words.word('zone', ZONES[zone]);
}

export function kindName(r: ItReader, kind: string): string {
  return r.words.word('kind', kind);
}

/** "59 M€", or "3 × 11 M€" for a product. */
export function payName(r: ItReader, item: number): string {
  const { revenue, instalments, share } = r.t.facts;
  return instalments[item] === 0
    ? say(r, 'money', { amount: revenue[item] })
    : say(r, 'instalments', { times: instalments[item], amount: share[item] });
}

/** "2 × Do Work, Acquire Lab" */
export function cardNames(
  r: ItReader,
  counts: readonly number[],
  kinds: readonly string[],
): string {
  return kinds
    .flatMap((kind, i) => {
      const count = counts[i]!;
      if (count <= 0) return [];
      return [count === 1 ? kindName(r, kind) : `${count} × ${kindName(r, kind)}`];
    })
    .join(', ');
}
