import icon from '@phosphor-icons/core/fill/hard-drives-fill.svg?raw';
import { isOver } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit';
import type { GameUi } from '@boardroom/ui-kit';
import { finalLines } from '../src/scoring.ts';
import type { Deploy } from '../src/types.ts';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import { face, figureIcons } from './faces.ts';
import { aid, deskFor, focus, heading, steps, within } from './frame.ts';
import { EVENT_ICON, icon as icons } from './icons.ts';
import { HEIGHT, WIDTH } from './layout.ts';
import messagesEn from './messages.en.json' with { type: 'json' };
import { say } from './reckon.ts';
import { rules } from '../look/rules.ts';
import SeatPanel from './SeatPanel.svelte';
import { show } from './show.ts';
import Strip from './Strip.svelte';
import { tell } from './tell/index.ts';
import { wish } from '../look/wish.ts';

export const ui: GameUi<Deploy> = {
  theme: 'dep',
  icon,
  messages: { en: messagesEn },
  board: { width: WIDTH, height: HEIGHT },
  Board,
  Desk,
  Strip,
  deskFor,
  SeatPanel,
  head: (scene, seat) => ({
    value: amount(
      isOver(scene.view) ? finalLines(scene.t, scene.view, seat).total : scene.view.bvp[seat]!,
    ),
    unit: say(scene, 'ui.bvp'),
    // The flag alone: with a word beside it a bot's name has no room. The roundel names the seat.
    ...(scene.view.first === seat ? { tags: [{ text: ' ', icon: icons.flag }] } : {}),
  }),
  heading,
  steps,
  show,
  within,
  figureIcons,
  face,
  aid,
  tell: (scene, event, before) => {
    const telling = tell(scene, event, before);
    const mark = EVENT_ICON[event.type];
    return mark ? { ...telling, icon: mark } : telling;
  },
  wish,
  rules,
  focus,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  print: async () => (await import('./print/index.ts')).print,
};
