/** Short words for things of the game, as the board and the buttons use them. */
import type { Scene } from '@boardroom/ui-kit';
import type { It } from '../src/types.ts';

export {
  continentName,
  customerName,
  itemName,
  kindName as titleOf,
  labName,
  payName,
} from '../look/words.ts';

export type ItScene = Scene<It>;

/** A message of the ui; all of them are there (see show.test.ts). */
export function say(scene: ItScene, key: string, facts: object = {}): string {
  return scene.words.say(`ui.${key}`, facts) ?? key;
}
