/** What boards and buttons ask: words of the page, and the figures of the look. */
import type { Scene } from '@boardroom/ui-kit';
import type { Deploy } from '../src/types.ts';

export { feesChange, signedWord } from '../look/words.ts';
export * from '../look/reckon.ts';

export type DeployScene = Scene<Deploy>;

/** The message of a key; boards bring all of theirs, so the key itself never shows. */
export function say(scene: DeployScene, key: string, facts: object = {}): string {
  return scene.words.say(key, facts) ?? key;
}
