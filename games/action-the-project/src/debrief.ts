import type { Debrief } from '@boardroom/kernel';
import type { ActionGame } from './types.ts';
export const debrief: Debrief<ActionGame, object> = {
  begin: () => ({}),
  note() {},
  charts: () => [],
};
