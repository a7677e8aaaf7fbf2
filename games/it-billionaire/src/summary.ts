import type { Saying } from '@boardroom/kernel';
import { finalValue } from './scoring.ts';
import type { ItState, ItTable } from './types.ts';

/** How things stand: the day, then every player's capital, labs and work. */
export function summary(t: ItTable, view: Readonly<ItState>): Saying[] {
  const { round, first } = view;
  const lines: Saying[] = [{ code: 'day', facts: { round, rounds: t.options.rounds, first } }];
  for (let seat = 0; seat < t.players; seat++) {
    const labs = t.content.locations.filter((_, place) => view.owner[place] === seat);
    lines.push({
      code: 'player',
      facts: {
        seat,
        capital: view.capital[seat]!,
        worth: finalValue(t, view, seat),
        labCount: labs.length,
        queued: view.queued[seat]!,
        owed: view.payee.filter((payee) => payee === seat).length,
        projects: view.finisher.filter((owner) => owner === seat).length,
      },
    });
    for (const { id } of labs) lines.push({ code: 'lab', facts: { location: id } });
  }
  return lines;
}
