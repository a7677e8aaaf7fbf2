import type { GameUi } from '@boardroom/ui-kit';
import type { It } from '../src/types.ts';
import Board from './Board.svelte';
import { card } from './card.ts';
import Desk from './Desk.svelte';
import { rules } from '../look/rules.ts';
import { aid, focus, head, heading, steps, wish, zones } from './frame.ts';
import { HEIGHT, PHONE, WIDTH } from './layout.ts';
import messages from './messages.en.json' with { type: 'json' };
import SeatPanel from './SeatPanel.svelte';
import { show } from './show.ts';
import { tell } from './telling.ts';
import { tutorial } from './tutorial.ts';

export const ui: GameUi<It> = {
  theme: 'itb',
  icon: card.icon,
  messages: { en: messages },
  board: { width: WIDTH, height: HEIGHT, phone: PHONE },
  Board,
  Desk,
  SeatPanel,
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
