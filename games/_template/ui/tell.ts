import type { Scene, Telling } from '@boardroom/ui-kit/contract';
import type { Lots } from '../src/index.ts';

/** What an event does on the page, one line an event. */
export function tell(scene: Scene<Lots>, event: Lots['event']): Telling {
  switch (event.type) {
    case 'turnedUp':
      return {
        heading: scene.words.say('look.lot', { lot: event.lot })!,
        cues: [{ do: 'flip', what: `lot:${event.lot}` }],
      };
    case 'sealed':
      return { hush: true };
    case 'sold':
      return {
        about: 'money',
        cues: [{ do: 'move', what: `taken:${event.lot}`, from: 'lot' }],
      };
    default:
      return {};
  }
}
