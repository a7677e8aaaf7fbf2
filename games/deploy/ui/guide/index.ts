import calendar from '@phosphor-icons/core/fill/calendar-blank-fill.svg?raw';
import clock from '@phosphor-icons/core/fill/clock-fill.svg?raw';
import people from '@phosphor-icons/core/fill/users-three-fill.svg?raw';
import tote from '@phosphor-icons/core/fill/tote-fill.svg?raw';
import type { Guide } from '@boardroom/ui-kit';
import Aim from './Aim.svelte';
import Discs from './Discs.svelte';
import Drawing from './Drawing.svelte';
import Example from './Example.svelte';
import messagesEn from './messages.en.json' with { type: 'json' };
import OnSpot from './OnSpot.svelte';
import Own from './Own.svelte';
import Placing from './Placing.svelte';
import Settled from './Settled.svelte';
import TipColour from './TipColour.svelte';
import TipFill from './TipFill.svelte';
import TipIncome from './TipIncome.svelte';
import TipOld from './TipOld.svelte';
import TipTeam from './TipTeam.svelte';
import Workers from './Workers.svelte';

export const guide: Guide = {
  theme: 'dep',
  messages: { en: messagesEn },
  ground: {
    light: {
      ground: '#e6f2ef',
      card: '#ffffff',
      ink: '#0d2f33',
      ink2: '#3f6265',
      heading: '#0b4a50',
      mark: '#0b6a72',
    },
    dark: {
      ground: '#0b2327',
      card: '#14363b',
      ink: '#e2f3f0',
      ink2: '#a9cdc9',
      heading: '#8fe0d6',
      mark: '#0f7f88',
    },
  },
  facts: [
    { id: 'players', icon: people },
    { id: 'rounds', icon: calendar },
    { id: 'minutes', icon: clock },
    { id: 'bag', icon: tote },
  ],
  Drawing,
  picture: [0, 0, 1120, 706],
  Aim,
  steps: [
    { id: 'prepare', mark: '1', cut: [500, 120, 200, 88], rules: ['R23', 'R24'] },
    { id: 'team', mark: '2', cut: [54, 70, 260, 115], Over: Workers, rules: ['R29', 'R32'] },
    { id: 'spots', mark: '3', cut: [366, 330, 190, 84], Over: OnSpot, rules: ['R35', 'R38'] },
    { id: 'control', mark: '4', cut: [150, 340, 330, 146], Over: Discs, rules: ['R40', 'R43'] },
    { id: 'add', mark: 'a', cut: [505, 402, 190, 84], rules: ['R55', 'R59'] },
    { id: 'deploy', mark: 'b', cut: [690, 70, 390, 172], rules: ['R68', 'R75'] },
    { id: 'cubes', mark: 'c', cut: [0, 0, 260, 115], Picture: Placing, rules: ['R73', 'R74'] },
    { id: 'develop', mark: 'd', cut: [690, 390, 390, 172], rules: ['R83', 'R85'] },
    { id: 'settle', mark: '5', cut: [0, 0, 260, 115], Picture: Settled, rules: ['R129', 'R134'] },
  ],
  Own,
  can: [
    { id: 'deploy', marks: ['1'] },
    { id: 'add', marks: ['2'] },
    { id: 'move', marks: ['3'] },
    { id: 'remove', marks: ['4'] },
    { id: 'develop', marks: ['5'] },
    { id: 'consult', marks: ['6'] },
    { id: 'trade', marks: ['–'] },
  ],
  end: ['rounds', 'track', 'more'],
  Example,
  tips: [
    { id: 'fill', Art: TipFill },
    { id: 'colour', Art: TipColour },
    { id: 'income', Art: TipIncome },
    { id: 'team', Art: TipTeam },
    { id: 'old', Art: TipOld },
  ],
  wrong: ['empty', 'cloud', 'home', 'bvp'],
};
