/** Plays cues: where things came from, over a drawing that already shows the end. */
import type { AnchorId, Cue } from '@boardroom/ui-kit';
import { settings } from '../store/settings.svelte.ts';
import { isStill } from './still.ts';
import { flyer, note, speech } from './overlay.ts';

/** A list of cues never takes longer. */
const LONGEST = 2400;
const FACTOR = { slow: 1.5, normal: 1, fast: 0.55, instant: 0 } as const;

export interface MotionPlayer {
  play(cues: readonly Cue[], speed?: number): void;
  /** Jumps to the end. */
  finish(): void;
  /** Resolves when nothing moves. */
  idle(): Promise<void>;
}

const PHASE: Readonly<Record<Cue['do'], number>> = {
  roll: 0,
  flip: 0,
  move: 1,
  fly: 2,
  count: 3,
  pulse: 3,
  say: 3,
};
const LENGTH: Readonly<Record<Cue['do'], number>> = {
  roll: 420,
  flip: 320,
  move: 420,
  fly: 520,
  count: 900,
  pulse: 600,
  say: 1800,
};
const HOP = 130;
const MOST_HOPS = 12;

function find(name: string, id: string): Element | null {
  return document.querySelector(`[${name}="${CSS.escape(id)}"]`);
}

export function place(anchor: AnchorId): DOMRect | null {
  const element = find('data-anchor', anchor) ?? find('data-el', anchor);
  const box = element?.getBoundingClientRect();
  return box && box.width + box.height > 0 ? box : null;
}

export function makePlayer(): MotionPlayer {
  let running: Animation[] = [];
  let removals: (() => void)[] = [];
  let finished: Promise<void> = Promise.resolve();
  let end: (() => void) | undefined;

  function finish(): void {
    for (const animation of running) animation.cancel();
    for (const remove of removals) remove();
    running = [];
    removals = [];
    end?.();
  }

  function play(cues: readonly Cue[], speed = 1): void {
    finish();
    const factor = FACTOR[settings.speed] / speed;
    if (cues.length === 0 || factor === 0 || document.hidden) return;
    const still = isStill();
    finished = new Promise((resolve) => {
      end = resolve;
    });
    // The drawing is updated first; then things are sent back to where they came from.
    requestAnimationFrame(() => {
      const last = start(cues, factor, still);
      setTimeout(() => end?.(), last);
    });
  }

  /** Starts all cues, each phase after the one before; says when the last one ends. */
  function start(cues: readonly Cue[], factor: number, still: boolean): number {
    const lengths = [0, 0, 0, 0];
    for (const cue of cues) {
      const phase = PHASE[cue.do];
      if (phase < 3) lengths[phase] = Math.max(lengths[phase]!, lengthOf(cue));
    }
    const total = (lengths[0]! + lengths[1]! + lengths[2]! + 500) * factor;
    const k = factor * Math.min(1, LONGEST / total);
    let last = 0;
    for (const cue of cues) {
      const phase = PHASE[cue.do];
      const delay = lengths.slice(0, phase).reduce((sum, length) => sum + length, 0) * k;
      const duration = lengthOf(cue) * (phase < 3 ? k : Math.max(0.6, factor));
      run(cue, delay, duration, still);
      last = Math.max(last, delay + (phase < 3 ? duration : 500 * factor));
    }
    return last;
  }

  function lengthOf(cue: Cue): number {
    if (cue.do !== 'move' || !cue.path || cue.path.length < 2) return LENGTH[cue.do];
    return cue.path.length <= MOST_HOPS
      ? cue.path.length * HOP
      : MOST_HOPS * HOP + (cue.path.length - MOST_HOPS) * 60;
  }

  function run(cue: Cue, delay: number, duration: number, still: boolean): void {
    const timing = { delay, duration, fill: 'backwards' as const };
    switch (cue.do) {
      case 'move': {
        const element = find('data-el', cue.what);
        if (!element) return;
        if (still) return fade(element, delay);
        const way = [cue.from, ...(cue.path ?? [])].map(place).filter((box) => box !== null);
        const frames = steps(element, way);
        if (frames.length > 1)
          track(
            element.animate(frames, {
              ...timing,
              easing: way.length > 2 ? 'linear' : 'cubic-bezier(.3,1.2,.5,1)',
            }),
          );
        return;
      }
      case 'flip': {
        const element = find('data-el', cue.what) ?? find('data-anchor', cue.what);
        if (!element) return;
        if (still) return fade(element, delay);
        const at = ownTransform(element);
        track(
          element.animate(
            [
              { opacity: 0, transform: `translate(0, -14px) ${at}` },
              { opacity: 1, transform: `translate(0, 0) ${at}` },
            ],
            { ...timing, easing: 'cubic-bezier(.2,.8,.2,1)' },
          ),
        );
        return;
      }
      case 'roll': {
        const element = find('data-el', cue.what);
        if (!element || still) return;
        const at = ownTransform(element);
        track(
          element.animate(
            [
              { transform: `${at} rotate(-260deg)`, opacity: 0.5 },
              { transform: `${at} rotate(0deg)`, opacity: 1 },
            ],
            { ...timing, easing: 'cubic-bezier(.2,.8,.2,1)' },
          ),
        );
        return;
      }
      case 'pulse': {
        const element = find('data-el', cue.what) ?? find('data-anchor', cue.what);
        if (element)
          track(element.animate([{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }], timing));
        return;
      }
      case 'fly': {
        const [from, to] = [place(cue.from), place(cue.to)];
        if (from && to && !still) show(flyer(cue, from, to, timing));
        return;
      }
      case 'count': {
        const at = place(cue.where);
        if (at && cue.by !== 0) show(note(cue, at, timing, still));
        return;
      }
      case 'say': {
        const at = place(cue.where);
        if (at) show(speech(cue, at, timing));
      }
    }
  }

  function fade(element: Element, delay: number): void {
    track(
      element.animate([{ opacity: 0 }, { opacity: 1 }], {
        delay,
        duration: 120,
        fill: 'backwards',
      }),
    );
  }

  function track(animation: Animation): void {
    running.push(animation);
  }

  function show({ animation, remove }: { animation: Animation; remove: () => void }): void {
    running.push(animation);
    removals.push(remove);
    animation.finished.then(remove, remove);
  }

  return { play, finish, idle: () => finished };
}

/**
 * Where the element stands by itself, attribute of a drawing included: motion is added to it. All motion
 * is `transform`, which a drawing takes without being laid out again; `translate` and `rotate` are not.
 */
function ownTransform(element: Element): string {
  const { transform } = getComputedStyle(element);
  return transform === 'none' ? '' : transform;
}

/** From the first place through the others to where the element is drawn, in the units around it. */
function steps(element: Element, way: readonly DOMRect[]): Keyframe[] {
  const home = element.getBoundingClientRect();
  const around = element.parentNode;
  const scale = around instanceof SVGGraphicsElement ? (around.getScreenCTM()?.a ?? 1) || 1 : 1;
  const at = ownTransform(element);
  const [hx, hy] = [home.x + home.width / 2, home.y + home.height / 2];
  const frames = way.map((box) => {
    const dx = (box.x + box.width / 2 - hx) / scale;
    const dy = (box.y + box.height / 2 - hy) / scale;
    return { transform: `translate(${dx}px, ${dy}px) ${at}` };
  });
  return [...frames, { transform: `translate(0px, 0px) ${at}` }];
}
