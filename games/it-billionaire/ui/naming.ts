/** Short words for things of the game, as the board and the buttons use them. */
import type { Scene } from '@boardroom/ui-kit';
import { CONTINENTS } from '../src/types.ts';
import type { It } from '../src/types.ts';

export type ItScene = Scene<It>;

/** The item's name alone. Its customer stands behind a dash in the texts. */
export function itemName(scene: ItScene, item: number): string {
  return split(scene, item)[0];
}
export function customerName(scene: ItScene, item: number): string {
  return split(scene, item)[1];
}
function split(scene: ItScene, item: number): [name: string, customer: string] {
  const [name = '', customer = ''] = scene.words
    .word('item', scene.t.content.items[item]!.id)
    .split(' — ');
  return [name, customer];
}

export function labName(scene: ItScene, lab: number): string {
  return scene.words.word('location', scene.t.content.locations[lab]!.id);
}

export function continentName(scene: ItScene, continent: number): string {
  return scene.words.word('continent', CONTINENTS[continent]);
}

/** "59 M€", or "3 × 11" for a product. */
export function payName(scene: ItScene, item: number): string {
  const { revenue, instalments, share } = scene.t.facts;
  return instalments[item] === 0
    ? `${revenue[item]!} M€`
    : `${instalments[item]!} × ${share[item]!} M€`;
}

export function titleOf(scene: ItScene, kind: string): string {
  return scene.words.say(`kind.${kind}.title`) ?? scene.words.word('kind', kind);
}

/** A message of the ui; all of them are there (see show.test.ts). */
export function tell(scene: ItScene, key: string, facts: object = {}): string {
  return scene.words.say(`ui.${key}`, facts) ?? key;
}
