import type { Decision, Emit, Seat } from '@boardroom/kernel';
import { ASSIGN } from '../frames.ts';
import { USED } from '../types.ts';
import type {
  ActionEvent,
  ActionFrame,
  ActionGame,
  ActionState,
  ActionTable,
  MoveOf,
} from '../types.ts';

const LEAVE = { type: 'leave' } as const;
const STEERS = [0, 1, 2, 3, 4, 5].map((target) => ({ type: 'steer', target }) as const);
const IMPOSES = [0, 1, 2, 3, 4, 5].map(
  (target) =>
    ({ type: 'impose', target, card: { gap: 'range', min: 0, max: 3, step: 1 } }) as const,
);
const ASSIGNS = [0, 1, 2, 3].map((card) => ({ type: 'assign', card }) as const);

/** D7, R82–R85 Quiet Word: the winner may name one colleague whose card they decide. */
export const steer: Decision<ActionGame, ActionFrame, MoveOf<'steer' | 'impose' | 'leave'>> = {
  legal(t, s, f, out) {
    out.push(LEAVE);
    const templates = t.options.peekOnSteer ? STEERS : IMPOSES;
    for (let seat = 0; seat < t.players; seat++)
      if (isTarget(s, f.seat, seat)) out.push(templates[seat]!);
  },
  apply(_t, s, f, move, emit) {
    const { seat } = f;
    if (move.type === 'leave') {
      emit?.({ type: 'wordLeft', seat });
      return;
    }
    const { target } = move;
    s.windows[2] = USED;
    s.steerer = seat;
    s.target = target;
    s.original = s.cards[target]!;
    emit?.({ type: 'steered', seat, target });
    if (move.type === 'impose') {
      layFor(s, seat, move.card, emit);
      return;
    }
    // R84 the winner alone sees the card that lay there.
    emit?.({ type: 'saw', seat, target, card: s.original }, [seat]);
    s.agenda.push(ASSIGN[seat]!);
  },
  fallback: () => LEAVE,
  auto: (t, s, f) => (hasTarget(t, s, f.seat) ? null : LEAVE),
};

/** R83 anybody but the winner and the leader. */
export function isTarget(s: Readonly<ActionState>, winner: Seat, seat: Seat): boolean {
  return seat !== winner && seat !== s.leader;
}

function hasTarget(t: ActionTable, s: Readonly<ActionState>, winner: Seat): boolean {
  return t.players > 2 || winner === s.leader;
}

/** D8, R85 the winner lays any of the target's four cards for them. */
export const assign: Decision<ActionGame, ActionFrame, MoveOf<'assign'>> = {
  legal(_t, _s, _f, out) {
    for (let card = 0; card < 4; card++) out.push(ASSIGNS[card]!);
  },
  apply(_t, s, f, move, emit) {
    layFor(s, f.seat, move.card, emit);
  },
  fallback: (_t, s) => ASSIGNS[s.original]!,
};

function layFor(s: ActionState, seat: Seat, card: number, emit?: Emit<ActionEvent>): void {
  s.cards[s.target] = card;
  emit?.({ type: 'assigned', seat, target: s.target });
}
