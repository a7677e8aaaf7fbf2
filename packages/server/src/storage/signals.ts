/** What nodes tell each other through PostgreSQL, as text. */
import type { Append, Signal } from './types.ts';

export const CHANNEL = 'boardroom';
/** NOTIFY takes at most 8000 bytes. */
const LONGEST_SIGNAL = 7000;

export function* signalsIn(payload: string): Generator<Signal> {
  if (payload.startsWith('{')) {
    yield JSON.parse(payload) as Signal;
    return;
  }
  for (const part of payload.split(';')) {
    const [table, seq] = part.split(' ');
    if (table && seq) yield { about: 'table', table, seq: Number(seq) };
  }
}

/** Several tables in one notice. */
export function payloads(written: readonly Append[]): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { table, seq } of written) {
    const next = `${table} ${seq};`;
    if (part.length + next.length > LONGEST_SIGNAL) {
      parts.push(part);
      part = '';
    }
    part += next;
  }
  return part === '' ? parts : [...parts, part];
}
