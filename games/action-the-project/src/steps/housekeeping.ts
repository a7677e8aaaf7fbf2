import { NONE } from '@boardroom/kernel';
import type { Step } from '@boardroom/kernel';
import { askAll, DONE, HOUSEKEEPING, PROJECT } from '../frames.ts';
import { markPromises } from '../promises.ts';
import { offerEvent, witnesses } from '../stocks.ts';
import { NOTHING, OPEN_OUTCOME, TO_COME } from '../types.ts';
import type { ActionGame, ActionState } from '../types.ts';
import { nextSeat } from './window.ts';

/** R139 everybody says done; until then debts can be paid. */
export const settlement: Step<ActionGame> = {
  run(t, s) {
    s.agenda.push(HOUSEKEEPING);
    if (t.options.settlement) askAll(s.agenda, DONE, t.players);
  },
};

/** R141 promises due are marked, offers lapse, the cards go back; R142, R143 the end or the next turn. */
export const housekeeping: Step<ActionGame> = {
  run(t, s, _f, emit) {
    if (s.promises.length > 0) markPromises(t, s, emit);
    if (emit)
      for (const offer of s.offers)
        emit(offerEvent('offerLapsed', offer), witnesses(offer.secret, offer.from, offer.to));
    if (s.offers.length > 0) s.offers = [];
    emit?.({ type: 'discarded', project: t.content.projects[s.project]!.id });
    s.discards.push(s.project);
    clearTurn(s);
    if (s.turn === t.facts.turns) {
      emit?.({ type: 'ended' });
      return;
    }
    s.chair = nextSeat(t, s.chair);
    s.agenda.push(PROJECT);
  },
};

function clearTurn(s: ActionState): void {
  s.project = NONE;
  s.leader = NONE;
  s.cards.fill(NONE);
  s.revealed = 0;
  s.steerer = NONE;
  s.target = NONE;
  s.original = NONE;
  s.votesFor = 0;
  s.votesAgainst = 0;
  s.outcome = OPEN_OUTCOME;
  s.forfeit = NOTHING;
  s.windows.fill(TO_COME);
  s.winners.fill(NONE);
  s.paid.fill(0);
  s.offersMade.fill(0);
  s.promisesMade.fill(0);
  s.fateShown = [];
  s.fateLeft = [];
}
