import clock from '@phosphor-icons/core/fill/clock-fill.svg?raw';
import eye from '@phosphor-icons/core/fill/eye-slash-fill.svg?raw';
import repeat from '@phosphor-icons/core/fill/repeat-fill.svg?raw';
import people from '@phosphor-icons/core/fill/users-three-fill.svg?raw';
import type { Cut, Guide } from '@boardroom/ui-kit';
import { LAMPS, placeOf, PROJECT, STACKS } from '../layout.ts';
import type { Spot } from '../layout.ts';
import Aim from './Aim.svelte';
import Call from './Call.svelte';
import Drawing from './Drawing.svelte';
import Example from './Example.svelte';
import messagesEn from './messages.en.json' with { type: 'json' };
import Own from './Own.svelte';
import Reveal from './Reveal.svelte';
import TipAsk from './TipAsk.svelte';
import TipEnd from './TipEnd.svelte';
import TipPolitics from './TipPolitics.svelte';
import TipSmall from './TipSmall.svelte';
import TipSunk from './TipSunk.svelte';

const W = 300;
const H = 128;
/** A picture with this in its middle. */
const at = ({ x, y }: Spot, dx = 0, dy = 0): Cut => [x + dx - W / 2, y + dy - H / 2, W, H];
const [mira, tomas, , priya] = [0, 1, 2, 3].map((seat) => placeOf(seat, 5, 0)) as [
  ReturnType<typeof placeOf>,
  ReturnType<typeof placeOf>,
  ReturnType<typeof placeOf>,
  ReturnType<typeof placeOf>,
];

export const guide: Guide = {
  theme: 'atp',
  messages: { en: messagesEn },
  ground: {
    light: {
      ground: '#f6e9ee',
      card: '#fffafb',
      ink: '#331723',
      ink2: '#6b4a5e',
      heading: '#7a2347',
      mark: '#9d3a67',
    },
    dark: {
      ground: '#1d1017',
      card: '#2c1a24',
      ink: '#f2e1e8',
      ink2: '#cdb0bf',
      heading: '#f0a6c6',
      mark: '#b5497c',
    },
  },
  facts: [
    { id: 'players', icon: people },
    { id: 'turns', icon: repeat },
    { id: 'minutes', icon: clock },
    { id: 'hidden', icon: eye },
  ],
  Drawing,
  picture: [0, 0, 1120, 600],
  Aim,
  steps: [
    { id: 'project', mark: '1', cut: at(PROJECT, 90, 52), rules: ['R15', 'R41'] },
    { id: 'scope', mark: '2', cut: at(LAMPS, 150, 45), rules: ['R62', 'R79'] },
    { id: 'leader', mark: '3', cut: at(tomas.portrait, 50, 14), rules: ['R18', 'R21'] },
    { id: 'review', mark: '4', cut: at(priya.bid, 0, -20), rules: ['R73', 'R81'] },
    { id: 'place', mark: '5', cut: at(mira.card, 40, -20), rules: ['R22', 'R24'] },
    { id: 'word', mark: '6', cut: at(priya.card, -10, -30), rules: ['R82', 'R85'] },
    { id: 'reveal', mark: '7', cut: [0, 0, 300, 124], Picture: Reveal, rules: ['R33', 'R40'] },
    { id: 'pilot', mark: '8', cut: at(STACKS, 62, 70), rules: ['R72', 'R88'] },
    { id: 'share', mark: '9', cut: at({ x: 690, y: 290 }), rules: ['R44', 'R139'] },
  ],
  Own,
  can: [
    { id: 'open', marks: ['1–4'] },
    { id: 'raise', marks: ['1–4'] },
    { id: 'buy', marks: ['$'] },
    { id: 'offer', marks: ['⇄'] },
    { id: 'give', marks: ['→'] },
    { id: 'promise', marks: ['“'] },
    { id: 'secret', marks: ['?'] },
    { id: 'say', marks: ['…'] },
  ],
  Call,
  end: ['when', 'money'],
  Example,
  tips: [
    { id: 'ask', Art: TipAsk },
    { id: 'small', Art: TipSmall },
    { id: 'sunk', Art: TipSunk },
    { id: 'politics', Art: TipPolitics },
    { id: 'end', Art: TipEnd },
  ],
  wrong: ['tie', 'leader', 'losers', 'abstain'],
};
