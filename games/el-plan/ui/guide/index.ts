import calendar from '@phosphor-icons/core/fill/calendar-blank-fill.svg?raw';
import clock from '@phosphor-icons/core/fill/clock-fill.svg?raw';
import people from '@phosphor-icons/core/fill/users-three-fill.svg?raw';
import dice from '@phosphor-icons/core/bold/dice-five-bold.svg?raw';
import type { Cut, Guide } from '@boardroom/ui-kit';
import { DISTRICTS, padAt, WIDTH } from '../layout.ts';
import type { Space } from '../../src/types.ts';
import Aim from './Aim.svelte';
import Call from './Call.svelte';
import Drawing from './Drawing.svelte';
import Example from './Example.svelte';
import messagesEn from './messages.en.json' with { type: 'json' };
import Own from './Own.svelte';
import Placed from './Placed.svelte';
import Summary from './Summary.svelte';
import TipBuy from './TipBuy.svelte';
import TipEarly from './TipEarly.svelte';
import TipFree from './TipFree.svelte';
import TipIdeas from './TipIdeas.svelte';
import TipLack from './TipLack.svelte';

/** A district with its houses. */
function at(district: number): Cut {
  const { x, y } = DISTRICTS[district]!;
  return [Math.min(Math.max(0, x - 201), WIDTH - 402), y - 122, 402, 172];
}

/** Two spaces and who stands on them. */
function between(one: Space, other: Space): Cut {
  const [a, b] = [padAt(one), padAt(other)];
  return [(a.x + b.x) / 2 - 117, (a.y + b.y) / 2 - 70, 234, 104];
}

export const guide: Guide = {
  theme: 'elp',
  messages: { en: messagesEn },
  ground: {
    light: {
      ground: '#f7efd9',
      card: '#fffaf0',
      ink: '#33261a',
      ink2: '#6b5135',
      heading: '#5e2d21',
      mark: '#b8482a',
    },
    dark: {
      ground: '#1d1712',
      card: '#2b221a',
      ink: '#efe3cc',
      ink2: '#cbb89a',
      heading: '#f2a283',
      mark: '#b8482a',
    },
  },
  facts: [
    { id: 'players', icon: people },
    { id: 'months', icon: calendar },
    { id: 'minutes', icon: clock },
    { id: 'dice', icon: dice },
  ],
  Drawing,
  picture: [0, 60, 1180, 560],
  Aim,
  steps: [
    { id: 'decide', mark: '0', cut: between('2a', '2b'), Over: Placed, rules: ['R23', 'R32'] },
    { id: 'events', mark: '1', cut: at(1), rules: ['R34', 'R36'] },
    { id: 'administration', mark: '2', cut: at(2), rules: ['R48', 'R57'] },
    { id: 'investments', mark: '3', cut: at(3), rules: ['R64', 'R70'] },
    { id: 'production', mark: '4', cut: at(4), rules: ['R74', 'R81'] },
    { id: 'market', mark: '5', cut: at(5), rules: ['R84', 'R97'] },
    { id: 'subsidy', mark: '6', cut: at(6), rules: ['R27', 'R100'] },
    { id: 'innovation', mark: '7', cut: at(7), rules: ['R104'] },
    {
      id: 'summary',
      mark: 'end',
      cut: [0, 16, 260, 105],
      Picture: Summary,
      rules: ['R112', 'R122'],
    },
  ],
  Own,
  can: [
    { id: '1', marks: ['1'] },
    { id: '2', marks: ['2a', '2b'] },
    { id: '3e', marks: ['3e'] },
    { id: '3t', marks: ['3t'] },
    { id: '3i', marks: ['3i'] },
    { id: '4', marks: ['4'] },
    { id: '5', marks: ['5'] },
    { id: '6', marks: ['6-1'] },
    { id: '6more', marks: ['6-2', '6-3'] },
  ],
  Call,
  end: ['when', 'idea', 'trio'],
  Example,
  tips: [
    { id: 'free', Art: TipFree },
    { id: 'lack', Art: TipLack },
    { id: 'buy', Art: TipBuy },
    { id: 'early', Art: TipEarly },
    { id: 'ideas', Art: TipIdeas },
  ],
  wrong: ['three', 'income', 'pay', 'space'],
};
