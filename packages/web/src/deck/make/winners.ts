/** Who won: last, not first. */
import { say } from '../../words/index.ts';
import type { DeckFound, Made, Winners, WinnerTable } from '../types.ts';
import { causeOf, luckOf } from './luck.ts';
import { scaleOf } from './scale.ts';
import { counted } from './telling.ts';
import type { Telling } from './telling.ts';

export function makeWinners({ courses, reviews }: DeckFound, { unit }: Telling): Made<'winners'> {
  const tables = courses.map(({ table, result, bots, injects }): WinnerTable => {
    const luck = reviews.find((review) => review.table === table);
    const known = luck && luckOf(luck);
    const cause = known ? causeOf(known) : 'unclear';
    return {
      table,
      hollow: bots || injects > 0,
      seats: result.scores.map((score, seat) => ({
        seat,
        score,
        first: result.places[seat] === 1,
      })),
      by: cause === 'unclear' ? '' : say(`deck.winners.by.${cause}`),
    };
  });
  const hollow = tables.some((table) => table.hollow);
  const figures: Winners = {
    lead: say('deck.winners.lead', { result: counted(say('deck.winners.result'), unit) }),
    foot: [
      say('deck.winners.foot', { tables: tables.length }),
      ...(hollow ? [say('deck.hollow')] : []),
    ].join(' '),
    unit,
    scale: scaleOf(
      tables.flatMap(({ seats }) => seats.map(({ score }) => score)),
      4,
    ),
    tables,
  };
  return { kind: 'winners', titles: [say('deck.winners.title')], steps: 1, figures, lacks: '' };
}
