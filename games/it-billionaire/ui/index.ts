import type { GameUi } from '@boardroom/ui-kit';
import type { It } from '../src/types.ts';
import Board from './Board.svelte';
import { card } from './card.ts';
import Desk from './Desk.svelte';
import { rules } from '../look/rules.ts';
import { face, figureIcons } from './faces.ts';
import { aid, deskFor, focus, head, heading, steps, wish, within } from './frame.ts';
import { HEIGHT, WIDTH } from './layout.ts';
import messages from './messages.en.json' with { type: 'json' };
import SeatPanel from './SeatPanel.svelte';
import Strip from './Strip.svelte';
import { show } from './show.ts';
import { tell } from './tell/index.ts';

export const ui: GameUi<It> = {
  theme: 'itb',
  icon: card.icon,
  messages: { en: messages },
  board: { width: WIDTH, height: HEIGHT },
  Board,
  Desk,
  Strip,
  deskFor,
  SeatPanel,
  head,
  heading,
  steps,
  show,
  within,
  figureIcons,
  face,
  aid,
  tell,
  wish,
  rules,
  focus,
  fromAfar: async () => (await import('./FromAfar.svelte')).default,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  print: async () => (await import('./print/index.ts')).print,
};
