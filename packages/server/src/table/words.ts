/**
 * Messages are named by numbers in moves and events. Numbers in a row would tell everybody how many
 * whispers there were between two things they heard, so the n-th message gets the n-th number of a
 * secret order.
 */
import { createHash } from 'node:crypto';
import type { Move } from '@boardroom/kernel';
import { problem } from '../problem.ts';
import type { Live } from './state.ts';

/** The largest number a message can have in any game is one less. */
const MOST = 1_000_000;
const HALF = 10;
const MASK = (1 << HALF) - 1;

export function messageNumber(secret: string, count: number): number {
  let number = count;
  // A permutation of 20 bits, gone through until it lands below a million.
  do number = permute(secret, number);
  while (number >= MOST);
  return number;
}

export const nextMessage = ({ room }: Pick<Live, 'room'>): number =>
  messageNumber(room.seed!, room.words);

/** A move with the words it brings, if any: its message is their number. */
export function worded(
  live: Pick<Live, 'room'>,
  move: Move,
  words: string | undefined,
): { readonly move: Move; readonly words?: string } {
  if (words === undefined) return { move };
  if (!('message' in move)) throw problem('bad-request', 'words belong to a move with a message');
  const numbered: Move & { message: number } = { ...move, message: nextMessage(live) };
  return { move: numbered, words };
}

function permute(secret: string, number: number): number {
  let left = number >> HALF;
  let right = number & MASK;
  for (let round = 0; round < 4; round++) {
    const hash = createHash('sha256').update(`words ${secret} ${round} ${right}`).digest();
    [left, right] = [right, left ^ (hash.readUInt16BE(0) & MASK)];
  }
  return (left << HALF) | right;
}
