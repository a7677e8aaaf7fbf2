import { HIDDEN, NONE } from '@boardroom/kernel';
import type { Saying } from '@boardroom/kernel';
import type { ActionState, ActionTable } from './types.ts';

/** How things stand: the project and its pile, then every player by what the viewer may see. */
export function summary(t: ActionTable, view: Readonly<ActionState>): Saying[] {
  const { turn, project, carry, leader } = view;
  const lines: Saying[] = [];
  if (turn === 0) lines.push({ code: 'choosing' });
  else if (project === NONE) lines.push({ code: 'turn', facts: { turn, turns: t.facts.turns } });
  else {
    const value = t.facts.values[project]!;
    const facts = { turn, turns: t.facts.turns, project: t.content.projects[project]!.id };
    lines.push({ code: 'project', facts: { ...facts, value, carry, packages: value + carry } });
  }
  for (let seat = 0; seat < t.players; seat++) {
    const leads = seat === leader ? 1 : 0;
    const seen = view.money[seat] !== HIDDEN;
    const money = seen ? view.money[seat]! : view.bookMoney[seat]!;
    const prestige = seen ? view.prestige[seat]! : view.bookPrestige[seat]!;
    const known = seen || t.options.ledgerAid;
    const code = seen ? 'holds' : known ? 'book' : 'hidden';
    lines.push({ code, facts: { seat, money, prestige, leads } });
  }
  return lines;
}
