import { expect, test } from 'vitest';
import { bid, scene } from '../testing/scene.ts';
import type { Scene } from '../testing/scene.ts';
import type { Entry } from './entry.ts';
import { isFinished, recordFrom } from './record.ts';

const entry = (seq: number, act: object, more: object = {}): Entry =>
  ({ seq, at: 1, act, heard: [seq, seq, seq], ...more }) as Entry;
const moved = (seq: number, seat: number, move: object, more: object = {}): Entry =>
  entry(seq, { do: 'moved', seat, move, ...more });

const playing = (): Scene => {
  const at = scene();
  at.begin();
  return at;
};
const toTheEnd = (at: Scene): Entry[] => {
  const entries: Entry[] = [];
  while (at.live.room.status === 'playing') {
    const f = at.live.match!.s.agenda.at(-1)!;
    entries.push(at.moves(f.seat, f.kind === 'bid' ? bid(0) : { type: 'scrap', lots: [] }));
  }
  return entries;
};

test('moves in order, without what was taken back', () => {
  const { live } = playing();
  const record = recordFrom(live, [
    moved(4, 0, bid(1)),
    moved(5, 1, bid(2)),
    moved(6, 1, bid(3)),
    entry(7, { do: 'takeback-answered', seat: 0, agree: true }, { undone: 2 }),
    moved(8, 1, bid(4)),
  ]);
  expect(record.moves).toEqual([
    [0, bid(1)],
    [1, bid(4)],
  ]);
  expect(record).not.toHaveProperty('words');
  expect(record).not.toHaveProperty('own');
});

test('who played: people, bots, and seats that have no name', () => {
  const { live } = scene({ players: 3, seats: ['open', { bot: 'easy' }] }, { others: [] });
  const { names, players, seed } = recordFrom(live, []);
  expect(names).toEqual(['Ada', 'Bot 2 (easy)', 'Seat 3']);
  expect([players, seed]).toEqual([3, '']);
});

test('words are numbered in order, and empty for who did not hear them', () => {
  const { live } = playing();
  const entries = [
    moved(4, 0, { type: 'say', message: 700 }, { words: 'psst' }),
    moved(5, 1, { type: 'say', message: 300 }, { words: 'what?' }),
    moved(6, 1, { type: 'echo', message: 700 }),
    moved(7, 1, { type: 'echo', message: 999 }),
  ];
  const all = recordFrom(live, entries);
  expect(all.words).toEqual(['psst', 'what?']);
  expect(all.moves.map(([, move]) => (move as unknown as { message: number }).message)).toEqual([
    0, 1, 0, 999,
  ]);
  expect(recordFrom(live, entries, 0).words).toEqual(['psst', '']);
  expect(recordFrom(live, entries, 1).words).toEqual(['', 'what?']);
});

test('the result: as the log tells it, else as the rules count it, none before the end', () => {
  const at = playing();
  expect(recordFrom(at.live, [])).not.toHaveProperty('result');
  expect(isFinished(at.live)).toBe(false);
  const log = toTheEnd(at);
  expect(isFinished(at.live)).toBe(true);
  const told = log.at(-1)!.result!;
  expect(recordFrom(at.live, log).result).toEqual(told);
  expect(recordFrom(at.live, []).result).toEqual(told);
  const other = { ...told, scores: [7, 7] };
  const twice = [entry(4, { do: 'paused' }, { result: told }), entry(5, {}, { result: other })];
  expect(recordFrom(at.live, twice).result).toEqual(other);
});

test('what is finished without its rules is known from the log alone', () => {
  const { live } = scene();
  const frozen = { version: 1, why: 'other-rules', result: null } as const;
  expect(isFinished(live)).toBe(false);
  expect(isFinished({ ...live, frozen })).toBe(false);
  expect(isFinished({ ...live, frozen: { ...frozen, result: {} as never } })).toBe(true);
  live.room.status = 'over';
  expect(isFinished({ ...live, frozen })).toBe(true);
  expect(isFinished(live)).toBe(false);
});
