/** Carries one act out on a table held in memory. The only place where a table changes. */
import {
  clone,
  commitment,
  isInject,
  isOver,
  isRefusal,
  pendingIndex,
  resultOf,
  start,
} from '@boardroom/kernel';
import type { Refusal, Seat } from '@boardroom/kernel';
import { changeRoom } from './change-room.ts';
import { runClock, startClock } from './clock.ts';
import type { Act, Entry } from './entry.ts';
import { makeMove } from './move.ts';
import { keepPace } from './pace.ts';
import type { Kept, Moved } from './move.ts';
import { isEverybodyReady } from './state.ts';
import type { Live } from './state.ts';
import { keepWaits } from './waits.ts';
import { considerTakeback } from './takeback.ts';
import { isOfTeam, readersBut, tidyTeams } from './teams.ts';

/**
 * Carries an act out and returns its entry; a move the rules refuse changes nothing. `seed` is used
 * if the act makes everybody ready.
 */
export function carryOut(live: Live, at: number, act: Act, seed: () => string): Entry | Refusal {
  const { room } = live;
  const wasOver = room.status === 'over';
  const asked = askedFrames(live);
  const ends = act.do === 'moved' && room.takeback !== null;
  let moved: Moved | null = null;
  let undone = 0;

  if (act.do === 'moved') {
    const outcome = makeMove(live, act.seat, act.move);
    if (isRefusal(outcome)) return outcome;
    moved = outcome;
    if (act.words !== undefined) room.words++;
    if (isInject(act.move)) room.injects = (room.injects ?? 0) + 1;
    if (room.gate) keepPace(live);
    if (act.by !== 'bot' || !moved.aside) live.botAsides.fill(0);
    else live.botAsides[act.seat]!++;
  } else if (act.do === 'takeback-asked' || act.do === 'takeback-answered') {
    const outcome = considerTakeback(live, act);
    if (typeof outcome !== 'number') return outcome;
    undone = outcome;
  } else changeRoom(live, act);

  const hidden = isOfTeam(act) ? readersBut(live, act.seat) : (moved?.hidden ?? []);
  for (let reader = 0; reader < live.heard.length; reader++)
    if (!hidden.includes(reader)) live.heard[reader]!++;
  live.seq++;

  let begun: string | undefined;
  let told = moved?.told ?? [];
  if (room.status === 'gathering' && !live.frozen && isEverybodyReady(room)) {
    begun = room.given ?? seed();
    told = begin(live, begun, at);
  }
  const ended = room.status === 'over' && !wasOver;
  if (ended && room.sealed) {
    room.withheld = told;
    told = [];
  } else if (act.do === 'unsealed' && room.withheld) {
    told = room.withheld;
    delete room.withheld;
  }
  const after = askedFrames(live);
  const answered = act.do === 'moved' && !moved!.aside ? act.seat : -1;
  const changed = (seat: Seat): boolean => asked[seat] !== after[seat] || seat === answered;
  if (begun === undefined) runClock(live, at, changed, answered);
  tidyTeams(live, act, changed);
  keepWaits(room, act, at, { asked: (seat) => after[seat] !== null, isNew: changed });
  for (let seat = 0; seat < live.fresh.length; seat++)
    if (changed(seat)) live.fresh[seat] = live.heard[seat]!;
  return {
    seq: live.seq,
    at,
    act,
    seed: begun,
    told: told.length > 0 ? told : undefined,
    ends: ends ? 'takeback' : undefined,
    result: ended ? resultOf(live.match!) : undefined,
    undone: undone > 0 ? undone : undefined,
    heard: live.heard.slice(),
    not: hidden.length > 0 ? hidden : undefined,
  };
}

function askedFrames({ match, room }: Live): (object | null)[] {
  const frames: (object | null)[] = [];
  for (let seat = 0; seat < room.chairs.length; seat++) {
    const index = match ? pendingIndex(match.s, seat) : -1;
    frames.push(index < 0 ? null : match!.s.agenda[index]!);
  }
  return frames;
}

/** Deals: before this nothing secret exists. */
function begin(live: Live, seed: string, at: number): readonly Kept[] {
  const { game, t, room } = live;
  const told: Kept[] = [];
  const s = start(game, t, seed, (event, to) => told.push(to ? { event, to: [...to] } : { event }));
  const barrier = { s: clone(s), moves: 0, told: 0 };
  live.match = { game, t, seed, s, moves: [], told: [], barrier };
  room.seed = seed;
  room.commitment = commitment(seed);
  room.started = at;
  room.status = isOver(s) ? 'over' : 'playing';
  startClock(live, at);
  return told;
}
