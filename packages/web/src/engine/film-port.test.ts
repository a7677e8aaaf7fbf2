import '../testing/window.ts';
import { isRefusal, recordOf, submit } from '@boardroom/kernel';
import { lots, lotsEdition } from '@boardroom/kernel/testing';
import { expect, test, vi } from 'vitest';
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

const bid = (coins: number) => ({ type: 'bid', coins }) as never;

/** A match of three moves, watched from its beginning. */
function open() {
  const match = lotsMatch(2, 'film');
  submit(match, 0, bid(3));
  submit(match, 1, bid(1));
  submit(match, 0, { type: 'scrap', lots: [] } as never);
  const record = { ...recordOf(match), words: ['hello'] };
  const film = timelineOf(lots as never, lotsEdition, record);
  if (isRefusal(film)) throw new Error(film.code);
  const seats = [{ kind: 'human', name: 'Mira', colour: 1 }];
  const saved = { id: 'x', title: 'Lots', seats, record, committed: 'promised' };
  const setting = { game: lots as never, content: lotsEdition, texts };
  return { film, port: filmPort(saved as unknown as SavedTable, film, setting, 1) };
}

test('nobody is asked for anything, and nothing can be done', async () => {
  const { port } = open();
  expect(port.seats).toEqual([{ kind: 'bot', name: 'Mira', colour: 1 }]);
  for (const eyes of ['public', 0, 'open'] as const) {
    port.watch(eyes);
    expect(port.position(0)).toMatchObject({ legal: [], asides: [], frame: null });
  }
  expect(await port.play(0, bid(1))).toEqual({ code: 'over' });
  expect(await port.undo(0, 1)).toEqual({ code: 'cannot-undo' });
  expect([await port.ask(0, bid(1)), await port.hint(0), port.thinking()]).toEqual([
    null,
    null,
    null,
  ]);
  expect(port.secretsBetween(0, 1)).toBe(false);
  expect([port.said(0), port.said(1), port.committed()]).toEqual(['hello', undefined, 'promised']);
});

test('it stays within the film, and tells of every step', () => {
  const { port } = open();
  const heard = vi.fn();
  const deaf = port.listen(heard);
  expect(port.at()).toBe(1);
  port.seek(1);
  expect(heard).not.toHaveBeenCalled();
  port.seek(99);
  expect([port.at(), port.position(null).moves]).toEqual([3, 3]);
  port.seek(-5);
  expect([port.at(), port.position(null).moves]).toEqual([0, 0]);
  expect(heard).toHaveBeenCalledTimes(2);
  port.watch(0);
  expect(heard).toHaveBeenCalledTimes(3);
  deaf();
  port.seek(2);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('eyes see what is theirs: all, one seat, or everything but the dice to come', () => {
  const { port, film } = open();
  const coins = (): number[] => (port.position(null).view as unknown as { coins: number[] }).coins;
  const [own, other] = (film.state(1) as unknown as { coins: number[] }).coins;
  expect([coins()[0] === own, coins()[1] === other]).toEqual([false, false]);
  port.watch(0);
  expect(port.position(null).viewer).toBe(0);
  expect([coins()[0] === own, coins()[1] === other]).toEqual([true, false]);
  port.watch('open');
  const { view, viewer, told } = port.position(null);
  expect([viewer, coins()]).toEqual([null, [own, other]]);
  expect(told).toEqual(film.told(1));
  expect(view.chance).not.toEqual(film.state(1).chance);
  expect(view.chance).toEqual(film.position(1, null).view.chance);
});
