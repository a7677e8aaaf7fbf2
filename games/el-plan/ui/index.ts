import icon from '@phosphor-icons/core/fill/tree-evergreen-fill.svg?raw';
import type { GameUi } from '@boardroom/ui-kit';
import type { ElPlan } from '../src/index.ts';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import { face, figureIcons } from './faces.ts';
import { deskFor, focus, head, heading, steps, within } from './frame.ts';
import { HEIGHT, WIDTH } from './layout.ts';
import messagesEn from './messages.en.json' with { type: 'json' };
import RailFoot from './RailFoot.svelte';
import { rules } from '../look/rules.ts';
import SeatPanel from './SeatPanel.svelte';
import Strip from './Strip.svelte';
import { aid, show, wish } from './show.ts';
import { tell } from './tell/index.ts';

export const ui: GameUi<ElPlan> = {
  theme: 'elp',
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
  aid,
  tell,
  wish,
  within,
  figureIcons,
  face,
  rules,
  focus,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  print: async () => (await import('./print/index.ts')).print,
};
