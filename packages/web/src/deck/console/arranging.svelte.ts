/** The order of the slides and what the trainer changed of them: the same on every device of every trainer. */
import type { RemoteWorkshop, TrainerView } from '@boardroom/client';
import { untrack } from 'svelte';
import { classProblem } from '../../workshop/problems.ts';
import { arrangedFrom } from './arrange.ts';
import type { Arranged } from './arrange.ts';

const SAVE_AFTER = 700;

/** Call where effects may be made. */
export function makeArranging(remote: RemoteWorkshop, view: () => TrainerView) {
  let list = $state.raw<readonly Arranged[]>(arrangedFrom(view().arrangement));
  let unsaved = $state(false);
  let trouble = $state('');
  /** What another trainer has arranged. */
  $effect(() => {
    const { arrangement } = view();
    if (arrangement && !untrack(() => unsaved)) list = arrangedFrom(arrangement);
  });
  $effect(() => {
    const slides = list;
    if (!unsaved) return;
    const timer = setTimeout(() => {
      unsaved = false;
      remote
        .arrange({ slides: [...slides] })
        .catch((error: unknown) => (trouble = classProblem(error)));
    }, SAVE_AFTER);
    return () => clearTimeout(timer);
  });
  return {
    get list() {
      return list;
    },
    get trouble() {
      return trouble;
    },
    keep(next: readonly Arranged[]): void {
      list = next;
      unsaved = true;
    },
  };
}
