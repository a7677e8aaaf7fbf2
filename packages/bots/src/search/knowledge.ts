/**
 * What each seat knows of a line of play: its own moves at once, the moves of others as soon as
 * they are open. Frames that lie together are answered one after another by the search, and nobody
 * learns an answer before the last of them is in. Nodes of the tree are found by this knowledge.
 */
import type { Frame, Seat, State } from '@boardroom/kernel';
import { hashText, mixIn } from './move-hash.ts';

export interface Knowledge {
  /** One 32-bit number per seat: two positions of one tree hardly ever share one. */
  readonly known: Int32Array;
  /** The frames still waiting beside each other, and the answers given to the ones answered. */
  group: Frame[];
  sealed: number;
}

export function newKnowledge(seats: number): Knowledge {
  return { known: new Int32Array(seats), group: [], sealed: 0 };
}

export function resetKnowledge(k: Knowledge, known: Int32Array): void {
  k.known.set(known);
  if (k.group.length > 0) k.group = [];
  k.sealed = 0;
}

/** The number under which the tree keeps the node of the seat asked. */
export function nodeKey(k: Knowledge, f: Frame): number {
  return mixIn(k.known[f.seat]!, hashText(f.kind) ^ f.seat);
}

/** To be called before a frame is answered. */
export function noteAsked(k: Knowledge, s: Readonly<State>, f: Frame): void {
  if (f.together && k.group.length === 0)
    for (let i = s.agenda.length - 1; i >= 0 && s.agenda[i]!.together; i--)
      k.group.push(s.agenda[i]!);
}

/** To be called after a frame was answered and the rules went on. */
export function noteAnswered(k: Knowledge, s: Readonly<State>, f: Frame, hash: number): void {
  if (!f.together) {
    for (let seat = 0; seat < k.known.length; seat++) learn(k, seat, hash ^ f.seat);
    return;
  }
  learn(k, f.seat, hash);
  k.sealed += mixIn(hash, f.seat);
  const top = s.agenda[s.agenda.length - 1];
  if (top !== undefined && k.group.includes(top)) return;
  for (let seat = 0; seat < k.known.length; seat++) learn(k, seat, k.sealed);
  k.group.length = 0;
  k.sealed = 0;
}

function learn(k: Knowledge, seat: Seat, fact: number): void {
  k.known[seat] = mixIn(k.known[seat]!, fact);
}
