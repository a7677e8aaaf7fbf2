import type { Look } from '@boardroom/kernel';
import type { ProjectPlan } from '../src/types.ts';
import { brief } from './brief.ts';
import { count } from './count.ts';
import { gaps } from './gaps.ts';
import { note } from './note.ts';
import { look as lookAt, things } from './things.ts';

/** Everything on the table in words. */
export const look: Look<ProjectPlan> = { things, look: lookAt, brief, note, gaps, count };
