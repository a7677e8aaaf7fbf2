import type { AnyUi, Scene } from '@boardroom/ui-kit';
import { expect, test } from 'vitest';
import { entriesOf } from './log-entries.ts';
import { lineOf, withGain } from './log.ts';
import type { LogDesk, LogLine } from './log.ts';

const line = (key: number, more: Partial<LogLine> = {}): LogLine => ({
  key,
  move: key,
  heading: undefined,
  text: `line ${key}`,
  seat: null,
  telling: {},
  ...more,
});
const headed = (key: number, heading: string): LogLine => line(key, { heading });
const all = (): boolean => true;
const keys = (lines: readonly LogLine[], most = 9, seen = -1): string[] =>
  entriesOf(lines, most, all, seen).map(({ key }) => key);

test('the newest lines come first, each group under its heading', () => {
  const lines = [line(0), headed(1, 'Day 1'), line(2), line(3), headed(4, 'Day 2'), line(5)];
  expect(keys(lines)).toEqual(['h4', 'l5', 'h1', 'l3', 'l2', 'l0']);
});

test('a heading over nothing is left out', () => {
  expect(
    keys([line(0), headed(1, 'Day 1'), headed(2, 'Day 2'), line(3), headed(4, 'Day 3')]),
  ).toEqual(['h2', 'l3', 'l0']);
});

test('what is new stands above the line of the last turn', () => {
  const lines = [line(0), line(1), headed(2, 'Day 2'), line(3), line(4)];
  expect(keys(lines, 9, 3)).toEqual(['h2', 'l4', 'since', 'l3', 'l1', 'l0']);
  expect(keys([headed(0, 'Day 1'), line(1), headed(2, 'Day 2'), line(3)], 9, 1)).toEqual([
    'h2',
    'l3',
    'since',
    'h0',
    'l1',
  ]);
  expect(keys(lines, 9, 4)).not.toContain('since');
});

test('of a long log only the end is read', () => {
  const lines = Array.from({ length: 2000 }, (_, key) => line(key));
  const read: number[] = [];
  const wanted = ({ key }: LogLine): boolean => {
    read.push(key);
    return key % 2 === 0;
  };
  expect(entriesOf(lines, 3, wanted, -1).map(({ key }) => key)).toEqual([
    'l1998',
    'l1996',
    'l1994',
  ]);
  expect(read.length).toBeLessThan(8);
});

test('why a move was made is told with its first line that is not too small for the log', () => {
  const hushed = line(1, { move: 5, telling: { hush: true } });
  const lines = [line(0), hushed, line(2, { move: 5 }), line(3, { move: 5 })];
  const wanted = ({ telling }: LogLine): boolean => !telling.hush;
  const deeds = entriesOf(lines, 9, wanted, -1).map((entry) => 'deed' in entry && entry.deed);
  expect(deeds).toEqual([false, true, true]);
});

test('an auction is one line that grows', () => {
  const step = (key: number, seat: number, more: object): LogLine =>
    line(key, { seat, telling: { auction: { id: 'x', title: 'Census', ...more } } });
  const lines = [
    step(0, 0, { bid: 100, note: 'printed 280' }),
    step(1, 1, { bid: 120 }),
    line(2),
    step(3, 0, { out: true, pays: '−2' }),
    step(4, 1, { won: 1, foot: 'burnt 2' }),
  ];
  const [auction, other, ...rest] = entriesOf(lines, 9, all, -1);
  expect([other?.key, rest]).toEqual(['l2', []]);
  expect(auction?.kind === 'auction' && auction.auction).toMatchObject({
    title: 'Census',
    note: 'printed 280',
    bids: [
      { seat: 0, value: 100 },
      { seat: 1, value: 120 },
    ],
    out: [{ seat: 0, pays: '−2' }],
    won: 1,
    foot: 'burnt 2',
  });
});

test('an amount gets its sign where the sentence names it, or stands at the end', () => {
  expect(withGain('Priya pays Tomás 4,200 on Relaunch.', '−4,200')).toEqual({
    text: 'Priya pays Tomás −4,200 on Relaunch.',
    gain: '',
  });
  expect(withGain('Aiko receives $300 and 3 prestige.', '+300')).toMatchObject({
    text: 'Aiko receives +$300 and 3 prestige.',
  });
  expect(withGain('Aiko turns 1 good and 1 service into an idea.', '+1')).toMatchObject({
    gain: '+1',
  });
  expect(withGain('Priya plays Do Work in Berlin.', '+8')).toEqual({
    text: 'Priya plays Do Work in Berlin',
    gain: '+8',
  });
  expect(withGain('Tomás deploys it: income +8, BVP +2.', '+2 BVP')).toEqual({
    text: 'Tomás deploys it: income +8, BVP +2.',
    gain: '',
  });
  expect(withGain('1 : 3. The project fails.', '+3')).toMatchObject({ gain: '+3' });
  expect(withGain('Player 1 takes 1 $.', '+1 $', ['Player 1'])).toEqual({
    text: 'Player 1 takes +1 $.',
    gain: '',
  });
});

test('a line is put into words when it is read, once, from the view before its move', () => {
  const seen: unknown[] = [];
  const ui = {
    tell(_: unknown, event: { seat: number }, before: unknown) {
      seen.push(before);
      return { heading: `seat ${event.seat}` };
    },
  } as unknown as AnyUi;
  const scene = {
    t: { seats: 2 },
    words: { event: () => 'Tomás says something.' },
  } as unknown as Scene<any>;
  const desk: LogDesk = {
    toReader: (sentence) => sentence.replace('Tomás says', 'You say'),
    said: () => 'psst',
    why: () => 'It came to mind.',
  };
  const told = { event: { type: 'said', seat: 1, message: 0 }, move: 7, to: [1] } as never;
  const made = lineOf(ui, scene, told, 3, 'before', desk);
  expect(seen).toEqual([]);
  expect([made.heading, made.seat, made.text, made.secret, made.why]).toEqual([
    'seat 1',
    1,
    'You say something: “psst”',
    true,
    'It came to mind.',
  ]);
  expect(seen).toEqual(['before']);
});
