/** Plays cues, one list after the other. How things move is fetched when the table stands. */
import type { Cue } from '@boardroom/ui-kit';
import { settings } from '../store/settings.svelte.ts';
import type { Running, startCues } from './cues.ts';
import { isStill } from './still.ts';

const FACTOR = { slow: 1.5, normal: 1, fast: 0.55, instant: 0 } as const;

export interface MotionPlayer {
  /** Until it is there nothing moves. */
  fetch(): Promise<void>;
  play(cues: readonly Cue[], speed?: number): void;
  /** Jumps to the end. */
  finish(): void;
  /** Resolves when nothing moves. */
  idle(): Promise<void>;
}

export function makePlayer(): MotionPlayer {
  /** Missing at first, and where the line is cut: then nothing moves, and the game goes on. */
  let start: typeof startCues | undefined;
  let running: Running | undefined;
  let finished: Promise<void> = Promise.resolve();
  let end: (() => void) | undefined;

  function finish(): void {
    for (const { animation, remove } of running?.motions ?? []) {
      animation.cancel();
      remove?.();
    }
    running = undefined;
    end?.();
  }

  function play(cues: readonly Cue[], speed = 1): void {
    finish();
    const factor = FACTOR[settings.speed] / speed;
    if (!start || cues.length === 0 || factor === 0 || document.hidden) return;
    const run = start;
    finished = new Promise((resolve) => {
      end = resolve;
    });
    // The drawing is updated first; then things are sent back to where they came from.
    requestAnimationFrame(() => {
      running = run(cues, factor, isStill());
      setTimeout(() => end?.(), running.lasts);
    });
  }

  return {
    async fetch() {
      try {
        start = (await import('./cues.ts')).startCues;
      } catch (error) {
        console.warn('no motion', error);
      }
    },
    play,
    finish,
    idle: () => finished,
  };
}
