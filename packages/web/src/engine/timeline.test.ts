/** The film of a match, and what is seen of it. */
import { isRefusal, newRng, recordOf, submit } from '@boardroom/kernel';
import { lots, lotsEdition, randomMove } from '@boardroom/kernel/testing';
import { expect, test, vi } from 'vitest';
import { lotsMatch, savedLots, texts } from '../testing/lots-table.ts';
import { filmPort } from './film-port.ts';
import { keepsSecrets } from './running.ts';
import { timelineInSlices, timelineOf } from './timeline.ts';
import type { Timeline } from './timeline.ts';
import { makeWhys } from './whys.ts';

function played(moves: number) {
  const match = lotsMatch(2, 'film');
  const rng = newRng(4);
  const states = [JSON.stringify(match.s)];
  while (match.moves.length < moves && match.s.agenda.length > 0) {
    const { seat, move } = randomMove(match.game, match.t, match.s, rng);
    submit(match, seat, move);
    states.push(JSON.stringify(match.s));
  }
  return { match, states, record: recordOf(match) };
}
function filmOf(moves: number): Timeline & { states: string[] } {
  const { record, states } = played(moves);
  const film = timelineOf(lots as never, lotsEdition, record);
  if (isRefusal(film)) throw new Error(film.code);
  return { ...film, states };
}

test('every position the match went through is there, and none beyond its ends', () => {
  const film = filmOf(12);
  expect(film.length).toBe(12);
  for (const [move, state] of film.states.entries())
    expect(JSON.stringify(film.state(move))).toBe(state);
  expect(film.state(-3)).toEqual(film.state(0));
  expect(film.state(99)).toEqual(film.state(12));
});

test('a position of the past tells what was told until then, and takes nothing back', () => {
  const film = filmOf(12);
  for (const move of [0, 3, 7, 12]) {
    const then = film.position(move, 0);
    expect(then.moves).toBe(move);
    expect(then.undoable).toBe(0);
    expect(then.viewer).toBe(0);
    expect(then.told.every((told) => told.move <= move)).toBe(true);
    expect(film.told(move).every((told) => told.move <= move)).toBe(true);
  }
  expect(film.told(12).length).toBeGreaterThan(film.told(3).length);
});

test('a record that cannot be played is refused, at once and in slices', async () => {
  const { record } = played(4);
  const spoilt = { ...record, moves: [...record.moves, [0, { type: 'nonsense' }] as never] };
  expect(timelineOf(lots as never, lotsEdition, spoilt)).toHaveProperty('code');
  expect(await timelineInSlices(lots as never, lotsEdition, spoilt, () => {})).toHaveProperty(
    'code',
  );
  const other = { ...record, version: 99 };
  expect(timelineOf(lots as never, lotsEdition, other)).toHaveProperty('code');
});

test('in slices it comes to the same', async () => {
  const { record } = played(20);
  const film = await timelineInSlices(lots as never, lotsEdition, record, () => {});
  if (isRefusal(film)) throw new Error(film.code);
  expect(film.length).toBe(20);
  expect(film.state(20)).toEqual(filmOf(20).state(20));
});

test('after every slice it is told how many moves are done', async () => {
  const { record } = played(5);
  // Every look at the clock finds a slice used up.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const told: number[] = [];
  try {
    await timelineInSlices(lots as never, lotsEdition, record, (moves) => told.push(moves));
  } finally {
    clock.mockRestore();
  }
  expect(told).toEqual([1, 2, 3, 4, 5]);
});

test('a film is watched: public, by one seat, or open but for the dice', () => {
  const film = filmOf(6);
  const saved = savedLots('film', ['human', 'human']);
  const port = filmPort(saved, film, { game: lots as never, content: lotsEdition, texts }, 2);
  let heard = 0;
  const deaf = port.listen(() => heard++);
  expect(port.at()).toBe(2);
  port.seek(4);
  expect([port.at(), heard]).toEqual([4, 1]);
  port.seek(4);
  expect(heard).toBe(1);
  port.seek(99);
  expect(port.at()).toBe(6);
  port.seek(-1);
  expect(port.at()).toBe(0);
  port.seek(5);
  const coins = (): unknown => (port.position(null).view as unknown as { coins: number[] }).coins;
  const truth = (film.state(5) as unknown as { coins: number[] }).coins;
  expect(coins()).not.toEqual(truth);
  port.watch(1);
  expect((coins() as number[])[1]).toBe(truth[1]);
  expect((coins() as number[])[0]).not.toBe(truth[0]);
  expect(port.position(null)).toMatchObject({ legal: [], asides: [], frame: null });
  port.watch('open');
  expect(coins()).toEqual(truth);
  expect(JSON.stringify(port.position(null).view.chance)).not.toBe(
    JSON.stringify(film.state(5).chance),
  );
  expect(port.seats.every(({ kind }) => kind === 'bot')).toBe(true);
  const before = heard;
  deaf();
  port.seek(1);
  expect(heard).toBe(before);
});

test('a film plays, takes back and hints nothing', async () => {
  const port = filmPort(
    savedLots('film', ['human', 'human']),
    filmOf(3),
    { game: lots as never, content: lotsEdition, texts },
    0,
  );
  expect(await port.play(0, { type: 'bid' })).toEqual({ code: 'over' });
  expect(await port.undo(0, 1)).toEqual({ code: 'cannot-undo' });
  expect(await port.hint(0)).toBeNull();
  expect(port.thinking()).toBeNull();
});

test('an open game of several people at one screen keeps its secrets', () => {
  const film = filmOf(3);
  const of = (kinds: readonly ('human' | 'bot')[], over = false) => ({
    ...savedLots('x', kinds),
    over,
  });
  expect(keepsSecrets(of(['human', 'human']), film)).toBe(true);
  expect(keepsSecrets(of(['human', 'human'], true), film)).toBe(false);
  expect(keepsSecrets(of(['human', 'bot']), film)).toBe(false);
});

test("a bot's reasons are told where all it knew was public, or when it is over", () => {
  const { match } = played(2);
  const open = { ...match.s, chance: null } as never;
  const game = { ...match.game, redact: () => {} } as never;
  const whys = makeWhys(game, match.t, () => match.s);
  const secret = makeWhys(match.game, match.t, () => match.s);
  const view = JSON.parse(JSON.stringify(match.s)) as never;
  secret.keep(1, view, { why: { code: 'worth' } }, 3);
  expect(secret.of(3, 1)).toBeUndefined();
  whys.keep(1, open, { why: { code: 'worth' } }, 3);
  whys.keep(1, view, {}, 3);
  expect(whys.of(3, 1)).toBeUndefined();
  match.s.agenda.length = 0;
  expect(secret.of(3, 1)).toEqual({ code: 'worth' });
  expect(secret.of(3, 0)).toBeUndefined();
  expect(secret.of(4, 1)).toBeUndefined();
});
