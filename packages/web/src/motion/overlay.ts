/** Stand-ins that travel over the table and numbers that rise from it: plain elements on top. */
import { COLOUR, shapePath } from '@boardroom/ui-kit';
import type { Cue } from '@boardroom/ui-kit';
import './overlay.css';

type CueOf<K extends Cue['do']> = Extract<Cue, { do: K }>;
interface Shown {
  readonly animation: Animation;
  readonly remove: () => void;
}

function layer(): HTMLElement {
  let found = document.getElementById('motion');
  if (!found) {
    found = document.createElement('div');
    found.id = 'motion';
    found.setAttribute('aria-hidden', 'true');
    document.body.append(found);
  }
  return found;
}

function put(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Shown {
  layer().append(element);
  const animation = element.animate(frames, { ...timing, fill: 'both' });
  return { animation, remove: () => element.remove() };
}

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** Along a shallow arc, 12 % of the distance high. */
export function flyer(
  cue: CueOf<'fly'>,
  from: DOMRect,
  to: DOMRect,
  timing: KeyframeAnimationOptions,
): Shown {
  const element = document.createElement('div');
  element.className = `fly ${cue.chip}`;
  if (cue.colour) element.style.setProperty('--chip', cue.colour);
  if (cue.chip === 'token' && cue.player)
    element.innerHTML = `<svg viewBox="-14 -14 28 28" width="28" height="28"><path d="${shapePath(cue.player, 10)}" fill="${COLOUR[cue.player]}" stroke="#fff" stroke-width="2"/></svg>`;
  else if (cue.text) element.textContent = cue.text;
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const lift = Math.hypot(x1 - x0, y1 - y0) * 0.12;
  const at = (x: number, y: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  return put(
    element,
    [
      { transform: at(x0, y0), opacity: 0, offset: 0 },
      { transform: at(x0, y0), opacity: 1, offset: 0.08 },
      { transform: at((x0 + x1) / 2, (y0 + y1) / 2 - lift), opacity: 1, offset: 0.5 },
      { transform: at(x1, y1), opacity: 1, offset: 0.94 },
      { transform: at(x1, y1), opacity: 0, offset: 1 },
    ],
    { ...timing, easing: 'cubic-bezier(.45,.1,.3,1)' },
  );
}

export function note(
  cue: CueOf<'count'>,
  at: DOMRect,
  timing: KeyframeAnimationOptions,
  still: boolean,
): Shown {
  const element = document.createElement('div');
  element.className = `rise ${cue.by > 0 ? 'up' : 'down'}`;
  element.textContent = `${cue.by > 0 ? '+' : '−'}${Math.abs(cue.by).toLocaleString(document.documentElement.lang)}${cue.unit ? ` ${cue.unit}` : ''}`;
  const [x, y] = middle(at);
  const to = (dy: number): string => `translate(${x}px, ${y + dy}px) translate(-50%, -50%)`;
  return put(
    element,
    [
      { transform: to(still ? -14 : 0), opacity: 0 },
      { transform: to(-14), opacity: 1, offset: 0.2 },
      { transform: to(still ? -14 : -26), opacity: 1, offset: 0.75 },
      { transform: to(still ? -14 : -34), opacity: 0 },
    ],
    timing,
  );
}

export function speech(cue: CueOf<'say'>, at: DOMRect, timing: KeyframeAnimationOptions): Shown {
  const element = document.createElement('div');
  element.className = 'say';
  const title = document.createElement('b');
  title.textContent = cue.text;
  element.append(title);
  for (const line of cue.lines ?? []) {
    const small = document.createElement('span');
    small.textContent = line;
    element.append(small);
  }
  const [x] = middle(at);
  const left = Math.min(Math.max(x, 120), innerWidth - 120);
  const transform = `translate(${left}px, ${at.bottom + 8}px) translate(-50%, 0)`;
  return put(
    element,
    [
      { transform, opacity: 0 },
      { transform, opacity: 1, offset: 0.08 },
      { transform, opacity: 1, offset: 0.9 },
      { transform, opacity: 0 },
    ],
    timing,
  );
}
