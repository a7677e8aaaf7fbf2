/**
 * Chance comes from named streams. The k-th value of a stream depends on the seed, the stream's
 * name, the seat (for streams per seat) and k alone: two tables with one seed see the same card
 * order and the same k-th die of each seat, whatever anybody decides.
 *
 * Each value is drawn from a ChaCha8 key stream of its own, so nobody can work out the next card from
 * the cards seen so far, and every draw is exactly uniform.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance, Rng } from './types.ts';

/** What is shown at the start of a match; the seed itself is revealed at the end. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`boardroom commitment ${seed}`)));
}

export function newChance(
  seed: string,
  streams: Readonly<Record<string, 'table' | 'seat'>>,
  seats: number,
): Chance {
  const hash = sha256(utf8ToBytes(`boardroom seed ${seed}`));
  const words = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  const key = Array.from({ length: 8 }, (_, i) => words.getUint32(4 * i));
  return { key, drawn: noneDrawn(streams, seats) };
}

/** The key of a guessed match: chance as unknown to the guesser as it is in truth. */
export function rekey(chance: Chance, rng: Rng): void {
  for (let i = 0; i < 8; i++) chance.key[i] = rng.below(0x1_0000_0000);
}

/** In views: neither the seed nor how often anything was drawn. */
export function blankChance(chance: Chance): void {
  chance.key.fill(0);
  for (const stream in chance.drawn) chance.drawn[stream]!.fill(0);
}

function noneDrawn(
  streams: Readonly<Record<string, 'table' | 'seat'>>,
  seats: number,
): Record<string, number[]> {
  const drawn: Record<string, number[]> = {};
  for (const name of Object.keys(streams))
    drawn[name] = Array.from({ length: streams[name] === 'seat' ? seats : 1 }, () => 0);
  return drawn;
}

/** The next value of a stream: a whole number from 0 to n − 1. */
export function draw(chance: Chance, stream: string, n: number, seat = 0): number {
  take(chance, stream, seat);
  return uniform(n);
}

/** The next throw of a die: 1 to `sides`. */
export function roll(chance: Chance, stream: string, sides: number, seat = 0): number {
  return draw(chance, stream, sides, seat) + 1;
}

/** Shuffles in place; one value of the stream, however long the list. */
export function shuffle<T>(chance: Chance, stream: string, items: T[], seat = 0): T[] {
  take(chance, stream, seat);
  for (let i = items.length - 1; i > 0; i--) {
    const j = uniform(i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
  return items;
}

/** Begins the key stream of the next value of a stream and counts it. */
function take(chance: Chance, stream: string, seat: number): void {
  const counters = chance.drawn[stream];
  const count = counters?.[seat];
  if (count === undefined) throw new Error(`no stream of chance named ${stream} for seat ${seat}`);
  counters![seat] = count + 1;
  const { key } = chance;
  for (let i = 0; i < 8; i++) start[4 + i] = key[i]!;
  start[12] = 0;
  start[13] = hashName(stream);
  start[14] = seat;
  start[15] = count;
  used = 16;
}

/** Unbiased: values beyond the last whole multiple of n are thrown away. */
function uniform(n: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    if (used === 16) nextBlock();
    const word = block[used++]!;
    if (word < limit) return word % n;
  }
}

const names = new Map<string, number>();
/** FNV-1a of a stream's name. */
function hashName(name: string): number {
  let hash = names.get(name);
  if (hash === undefined) {
    hash = 0x811c9dc5;
    for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
    names.set(name, hash);
  }
  return hash;
}

// Working memory of one draw; nothing in it outlives the call that began with `take`.
const start = new Uint32Array(16);
start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
const block = new Uint32Array(16);
let used = 16;

function nextBlock(): void {
  block.set(start);
  for (let round = 0; round < 4; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) block[i] = block[i]! + start[i]!;
  start[12] = start[12]! + 1;
  used = 0;
}

function quarter(a: number, b: number, c: number, d: number): void {
  let x = block[a]!;
  let y = block[b]!;
  let z = block[c]!;
  let w = block[d]!;
  x = (x + y) | 0;
  w ^= x;
  w = (w << 16) | (w >>> 16);
  z = (z + w) | 0;
  y ^= z;
  y = (y << 12) | (y >>> 20);
  x = (x + y) | 0;
  w ^= x;
  w = (w << 8) | (w >>> 24);
  z = (z + w) | 0;
  y ^= z;
  y = (y << 7) | (y >>> 25);
  block[a] = x;
  block[b] = y;
  block[c] = z;
  block[d] = w;
}
