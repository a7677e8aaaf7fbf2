/** What events do on the page: what travels from where to where, sums, groups of the log. */
import { allOf, tellBy } from '@boardroom/ui-kit/tellers';
import type { ElPlan } from '../../src/types.ts';
import { goods } from './goods.ts';
import { money } from './money.ts';
import { moves } from './moves.ts';
import { turns } from './turns.ts';

export const tell = tellBy<ElPlan>(allOf(turns, moves, goods, money));
