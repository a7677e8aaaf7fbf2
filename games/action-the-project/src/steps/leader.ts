import { draw, next } from '@boardroom/kernel';
import type { Emit, Seat, Step } from '@boardroom/kernel';
import { askAll, PLACE, PLACE_TOGETHER, PLACING, REVEAL, W2, W3 } from '../frames.ts';
import type { ActionEvent, ActionGame, ActionState, ActionTable } from '../types.ts';

/** R14, R18, R21 the top leader card of all n (with `rota`: of those left) names the designate. */
export const leader: Step<ActionGame> = {
  run(t, s, _f, emit) {
    if (t.options.leaderDraw === 'rota') {
      if (s.rota.length === 0) for (let seat = 0; seat < t.players; seat++) s.rota.push(seat);
      designate(s, takeFromRota(s, 'leader', s.rota.length), emit);
    } else designate(s, draw(s.chance, 'leader', t.players), emit);
    next(s, W2, PLACING);
  },
};

/** R81 the leader card is shuffled back among the others and the top one turned up. */
export function redrawLeader(t: ActionTable, s: ActionState, emit?: Emit<ActionEvent>): void {
  const different = t.options.redraw === 'different';
  const old = s.leader;
  if (t.options.leaderDraw === 'rota') {
    const left = s.rota.length;
    s.rota.push(old);
    // The old card lies last: leaving it out of the draw makes the new one different.
    designate(s, takeFromRota(s, 'leadership', different ? left : left + 1), emit);
    s.rota.sort(ascending);
  } else if (different) {
    const other = draw(s.chance, 'leadership', t.players - 1);
    designate(s, other < old ? other : other + 1, emit);
  } else designate(s, draw(s.chance, 'leadership', t.players), emit);
}

function ascending(a: number, b: number): number {
  return a - b;
}

function takeFromRota(s: ActionState, stream: string, count: number): Seat {
  return s.rota.splice(draw(s.chance, stream, count), 1)[0]!;
}

function designate(s: ActionState, seat: Seat, emit?: Emit<ActionEvent>): void {
  s.leader = seat;
  emit?.({ type: 'designated', seat });
}

/** R20, R22, R24 the leader is final, and everybody places a card, the leader first. */
export const placing: Step<ActionGame> = {
  run(t, s, _f, emit) {
    s.history.push(s.leader);
    emit?.({ type: 'leads', seat: s.leader });
    next(s, W3, REVEAL);
    if (t.options.placement === 'together') askAll(s.agenda, PLACE_TOGETHER, t.players);
    else s.agenda.push(PLACE[s.leader]!);
  },
};
