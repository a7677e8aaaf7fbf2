import calendar from '@phosphor-icons/core/fill/calendar-blank-fill.svg?raw';
import clock from '@phosphor-icons/core/fill/clock-fill.svg?raw';
import people from '@phosphor-icons/core/fill/users-three-fill.svg?raw';
import dice from '@phosphor-icons/core/bold/dice-five-bold.svg?raw';
import type { Cut, Guide } from '@boardroom/ui-kit';
import { labPlace } from '../layout.ts';
import Aim from './Aim.svelte';
import Choice from './Choice.svelte';
import Drawing from './Drawing.svelte';
import Example from './Example.svelte';
import messagesEn from './messages.en.json' with { type: 'json' };
import Own from './Own.svelte';
import Shipped from './Shipped.svelte';
import TipCash from './TipCash.svelte';
import TipEnd from './TipEnd.svelte';
import TipNear from './TipNear.svelte';
import TipSmall from './TipSmall.svelte';
import TipSpread from './TipSpread.svelte';
import Tokens from './Tokens.svelte';
import Turned from './Turned.svelte';

/** A part of the map around a lab. */
function around(id: string, index: number, dx = 0, dy = 0): Cut {
  const { plate } = labPlace(id, index);
  return [plate.x + plate.w / 2 - 150 + dx, plate.y + plate.h / 2 - 66 + dy, 300, 132];
}

export const guide: Guide = {
  theme: 'itb',
  messages: { en: messagesEn },
  ground: {
    light: {
      ground: '#eceefa',
      card: '#ffffff',
      ink: '#1c1f45',
      ink2: '#4b5080',
      heading: '#232c62',
      mark: '#b54f14',
    },
    dark: {
      ground: '#12152f',
      card: '#1f2553',
      ink: '#e8eaff',
      ink2: '#b9bfea',
      heading: '#ffc98f',
      mark: '#c25a1c',
    },
  },
  facts: [
    { id: 'players', icon: people },
    { id: 'days', icon: calendar },
    { id: 'minutes', icon: clock },
    { id: 'dice', icon: dice },
  ],
  Drawing,
  picture: [0, 0, 1120, 720],
  Aim,
  steps: [
    { id: 'upkeep', mark: '1', cut: around('NA2', 17), rules: ['R14', 'R16'] },
    { id: 'choose', mark: '2', cut: [0, 0, 260, 115], Picture: Choice, rules: ['R26', 'R29'] },
    { id: 'event', mark: '3', cut: [150, 440, 300, 132], Over: Turned, rules: ['R32', 'R33'] },
    { id: 'zones', mark: '4', cut: [330, 0, 440, 194], rules: ['R35', 'R36'] },
    { id: 'lease', mark: 'a', cut: around('AF2', 13), rules: ['R41', 'R45'] },
    { id: 'tender', mark: 'b', cut: [600, 480, 260, 115], rules: ['R59', 'R61'] },
    { id: 'ship', mark: 'c', cut: around('EU2', 9, 30, 26), Over: Shipped, rules: ['R75', 'R80'] },
    { id: 'payOut', mark: '5', cut: [60, 610, 300, 110], Over: Tokens, rules: ['R103', 'R104'] },
    { id: 'again', mark: 'end', cut: around('AS3', 2, -30, 10), rules: ['R111', 'R113'] },
  ],
  Own,
  can: [
    { id: 'acquire', marks: ['1'] },
    { id: 'select', marks: ['2'] },
    { id: 'do', marks: ['3'] },
    { id: 'sell', marks: ['4'] },
    { id: 'stop', marks: ['5'] },
    { id: 'none', marks: ['–'] },
  ],
  end: ['billion', 'last', 'count'],
  Example,
  tips: [
    { id: 'cash', Art: TipCash },
    { id: 'small', Art: TipSmall },
    { id: 'near', Art: TipNear },
    { id: 'spread', Art: TipSpread },
    { id: 'end', Art: TipEnd },
  ],
  wrong: ['new', 'together', 'carry', 'accept'],
};
