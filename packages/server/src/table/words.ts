/**
 * Messages are named by numbers in moves and events. Numbers in a row would tell everybody how many
 * whispers there were between two things they heard, so the n-th message gets the n-th number of a
 * secret order.
 */
import { createHash } from 'node:crypto';

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

function permute(secret: string, number: number): number {
  let left = number >> HALF;
  let right = number & MASK;
  for (let round = 0; round < 4; round++) {
    const hash = createHash('sha256').update(`words ${secret} ${round} ${right}`).digest();
    [left, right] = [right, left ^ (hash.readUInt16BE(0) & MASK)];
  }
  return (left << HALF) | right;
}
