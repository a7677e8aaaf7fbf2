/** How cues move: where things came from, over a drawing that already shows the end. */
import type { Cue } from '@boardroom/ui-kit';
import { flyer, note, speech } from './overlay.ts';
import { find, place } from './place.ts';

/** A list of cues never takes longer. */
const LONGEST = 2400;
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
const SETTLE = 'cubic-bezier(.2,.8,.2,1)';
const HOP = 130;
const MOST_HOPS = 12;

/** One thing that moves; what flies over the drawing is taken away at its end. */
interface Motion {
  readonly animation: Animation;
  readonly remove?: () => void;
}
export interface Running {
  readonly motions: readonly Motion[];
  readonly lasts: number;
}

/** Starts all cues, each phase after the one before. */
export function startCues(cues: readonly Cue[], factor: number, still: boolean): Running {
  const lengths = [0, 0, 0, 0];
  for (const cue of cues) {
    const phase = PHASE[cue.do];
    if (phase < 3) lengths[phase] = Math.max(lengths[phase]!, lengthOf(cue));
  }
  const total = (lengths[0]! + lengths[1]! + lengths[2]! + 500) * factor;
  const k = factor * Math.min(1, LONGEST / total);
  let lasts = 0;
  const motions: Motion[] = [];
  for (const cue of cues) {
    const phase = PHASE[cue.do];
    const delay = lengths.slice(0, phase).reduce((sum, length) => sum + length, 0) * k;
    const duration = lengthOf(cue) * (phase < 3 ? k : Math.max(0.6, factor));
    lasts = Math.max(lasts, delay + (phase < 3 ? duration : 500 * factor));
    const motion = run(cue, delay, duration, still);
    if (!motion) continue;
    motions.push(motion);
    if (motion.remove) motion.animation.finished.then(motion.remove, motion.remove);
  }
  return { motions, lasts };
}

function lengthOf(cue: Cue): number {
  if (cue.do !== 'move' || !cue.path || cue.path.length < 2) return LENGTH[cue.do];
  return cue.path.length <= MOST_HOPS
    ? cue.path.length * HOP
    : MOST_HOPS * HOP + (cue.path.length - MOST_HOPS) * 60;
}

function run(cue: Cue, delay: number, duration: number, still: boolean): Motion | null {
  const timing = { delay, duration, fill: 'backwards' as const };
  switch (cue.do) {
    case 'move': {
      const element = find('data-el', cue.what);
      if (!element) return null;
      if (still) return fade(element, delay);
      const way = [cue.from, ...(cue.path ?? [])].map(place).filter((box) => box !== null);
      const frames = steps(element, way);
      const easing = way.length > 2 ? 'linear' : 'cubic-bezier(.3,1.2,.5,1)';
      if (frames.length < 2) return null;
      return { animation: element.animate(frames, { ...timing, easing }) };
    }
    case 'flip': {
      const element = find('data-el', cue.what) ?? find('data-anchor', cue.what);
      if (!element) return null;
      if (still) return fade(element, delay);
      const at = ownTransform(element);
      const frames = [
        { opacity: 0, transform: `translate(0, -14px) ${at}` },
        { opacity: 1, transform: `translate(0, 0) ${at}` },
      ];
      return { animation: element.animate(frames, { ...timing, easing: SETTLE }) };
    }
    case 'roll': {
      const element = find('data-el', cue.what);
      if (!element || still) return null;
      const at = ownTransform(element);
      const frames = [
        { transform: `${at} rotate(-260deg)`, opacity: 0.5 },
        { transform: `${at} rotate(0deg)`, opacity: 1 },
      ];
      return { animation: element.animate(frames, { ...timing, easing: SETTLE }) };
    }
    case 'pulse': {
      const element = find('data-el', cue.what) ?? find('data-anchor', cue.what);
      if (!element) return null;
      const frames = [{ opacity: 1 }, { opacity: 0.35 }, { opacity: 1 }];
      return { animation: element.animate(frames, timing) };
    }
    case 'fly': {
      const [from, to] = [place(cue.from), place(cue.to)];
      return from && to && !still ? flyer(cue, from, to, timing) : null;
    }
    case 'count': {
      const at = place(cue.where);
      return at && cue.by !== 0 ? note(cue, at, timing, still) : null;
    }
    case 'say': {
      const at = place(cue.where);
      return at && speech(cue, at, timing);
    }
  }
}

function fade(element: Element, delay: number): Motion {
  const timing = { delay, duration: 120, fill: 'backwards' as const };
  return { animation: element.animate([{ opacity: 0 }, { opacity: 1 }], timing) };
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
