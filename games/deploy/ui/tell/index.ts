/** What events do on the page: what travels from where to where, sums, groups of the log. */
import { allOf, tellBy } from '@boardroom/ui-kit/tellers';
import type { Deploy } from '../../src/types.ts';
import { money } from './money.ts';
import { moves } from './moves.ts';
import { projects } from './projects.ts';
import { turns } from './turns.ts';

export const tell = tellBy<Deploy>(allOf(turns, moves, projects, money));
