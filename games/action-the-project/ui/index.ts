import icon from '@phosphor-icons/core/fill/handshake-fill.svg?raw';
import type { GameUi } from '@boardroom/ui-kit';
import type { ActionGame } from '../src/index.ts';
import { aid, wish } from './aid.ts';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import { focus, head, heading, steps, zones } from './frame.ts';
import { HEIGHT, PHONE, WIDTH } from './layout.ts';
import messagesEn from './messages.en.json' with { type: 'json' };
import RailFoot from './RailFoot.svelte';
import { rules } from '../look/rules.ts';
import SeatPanel from './SeatPanel.svelte';
import { show } from './show.ts';
import { tell } from './tell.ts';
import { tutorial } from './tutorial.ts';

export const ui: GameUi<ActionGame> = {
  theme: 'atp',
  icon,
  messages: { en: messagesEn },
  board: { width: WIDTH, height: HEIGHT, phone: PHONE },
  Board,
  Desk,
  SeatPanel,
  RailFoot,
  head,
  heading,
  steps,
  show,
  aid,
  tell,
  wish,
  rules,
  zones,
  focus,
  tutorial,
};
