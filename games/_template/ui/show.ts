/** How a bid is offered: a click on the lot, or a button with a slider. */
import { isGap } from '@boardroom/kernel';
import type { Template } from '@boardroom/kernel';
import type { Scene, Shown } from '@boardroom/ui-kit/contract';
import { look } from '../look/index.ts';
import type { Lots } from '../src/index.ts';
import type { LotsMove } from '../src/types.ts';

export function show(
  scene: Scene<Lots>,
  move: Template<LotsMove>,
  frame: Lots['frame'] | null,
): Shown {
  const say = (key: string, facts: object = {}): string => scene.words.say(key, facts)!;
  const { coins } = look.gaps(scene, move, frame);
  const most = isGap(move.coins) && move.coins.gap === 'range' ? move.coins.max : 0;
  const fair = Math.min(most, Math.ceil(scene.view.lot / 2));
  return {
    label: say('ui.bid.open'),
    path: ['lot'],
    gaps: {
      coins: {
        ...coins,
        start: fair,
        quick: [
          { value: 0, note: say('ui.bid.none'), now: say('ui.bid', { coins: 0 }) },
          ...(fair > 0 ? [{ value: fair, now: say('ui.bid', { coins: fair }) }] : []),
          ...(most > fair
            ? [{ value: most, note: say('ui.bid.all'), now: say('ui.bid', { coins: most }) }]
            : []),
        ],
      },
    },
  };
}
