import type { Decision } from '@boardroom/kernel';
import type { ActionFrame, ActionGame, MoveOf } from '../types.ts';

/** D1, R4 each player takes a Team Leader card that nobody has. */
export const chooseLeaderCard: Decision<ActionGame, ActionFrame, MoveOf<'choose'>> = {
  legal(t, s, _f, out) {
    const { choices } = t.facts;
    for (let card = 0; card < choices.length; card++)
      if (!s.leaderCards.includes(card)) out.push(choices[card]!);
  },
  apply(t, s, f, move, emit) {
    s.leaderCards[f.seat] = t.facts.choices.findIndex((c) => c.leaderCard === move.leaderCard);
    emit?.({ type: 'chose', seat: f.seat, leaderCard: move.leaderCard });
  },
  fallback(t, s) {
    return t.facts.choices.find((_, card) => !s.leaderCards.includes(card))!;
  },
};
