/** What events do on the page: what travels from where to where, sums, groups of the log. */
import { allOf, tellBy } from '@boardroom/ui-kit/tellers';
import type { ActionGame } from '../../src/types.ts';
import { auction } from './auction.ts';
import { deals } from './deals.ts';
import { money } from './money.ts';
import { moves } from './moves.ts';
import { turns } from './turns.ts';

export const tell = tellBy<ActionGame>(allOf(turns, auction, moves, money, deals));
