import type { Look } from '@boardroom/kernel';
import type { It } from '../src/types.ts';
import { brief } from './brief.ts';
import { count } from './count.ts';
import { gaps } from './gaps.ts';
import { note } from './note.ts';
import { look as lookAt, things } from './things.ts';

export const look: Look<It> = {
  things,
  look: lookAt,
  brief,
  note,
  gaps,
  count,
};
