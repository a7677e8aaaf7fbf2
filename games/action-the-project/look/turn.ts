/** Which step of the turn is on. */
import { isOver } from '@boardroom/kernel';
import { question } from './figures.ts';
import type { ActionReader } from './reader.ts';

/** The window being held or used: 1 to 4, or 0. */
export function windowNow(scene: ActionReader): number {
  if (scene.view.window > 0) return scene.view.window;
  switch (question(scene)?.kind) {
    case 'useW1':
      return 1;
    case 'useW2':
      return 2;
    case 'steer':
    case 'assign':
      return 3;
    case 'useW4':
      return 4;
    default:
      return 0;
  }
}

/** Index in the steps of the top bar; -1 before the first turn, their number after the last. */
export function stepNow(scene: ActionReader): number {
  if (isOver(scene.view)) return STEPS.length;
  if (scene.view.turn === 0) return -1;
  const kind = question(scene)?.kind;
  if (kind === 'place') return 2;
  if (kind === 'overtime') return 4;
  if (kind === 'done') return 5;
  return [-1, 0, 1, 3, 4][windowNow(scene)]!;
}

/** Keys of messages `step.…`. */
export const STEPS = ['project', 'leader', 'place', 'word', 'reveal', 'share'] as const;
