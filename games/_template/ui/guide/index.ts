import coins from '@phosphor-icons/core/fill/coins-fill.svg?raw';
import gavel from '@phosphor-icons/core/fill/gavel-fill.svg?raw';
import people from '@phosphor-icons/core/fill/users-three-fill.svg?raw';
import type { Guide } from '@boardroom/ui-kit';
import Aim from './Aim.svelte';
import Drawing from './Drawing.svelte';
import Example from './Example.svelte';
import messagesEn from './messages.en.json' with { type: 'json' };
import Own from './Own.svelte';
import TipOdd from './TipOdd.svelte';
import TipShare from './TipShare.svelte';

export const guide: Guide = {
  theme: 'lots-template',
  messages: { en: messagesEn },
  ground: {
    light: {
      ground: '#efe8f6',
      card: '#fdfbff',
      ink: '#2b1d3d',
      ink2: '#5a4870',
      heading: '#4d3868',
      mark: '#9a4f12',
    },
    dark: {
      ground: '#1a1424',
      card: '#281f36',
      ink: '#ece4f5',
      ink2: '#c0b1d3',
      heading: '#f2b45a',
      mark: '#9a4f12',
    },
  },
  facts: [
    { id: 'players', icon: people },
    { id: 'lots', icon: gavel },
    { id: 'coins', icon: coins },
  ],
  Drawing,
  picture: [0, 36, 900, 430],
  Aim,
  steps: [
    { id: 'turn', mark: '1', cut: [170, 42, 560, 226], rules: ['R3'] },
    { id: 'bid', mark: '2', cut: [300, 58, 480, 194], rules: ['R4'] },
    { id: 'award', mark: '3', cut: [10, 304, 330, 133], rules: ['R5', 'R6'] },
  ],
  Own,
  can: [
    { id: 'bid', marks: ['2'] },
    { id: 'keep', marks: ['2'] },
  ],
  end: ['when', 'level'],
  Example,
  tips: [
    { id: 'share', Art: TipShare },
    { id: 'odd', Art: TipOdd },
  ],
  wrong: ['pay', 'level'],
};
