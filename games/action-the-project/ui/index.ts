import icon from '@phosphor-icons/core/fill/handshake-fill.svg?raw';
import type { GameUi } from '@boardroom/ui-kit';
import type { ActionGame } from '../src/index.ts';
import { aid, wish } from './aid.ts';
import Board from './Board.svelte';
import { deal } from './deal.ts';
import Desk from './Desk.svelte';
import { focus, head, heading, steps, within } from './frame.ts';
import { deskFor } from './hand.ts';
import { HEIGHT, WIDTH } from './layout.ts';
import { face, figureIcons } from './marks.ts';
import messagesEn from './messages.en.json' with { type: 'json' };
import RailFoot from './RailFoot.svelte';
import { rules } from '../look/rules.ts';
import SeatPanel from './SeatPanel.svelte';
import { show } from './show.ts';
import Strip from './Strip.svelte';
import { tell } from './tell/index.ts';

export const ui: GameUi<ActionGame> = {
  theme: 'atp',
  icon,
  messages: { en: messagesEn },
  board: { width: WIDTH, height: HEIGHT },
  Board,
  Desk,
  Strip,
  deskFor,
  SeatPanel,
  RailFoot,
  head,
  heading,
  steps,
  show,
  within,
  deal,
  figureIcons,
  face,
  aid,
  tell,
  wish,
  rules,
  focus,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  print: async () => (await import('./print/index.ts')).print,
};
