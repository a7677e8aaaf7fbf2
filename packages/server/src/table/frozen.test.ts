/** A table whose rules are gone: read from its log alone. */
import { expect, test } from 'vitest';
import { BEN, CY, bid, scene } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';
import type { Act, Entry } from './entry.ts';
import { foldFrozen, frozenFrom, frozenProblem, WITHOUT_RULES } from './frozen.ts';

/** A table that was played so far, with its log. */
function played(): { at: Scene; log: Entry[] } {
  const at = scene();
  const log: Entry[] = [at.created];
  const note = (entry: Entry): void => void log.push(entry);
  note({ ...at.created, seq: 2, act: { do: 'sat', seat: 1, person: BEN }, heard: [2, 2, 2] });
  note(at.does({ do: 'ready', seat: 0, ready: true }));
  note(at.does({ do: 'ready', seat: 1, ready: true }));
  note(at.moves(0, bid(1)));
  note(at.moves(1, bid(2), { words: 'hm' }));
  return { at, log };
}

test('it stands as the log says: who sits there, how far it was, what they know', () => {
  const { at, log } = played();
  const live = frozenFrom(log, 'other-version', null, undefined);
  expect(live).toMatchObject({
    seq: at.live.seq,
    heard: at.live.heard,
    match: null,
    frozen: { version: 1, why: 'other-version', result: null },
  });
  expect(live.room).toMatchObject({ status: 'playing', seed: 'secret', moves: 2, words: 1 });
  expect(live.room.chairs.map(({ person }) => person)).toEqual(['ada', 'ben']);
  expect(live.t).toMatchObject({ players: 2, seats: 2 });
});

test('its end: as the log tells it, or, in logs of before, as the lists do', () => {
  const { log } = played();
  const result = { scores: [1, 2] } as never;
  const end = { ...log.at(-1)!, seq: 7, result };
  expect(frozenFrom([...log, end], 'other-rules', null, undefined)).toMatchObject({
    room: { status: 'over' },
    frozen: { result },
  });
  const old = frozenFrom(log, 'other-rules', 'over', undefined);
  expect(old).toMatchObject({ room: { status: 'over' }, frozen: { result: null } });
  expect(frozenFrom(log, 'other-rules', 'paused', undefined).room.status).toBe('playing');
});

test('it goes on being a table: people leave and speak, moves were taken back', () => {
  const { log } = played();
  const live = frozenFrom(log, 'other-rules', null, undefined);
  const next = (act: Act, more: Partial<Entry> = {}): void =>
    foldFrozen(live, { seq: live.seq + 1, at: 1, act, heard: [9, 9, 9], ...more });
  next({ do: 'takeback-answered', seat: 0, agree: true }, { undone: 2 });
  expect(live.room.moves).toBe(0);
  next({ do: 'stood', seat: 0 });
  next({ do: 'hosted', person: CY });
  expect(live.room).toMatchObject({ host: 'cy', status: 'playing' });
  expect(live.room.chairs[0]!.person).toBeNull();
  expect(live).toMatchObject({ seq: 9, heard: [9, 9, 9] });
});

test('what needs the rules is refused with their version; what does not is not', () => {
  const { problem } = frozenProblem({ version: 3, why: 'other-version', result: null });
  expect(problem).toMatchObject({ code: 'frozen-table', status: 409 });
  expect(problem.detail).toContain('version 3');
  expect(WITHOUT_RULES).toEqual(expect.arrayContaining(['stood', 'said', 'closed', 'rematched']));
  for (const needs of ['moved', 'ready', 'sat', 'bot', 'paused', 'takeback-asked'] as const)
    expect(WITHOUT_RULES).not.toContain(needs);
});

test('a log that does not begin at the beginning is none', () => {
  const [, ...rest] = played().log;
  expect(() => frozenFrom(rest, 'other-rules', null, undefined)).toThrow('creation');
});
