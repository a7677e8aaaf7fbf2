/** The end of a game: its final count, one line after the other. */
import { standings } from '@boardroom/kernel';
import type { FinalCount } from '@boardroom/kernel';
import { settings } from '../../store/settings.svelte.ts';
import type { Inspect } from '../inspect/inspect.svelte.ts';
import type { Viewing } from '../store/viewing.svelte.ts';
import type { StoreSetting } from '../store/types.ts';
import { linesOf } from './lines.ts';

export function makeCount(viewing: Viewing, inspect: Inspect, { teaching = false }: StoreSetting) {
  const { port, scene } = viewing;
  let shown = $state(0);
  let away = $state(false);
  /** A table that was over when it was opened need not be counted anew. */
  let old = viewing.position.over;

  const over = $derived(viewing.position.over && viewing.past === null);
  const count = $derived.by((): FinalCount | null => {
    if (!over || !inspect.gameLook) return null;
    try {
      return inspect.gameLook.count(scene);
    } catch (error) {
      console.error('count failed', error);
      return null;
    }
  });
  const lines = $derived(count ? linesOf(count, teaching) : []);
  /** Lines, and then the ties. */
  const steps = $derived(count ? lines.length + (count.ties.length > 0 ? 1 : 0) : 0);
  const at = $derived(old || settings.speed === 'instant' ? steps : Math.min(shown, steps));

  const places = $derived.by((): readonly number[] => {
    if (!viewing.position.over) return [];
    const found: number[] = [];
    try {
      for (const { seat, place } of standings(port.game, scene.t, scene.view)) found[seat] = place;
    } catch {
      // A ranking may depend on what stays hidden even at the end.
    }
    return found;
  });

  return {
    /** Null until the game is over, and for a game without words for its count. */
    get finalCount() {
      return away ? null : count;
    },
    get countLines() {
      return lines;
    },
    /** So many lines are open; one more than there are: ties as well. */
    get countAt() {
      return at;
    },
    /** Lines are still to come. */
    get counting() {
      return count !== null && !away && at < steps;
    },
    /** Who came where, by seat; empty while it is counted. */
    get places() {
      return count !== null && at < steps ? [] : places;
    },
    /** The verdict of the count, once all lines are open. */
    get finalWord() {
      return count && at >= steps ? count.verdict : null;
    },
    countOn() {
      shown = at + 1;
    },
    countAll() {
      shown = steps;
    },
    countAgain() {
      old = false;
      away = false;
      shown = 1;
    },
    /** The board can be looked at again; false if it was in sight. */
    putCountAway(): boolean {
      if (count === null || away) return false;
      shown = steps;
      away = true;
      return true;
    },
  };
}
