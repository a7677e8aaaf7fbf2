import { next, shuffle } from '@boardroom/kernel';
import type { Emit, Step } from '@boardroom/kernel';
import { LEADER, W1 } from '../frames.ts';
import type { ActionEvent, ActionGame, ActionState, ActionTable } from '../types.ts';

/** R13–R16 a turn begins: its project is turned up, and W1 follows. */
export const project: Step<ActionGame> = {
  run(t, s, _f, emit) {
    s.turn++;
    emit?.({ type: 'turnBegan', turn: s.turn, chair: s.chair });
    if (t.options.fate) layFate(t, s);
    turnUpProject(t, s, emit);
    next(s, W1, LEADER);
  },
};

/** R15 the top card of the pile is turned face up. */
function turnUpProject(t: ActionTable, s: ActionState, emit?: Emit<ActionEvent>): void {
  const card = s.pile.pop()!;
  s.project = card;
  const known = s.returned.indexOf(card);
  if (known >= 0) s.returned.splice(known, 1);
  if (emit) {
    const { id, value } = t.content.projects[card]!;
    emit({ type: 'projectTurned', project: id, value, carry: s.carry });
  }
}

/** R79, R80 the project goes back into the pile, and another (or the same) is turned up. */
export function redrawProject(t: ActionTable, s: ActionState, emit?: Emit<ActionEvent>): void {
  const old = s.project;
  if (t.options.redraw === 'different') {
    turnUpProject(t, s, emit);
    s.returned.push(old);
    s.pile.push(old);
    shuffle(s.chance, 'scope', s.pile);
    return;
  }
  s.returned.push(old);
  s.pile.push(old);
  shuffle(s.chance, 'scope', s.pile);
  turnUpProject(t, s, emit);
}

/** R144 all Fate cards are shuffled and laid face down, anew every turn. */
function layFate(t: ActionTable, s: ActionState): void {
  const left: number[] = [];
  for (let fate = 0; fate < t.content.fates.length; fate++) left.push(fate);
  s.fateLeft = shuffle(s.chance, 'fate', left);
  s.fateShown = [];
}
