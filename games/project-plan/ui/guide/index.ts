import clock from '@phosphor-icons/core/fill/clock-fill.svg?raw';
import dice from '@phosphor-icons/core/fill/dice-five-fill.svg?raw';
import repeat from '@phosphor-icons/core/fill/repeat-fill.svg?raw';
import people from '@phosphor-icons/core/fill/users-three-fill.svg?raw';
import type { Cut, Guide } from '@boardroom/ui-kit';
import { cellBox, RINGS, sheetBox } from '../ring.ts';
import type { Box } from '../ring.ts';
import Aim from './Aim.svelte';
import Auction from './Auction.svelte';
import Call from './Call.svelte';
import Drawing from './Drawing.svelte';
import Example from './Example.svelte';
import messagesEn from './messages.en.json' with { type: 'json' };
import Own from './Own.svelte';
import TipDeal from './TipDeal.svelte';
import TipLate from './TipLate.svelte';
import TipReserve from './TipReserve.svelte';
import TipThree from './TipThree.svelte';
import TipWhole from './TipWhole.svelte';

const ring = RINGS[0]!;
const W = 300;
const H = 128;
/** A picture with this in its middle, inside the board. */
function at({ x, y, w, h }: Box, dx = 0): Cut {
  const left = Math.min(Math.max(0, x + w / 2 - W / 2 + dx), ring.board.w - W);
  return [left, Math.min(Math.max(0, y + h / 2 - H / 2), ring.board.h - H), W, H];
}
const cell = (n: number, dx = 0): Cut => at(cellBox(ring, n), dx);

export const guide: Guide = {
  theme: 'pp',
  messages: { en: messagesEn },
  ground: {
    light: {
      ground: '#e8f1e2',
      card: '#fbfdf8',
      ink: '#16281f',
      ink2: '#43594d',
      heading: '#0f4a2c',
      mark: '#2a7d45',
    },
    dark: {
      ground: '#101a14',
      card: '#1a281f',
      ink: '#e2efe5',
      ink2: '#afc5b5',
      heading: '#8fd6a8',
      mark: '#2a7d45',
    },
  },
  facts: [
    { id: 'players', icon: people },
    { id: 'rounds', icon: repeat },
    { id: 'minutes', icon: clock },
    { id: 'dice', icon: dice },
  ],
  Drawing,
  picture: [0, 0, 1090, 620],
  Aim,
  steps: [
    { id: 'manage', mark: '1', cut: cell(12), rules: ['R20', 'R21'] },
    { id: 'throw', mark: '2', cut: at(sheetBox(ring, 'dice')), rules: ['R23', 'R27'] },
    { id: 'go', mark: '3', cut: cell(0), rules: ['R32', 'R33'] },
    { id: 'free', mark: '4', cut: cell(18), rules: ['R36', 'R39'] },
    { id: 'auction', mark: '5', cut: [0, 0, W, H], Picture: Auction, rules: ['R42', 'R45'] },
    { id: 'fee', mark: '6', cut: cell(24), rules: ['R51', 'R53'] },
    { id: 'card', mark: '7', cut: at(sheetBox(ring, 'chance')), rules: ['R68', 'R69'] },
    { id: 'staff', mark: '8', cut: cell(39), rules: ['R87', 'R90'] },
    { id: 'wfa', mark: '9', cut: cell(20), rules: ['R78', 'R82'] },
  ],
  Own,
  can: [
    { id: 'hire', marks: ['+'] },
    { id: 'release', marks: ['−'] },
    { id: 'extend', marks: ['½'] },
    { id: 'redeem', marks: ['↺'] },
    { id: 'handBack', marks: ['←'] },
    { id: 'deal', marks: ['⇄'] },
    { id: 'tender', marks: ['?'] },
    { id: 'contest', marks: ['!'] },
  ],
  Call,
  end: ['last', 'time'],
  Example,
  tips: [
    { id: 'whole', Art: TipWhole },
    { id: 'three', Art: TipThree },
    { id: 'reserve', Art: TipReserve },
    { id: 'deal', Art: TipDeal },
    { id: 'late', Art: TipLate },
  ],
  wrong: ['double', 'even', 'extension', 'decline'],
};
