import { expect } from 'vitest';

/** The least and the most that is taken; one less and one more is not. */
export function bounds(isTaken: (value: number) => boolean, least: number, most: number): void {
  expect([least - 1, least, most, most + 1].map(isTaken)).toEqual([false, true, true, false]);
}

export const long = (length: number): string => 'x'.repeat(Math.max(0, length));

export const listOf = <T>(length: number, make: (i: number) => T): T[] =>
  Array.from({ length: Math.max(0, length) }, (_, i) => make(i));
