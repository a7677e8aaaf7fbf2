/** Short words for things of the game, as cards, buttons and the terminal use them. */
import type { Reader } from '@boardroom/kernel';
import { COLOURS, KINDS, PLACES, POOLS } from '../src/types.ts';
import type { Deploy } from '../src/types.ts';

export type DeployReader = Reader<Deploy>;

/** A message of the look; all of them are there (see look.test.ts). */
export function say(r: DeployReader, key: string, facts: object = {}): string {
  return r.words.say(`look.${key}`, facts) ?? `look.${key}`;
}

export function cardName(r: DeployReader, card: number): string {
  return r.words.word('card', r.t.content.cards[card]!.id);
}
export function tileName(r: DeployReader, kind: number): string {
  return r.words.word('tile', KINDS[kind]);
}
export function placeName(r: DeployReader, place: number): string {
  return r.words.word('place', PLACES[place]);
}
export function poolName(r: DeployReader, pool: number): string {
  return r.words.word('pool', POOLS[pool]);
}

/** "2 blue, 1 purple"; the word for none if there is none. */
export function cubeWords(r: DeployReader, counts: readonly number[]): string {
  const parts = COLOURS.flatMap((colour, i) =>
    counts[i]! > 0 ? [`${counts[i]!} ${r.words.word('colour', colour)}`] : [],
  );
  return parts.length > 0 ? parts.join(', ') : say(r, 'no-cubes');
}

/** "fees 6 to 14" */
export function feesChange(r: DeployReader, before: number, after: number): string {
  return say(r, after === before ? 'fees-stay' : 'fees-to', { before, after });
}

/** A real minus sign, and a plus for gains. */
export function signedWord(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0';
}
