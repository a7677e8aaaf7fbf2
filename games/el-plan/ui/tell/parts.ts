/** Cues and words that several events share. */
import type { Seat } from '@boardroom/kernel';
import type { Cue, Telling } from '@boardroom/ui-kit/contract';
import { tokens as signs } from '../../look/figures.ts';
import type { Table } from '../../look/figures.ts';
import type { Product } from '../../src/types.ts';
import { productColour } from '../looks.ts';

const SIGN = ['W', '$', 'E'] as const;

export function say({ words }: Table, key: string, facts: object = {}): string {
  return words.say(`ui.${key}`, facts) ?? key;
}

/** Where a seat's things are: on the own desk, else at its seat card. */
export function shelf({ viewer }: Table, seat: Seat, id: string): string {
  return seat === viewer ? id : `seat:${seat}`;
}

export function coin(from: string, to: string, text: string): Cue {
  return { do: 'fly', chip: 'coin', from, to, text };
}

export function cube(product: Product, from: string, to: string, text?: string): Cue {
  return {
    do: 'fly',
    chip: 'cube',
    from,
    to,
    colour: productColour(product),
    ...(text ? { text } : {}),
  };
}

/** "+1 W": what a seat gets, or with a minus pays. */
export function gain(counts: readonly number[], sign: '+' | '−'): { gain?: string } {
  return counts.some((n) => n > 0) ? { gain: `${sign}${signs(counts)}` } : {};
}

/** Workers, money and energy from the box to a seat. */
export function fromBox(scene: Table, seat: Seat, counts: readonly number[]): Cue[] {
  return counts.flatMap((n, i) =>
    n <= 0 ? [] : [coin(`box:${i}`, shelf(scene, seat, `free:${i}`), `+${n} ${SIGN[i]!}`)],
  );
}

/** … and back to it. */
export function toBox(scene: Table, seat: Seat, counts: readonly number[]): Cue[] {
  return counts.flatMap((n, i) =>
    n <= 0 ? [] : [coin(shelf(scene, seat, `free:${i}`), `box:${i}`, `−${n} ${SIGN[i]!}`)],
  );
}

export function gets(scene: Table, seat: Seat, counts: readonly number[]): Telling {
  return { about: 'money', cues: fromBox(scene, seat, counts), ...gain(counts, '+') };
}

export function pays(scene: Table, seat: Seat, counts: readonly number[]): Telling {
  return { about: 'money', cues: toBox(scene, seat, counts), ...gain(counts, '−') };
}
