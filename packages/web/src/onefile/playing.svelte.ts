/** The film of a file: where it is, whether it runs, how fast. */
import type { FilmPort } from '../engine/film-port.ts';

export const SPEEDS = [1, 2, 4] as const;
/** Milliseconds a move is shown at the usual speed. */
const SHOWN = 900;

export type Playing = ReturnType<typeof makePlaying>;

/** Call where effects may be made. */
export function makePlaying(port: FilmPort) {
  let move = $state(port.at());
  let on = $state(false);
  let speed = $state<(typeof SPEEDS)[number]>(1);

  function go(to: number): void {
    move = Math.max(0, Math.min(port.film.length, to));
    port.seek(move);
    if (move === port.film.length) on = false;
  }
  $effect(() => {
    if (!on) return;
    const timer = setInterval(() => go(move + 1), SHOWN / speed);
    return () => clearInterval(timer);
  });
  return {
    get move() {
      return move;
    },
    get on() {
      return on;
    },
    get speed() {
      return speed;
    },
    set speed(value) {
      speed = value;
    },
    go,
    /** From the beginning, if it was at its end. */
    toggle() {
      if (!on && move === port.film.length) go(0);
      on = !on;
    },
  };
}
