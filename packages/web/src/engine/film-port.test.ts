import '../testing/window.ts';
import { isRefusal, recordOf, submit } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import { expect, test } from 'vitest';
import type { SavedTable } from '../store/saved.ts';
import { lotsMatch, texts } from '../testing/lots-table.ts';
import { filmPort } from './film-port.ts';
import { timelineOf } from './timeline.ts';

test('a replay tells bots’ reasons again: those that were public, all of them when it was played to its end', () => {
  const match = lotsMatch(2, 'film');
  const bid = { type: 'bid', coins: 1 } as never;
  submit(match, 0, bid);
  submit(match, 1, bid);
  const film = timelineOf(lots as never, lotsEdition, recordOf(match));
  if (isRefusal(film)) throw new Error(film.code);
  const whys = [
    { after: 1, seat: 0, why: { code: 'open' }, open: true },
    { after: 2, seat: 1, why: { code: 'secret' }, open: false },
  ];
  const saved = { id: 'x', title: 'Lots', seats: [], whys, record: recordOf(match) };
  const port = filmPort(
    saved as unknown as SavedTable,
    film,
    { game: lots as never, content: lotsEdition, texts },
    0,
  );
  expect([port.why!(1, 0), port.why!(1, 1), port.why!(2, 1)]).toEqual([
    { code: 'open' },
    undefined,
    undefined,
  ]);
  // The film is asked for its last position only when a reason is wanted.
  film.state(film.length).agenda.length = 0;
  expect(port.why!(2, 1)).toEqual({ code: 'secret' });
});
