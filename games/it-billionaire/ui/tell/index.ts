/** What events do on the page: what travels from where to where, and sums written out. */
import { allOf, tellBy } from '@boardroom/ui-kit/tellers';
import type { It } from '../../src/types.ts';
import { money } from './money.ts';
import { moves } from './moves.ts';
import { turns } from './turns.ts';

export const tell = tellBy<It>(allOf(turns, moves, money));
