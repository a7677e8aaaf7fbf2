import { next } from '@boardroom/kernel';
import type { Emit, Step } from '@boardroom/kernel';
import { AFTERMATH, COUNT, OVERTIME, W4 } from '../frames.ts';
import { FAILING, OPPOSE, POLITICS, SUCCEEDED, SUPPORT } from '../types.ts';
import type { ActionEvent, ActionGame, ActionState, ActionTable } from '../types.ts';

/** R27, R136 all cards are turned up at once, then Politics is paid, then comes Fate. */
export const reveal: Step<ActionGame> = {
  run(t, s, _f, emit) {
    s.revealed = 1;
    if (emit) tellCards(t, s, emit);
    payPolitics(t, s, emit);
    if (t.options.fate) {
      turnUpFate(t, s, emit);
      next(s, OVERTIME[s.leader]!, COUNT);
    } else s.agenda.push(COUNT);
  },
};

function tellCards(t: ActionTable, s: Readonly<ActionState>, emit: Emit<ActionEvent>): void {
  const n = t.players;
  for (let i = 0; i < n; i++) {
    const seat = (s.leader + i) % n;
    emit({ type: 'cardTurned', seat, card: s.cards[seat]! });
  }
  // R87 the target alone learns whether the card was changed.
  const { target, original } = s;
  if (target >= 0 && s.cards[target] !== original)
    emit({ type: 'overruled', seat: target, card: original }, [target]);
}

/** R33, R34 whoever shows Politics receives the starting prestige. */
function payPolitics(t: ActionTable, s: ActionState, emit?: Emit<ActionEvent>): void {
  const n = t.players;
  for (let i = 0; i < n; i++) {
    const seat = (s.leader + i) % n;
    if (s.cards[seat] !== POLITICS) continue;
    s.prestige[seat]! += n;
    s.bookPrestige[seat]! += n;
    s.politicsPaid += n;
    emit?.({ type: 'politicsPaid', seat, prestige: n });
  }
}

/** R145, R149 the next Fate card is turned up. */
export function turnUpFate(t: ActionTable, s: ActionState, emit?: Emit<ActionEvent>): void {
  const card = s.fateLeft.pop()!;
  s.fateShown.push(card);
  if (emit) {
    const { id, vote } = t.content.fates[card]!;
    emit({ type: 'fateTurned', fate: id, vote });
  }
}

/** R40 the votes are counted. */
export const count: Step<ActionGame> = {
  run(t, s, _f, emit) {
    let votesFor = 0;
    let votesAgainst = 0;
    for (let seat = 0; seat < t.players; seat++) {
      const card = s.cards[seat];
      if (card === SUPPORT) votesFor++;
      else if (card === OPPOSE) votesAgainst++;
    }
    const fate = s.fateShown.at(-1);
    // R145, R149 only the last Fate card counts.
    if (fate !== undefined) {
      const { vote } = t.content.fates[fate]!;
      if (vote > 0) votesFor += vote;
      else votesAgainst -= vote;
    }
    s.votesFor = votesFor;
    s.votesAgainst = votesAgainst;
    const succeeds =
      votesFor > votesAgainst || (votesFor === votesAgainst && t.options.tieOutcome === 'succeeds');
    s.outcome = succeeds ? SUCCEEDED : FAILING;
    const packages = t.facts.values[s.project]! + s.carry;
    emit?.({ type: succeeds ? 'succeeded' : 'failed', votesFor, votesAgainst, packages });
    next(s, W4, AFTERMATH);
  },
};
