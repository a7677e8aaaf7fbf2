import type { GameUi } from '@boardroom/ui-kit';
import icon from '@phosphor-icons/core/fill/dice-five-fill.svg?raw';
import type { ProjectPlan } from '../src/types.ts';
import Board from './Board.svelte';
import { deal } from './deal.ts';
import { face, figureIcons } from './marks.ts';
import { aid } from '../look/aid.ts';
import { focus, head, heading, steps, wish, within } from './frame.ts';
import { RINGS } from './ring.ts';
import messages from './messages.en.json' with { type: 'json' };
import Mine from './Mine.svelte';
import RailFoot from './RailFoot.svelte';
import { rules } from '../look/rules.ts';
import SeatPanel from './SeatPanel.svelte';
import { show } from './show.ts';
import { tell } from './tell/index.ts';

export const ui: GameUi<ProjectPlan> = {
  theme: 'pp',
  icon,
  messages: { en: messages },
  board: RINGS[0]!.size,
  shapes: RINGS.slice(1).map(({ size }) => size),
  Board,
  Mine,
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
