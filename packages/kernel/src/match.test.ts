import { expect, test } from 'vitest';
import { debriefOf } from './debrief.ts';
import { isRefusal } from './engine.ts';
import {
  openMatch,
  recordOf,
  replay,
  submit,
  toldTo,
  undo,
  undoable,
  verifyResult,
} from './match.ts';
import type { Match } from './match.ts';
import { formatRecord, parseRecord } from './record.ts';
import type { MatchRecord } from './record.ts';
import type { Lots } from './testing/sample-game.ts';
import { lots, lotsEdition } from './testing/index.ts';

const edition = { id: 'plain', content: lotsEdition };
const open = (): Match<Lots> => openMatch(lots, { players: 2, edition }, 'seed') as Match<Lots>;

/** Both bid; the winner is asked what to scrap. */
function sold(): Match<Lots> {
  const match = open();
  submit(match, 0, { type: 'bid', coins: 5 });
  submit(match, 1, { type: 'bid', coins: 2 });
  return match;
}

function finished(): Match<Lots> {
  const match = open();
  while (match.s.agenda.length > 0) {
    const f = match.s.agenda.at(-1)!;
    submit(
      match,
      f.seat,
      f.kind === 'bid' ? { type: 'bid', coins: 0 } : { type: 'scrap', lots: [] },
    );
  }
  return match;
}

test('a refused move changes nothing and is not recorded', () => {
  const match = open();
  const before = JSON.stringify(match);
  expect(submit(match, 0, { type: 'bid', coins: 11 })).toMatchObject({ code: 'too-few-coins' });
  expect(JSON.stringify(match)).toBe(before);
});

test('private events reach their seats only, and nobody can count them', () => {
  const match = open();
  submit(match, 0, { type: 'give', to: 1, coins: 3 });
  const heard = (seat: number | null): string[] =>
    toldTo(match, seat).map(({ event }) => event.type);
  expect(heard(0)).toEqual(['turnedUp', 'given']);
  expect(heard(1)).toEqual(['turnedUp', 'given']);
  expect(heard(null)).toEqual(['turnedUp']);
});

test('undo reaches back to the last barrier: chance, another seat, an aside', () => {
  const match = sold();
  expect(undoable(match, 0)).toBe(0);
  expect(undo(match, 0)).toEqual({ code: 'cannot-undo' });
  submit(match, 0, { type: 'scrap', lots: [] });
  // The die was thrown and the next lot turned up.
  expect(undoable(match, 0)).toBe(0);
});

test('undo takes back what nothing followed', () => {
  const quiet = {
    ...lots,
    agenda: { ...lots.agenda, award: { run: () => {} } },
    reveals: [],
  } as typeof lots;
  const match = openMatch(quiet, { players: 2, edition }, 'seed') as Match<Lots>;
  match.s.agenda.push({ kind: 'scrap', seat: 0 }, { kind: 'scrap', seat: 0 });
  match.barrier = { s: structuredClone(match.s), moves: 0, told: match.told.length };
  const before = JSON.stringify(match.s);
  submit(match, 0, { type: 'scrap', lots: [] });
  expect(undoable(match, 0)).toBe(1);
  expect(undoable(match, 1)).toBe(0);
  expect(undo(match, 0)).toBeNull();
  expect(JSON.stringify(match.s)).toBe(before);
  expect(match.moves).toEqual([]);
});

test('a record is written, read and replayed, whole or up to a move', () => {
  const match = finished();
  const record = parseRecord(formatRecord(recordOf(match))) as MatchRecord;
  expect(record).toEqual(recordOf(match));
  const again = replay(lots, lotsEdition, record) as Match<Lots>;
  expect(again.s).toEqual(match.s);
  expect(verifyResult(again, record)).toBeNull();
  const half = replay(lots, lotsEdition, record, 3) as Match<Lots>;
  expect(half.moves).toHaveLength(3);
  expect(isRefusal(submit(half, half.s.agenda.at(-1)!.seat, { type: 'fly' }) as object)).toBe(true);
});

test('a record of another game, version, edition or with an illegal move is refused', () => {
  const record = recordOf(finished());
  const replayed = (change: Partial<MatchRecord>, content: unknown = lotsEdition): unknown =>
    replay(lots, content, { ...record, ...change });
  expect(replayed({ game: 'chess' })).toEqual({ code: 'other-game', facts: { game: 'chess' } });
  expect(replayed({ version: 2 })).toEqual({ code: 'other-version', facts: { version: 2 } });
  expect(replayed({}, { lots: [1, 2] })).toMatchObject({ code: 'other-edition' });
  expect(replayed({ players: 9 })).toMatchObject({ code: 'wrong-players' });
  const moves = [...record.moves];
  moves[1] = [1, { type: 'bid', coins: 99 } as never];
  expect(replayed({ moves })).toEqual({
    code: 'illegal-record',
    facts: { move: 2, reason: 'too-few-coins' },
  });
  const again = replay(lots, lotsEdition, record) as Match<Lots>;
  const other = { scores: [0, 0], places: [1, 1] };
  expect(verifyResult(again, { ...record, result: other })).toEqual({ code: 'other-result' });
  const cut = replay(lots, lotsEdition, record, 2) as Match<Lots>;
  expect(verifyResult(cut, record)).toEqual({ code: 'unfinished-record' });
});

test('a match with an edition of its own is recorded with it, played again and recorded again', () => {
  const own = openMatch(lots, { players: 2, edition, own: true }, 'seed') as Match<Lots>;
  submit(own, 0, { type: 'bid', coins: 5 });
  const record = recordOf(own);
  expect(record.own).toEqual(edition);
  const again = replay(lots, { lots: [1, 2] }, record) as Match<Lots>;
  expect(recordOf(again)).toEqual(record);
  expect(recordOf(open()).own).toBeUndefined();
});

test('a broken record file is refused with the line', () => {
  const text = formatRecord(recordOf(finished()));
  const lines = text.split('\n');
  const broken = (line: number, words: string): unknown =>
    parseRecord(lines.with(line, words).join('\n'));
  expect(parseRecord('')).toMatchObject({ code: 'bad-record', facts: { line: 1 } });
  expect(broken(0, '{}')).toMatchObject({ code: 'bad-record', facts: { line: 1 } });
  expect(broken(2, '{oops')).toEqual({
    code: 'bad-record',
    facts: { line: 3, reason: 'it is not JSON' },
  });
  expect(broken(2, '[0]')).toMatchObject({ facts: { line: 3, reason: 'it is not [seat, move]' } });
  for (const field of ['game', 'version', 'edition', 'players', 'options', 'seed']) {
    const header = JSON.parse(lines[0]!) as Record<string, unknown>;
    delete header[field];
    expect(broken(0, JSON.stringify(header))).toMatchObject({
      facts: { reason: `${field} is missing` },
    });
  }
});

test('a debrief of a record that cannot be played is refused, with the reason', () => {
  const record = recordOf(finished());
  expect(debriefOf(lots, lotsEdition, record)).toHaveLength(1);
  expect(debriefOf(lots, lotsEdition, { ...record, players: 9 })).toMatchObject({
    code: 'wrong-players',
  });
  const moves = [[0, { type: 'bid', coins: 99 }]] as never;
  expect(debriefOf(lots, lotsEdition, { ...record, moves })).toMatchObject({
    code: 'too-few-coins',
  });
});
