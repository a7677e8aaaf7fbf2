/** The written-out sum of a Do Work, for buttons, cards and the terminal. */
import { labName, payName, say } from './words.ts';
import type { ItReader } from './words.ts';
import type { LabLook, WorkLook } from './reckon.ts';

/** "+18", "0–9, about 6, may finish: 59 M€" */
export function workNote(r: ItReader, look: WorkLook): string {
  const gain = look.red ? say(r, 'work.dice', range(look)) : say(r, 'work.gain', { n: look.high });
  if (look.was + look.high < look.duration) return gain;
  const key = look.was + look.low >= look.duration ? 'work.finishes' : 'work.may-finish';
  return `${gain}, ${say(r, key, { pay: payName(r, look.item) })}`;
}

export function workTitle(r: ItReader, look: WorkLook): string {
  return look.red
    ? say(r, 'work.dice.days', range(look))
    : say(r, 'work.days', { rings: look.high });
}

const range = ({ low, high, mean }: WorkLook): object => ({ low, high, mean });

/** One line a lab, what working together takes, and how far the item is then. */
export function workLines(r: ItReader, look: WorkLook): string[] {
  const lines = look.labs.map((lab) => labLine(r, lab, look));
  if (look.shared > 0) lines.push(say(r, 'work.shared', { shared: look.shared }));
  const surplus = look.was + look.mean - look.duration;
  lines.push(
    say(r, surplus > 0 ? 'work.surplus' : 'work.total', {
      will: Math.min(look.duration, look.was + look.mean),
      duration: look.duration,
      surplus,
    }),
  );
  return lines;
}

/** "9 × 2 near the customer, not moved = 18, then 70 of 120" */
export function workCalc(r: ItReader, look: WorkLook): string {
  const lines = workLines(r, look);
  return `${lines.slice(0, -1).join('; ')} = ${look.red ? say(r, 'work.about', { mean: look.mean }) : look.high}, ${lines.at(-1)}`;
}

function labLine(r: ItReader, lab: LabLook, look: WorkLook): string {
  const base = say(r, lab.near ? 'work.near' : 'work.far', { capacity: lab.capacity });
  const die = look.red ? `, ${say(r, 'work.die')}` : '';
  const off = lab.overhead > 0 ? `, ${say(r, 'work.moved', { overhead: lab.overhead })}` : '';
  const name = look.labs.length > 1 ? `${labName(r, lab.lab)}: ` : '';
  return `${name}${base}${die}${off}`;
}
