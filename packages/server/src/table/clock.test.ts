import { expect, test } from 'vitest';
import { bid, scene } from '../testing/scene.ts';
import { botsAsked, endByTime, firstDeadline, leftAt, nextTick, wakeOf } from './clock.ts';
import type { Live } from './state.ts';

const DECISION = { kind: 'decision', seconds: 30 } as const;
const BANK = { kind: 'bank', seconds: 60, increment: 5 } as const;

/** Lots with an end by time: the host's one aside. */
function endsByTime(): Live['game'] {
  const { game } = scene().live;
  const legal = (t: { seats: number }, _s: unknown, seat: number, out: object[]) => {
    if (seat === t.seats) out.push({ type: 'endNow' });
  };
  return { ...game, asides: { ...game.asides!, legal } };
}

const leftOf = ({ live }: ReturnType<typeof scene>, at: number): number[] =>
  live.clock.left.map((_, seat) => leftAt(live.clock, seat, at));

test('without a clock nobody’s time runs, and nobody need look', () => {
  const at = scene();
  at.begin(5000);
  expect(at.live.clock).toEqual({ left: [0, 0], since: [0, 0] });
  expect(firstDeadline(at.live)).toBeNull();
  expect(nextTick(at.live)).toBeNull();
  expect(wakeOf(at.live, 5000)).toBeNull();
});

test('before the game begins no time runs', () => {
  const { live } = scene({ clock: DECISION });
  expect(live.clock).toEqual({ left: [0, 0], since: [0, 0] });
  expect(firstDeadline(live)).toBeNull();
});

test('a decision: everybody who is asked has its time, anew for each question', () => {
  const at = scene({ clock: DECISION });
  at.begin(5000);
  expect(at.live.clock).toEqual({ left: [30_000, 30_000], since: [5000, 5000] });
  expect(leftOf(at, 12_000)).toEqual([23_000, 23_000]);
  at.does({ do: 'moved', seat: 0, move: bid(3) as never }, 15_000);
  // Who has answered stops; the other's time goes on.
  expect(at.live.clock).toEqual({ left: [20_000, 30_000], since: [0, 5000] });
  expect(firstDeadline(at.live)).toEqual({ seat: 1, at: 35_000 });
  at.does({ do: 'moved', seat: 1, move: bid(1) as never }, 16_000);
  // Ada has won and is asked what to scrap: a new question, its whole time.
  expect(at.live.clock).toEqual({ left: [30_000, 19_000], since: [16_000, 0] });
});

test('a bank: what is left stays, and who answers gets the increment', () => {
  const at = scene({ clock: BANK });
  at.begin(1000);
  at.does({ do: 'moved', seat: 0, move: bid(3) as never }, 11_000);
  expect(at.live.clock).toEqual({ left: [55_000, 60_000], since: [0, 1000] });
  at.does({ do: 'moved', seat: 1, move: bid(1) as never }, 21_000);
  expect(at.live.clock).toEqual({ left: [55_000, 45_000], since: [21_000, 0] });
  // An aside is no answer, and gives nothing.
  at.does({ do: 'moved', seat: 0, move: { type: 'give', to: 1, coins: 1 } as never }, 31_000);
  expect(leftOf(at, 31_000)).toEqual([45_000, 45_000]);
});

test('time does not run out below nothing, nor back', () => {
  const at = scene({ clock: DECISION });
  at.begin(5000);
  expect(leftOf(at, 100_000)).toEqual([0, 0]);
  expect(leftOf(at, 4000)).toEqual([30_000, 30_000]);
});

test('the first deadline is the earliest, whoever sits first', () => {
  const at = scene({ clock: BANK });
  at.begin(1000);
  Object.assign(at.live.clock.left, [60_000, 20_000]);
  expect(firstDeadline(at.live)).toEqual({ seat: 1, at: 21_000 });
  Object.assign(at.live.clock.left, [20_000, 20_000]);
  expect(firstDeadline(at.live)).toEqual({ seat: 0, at: 21_000 });
});

test('a pause stops all time; it goes on from there', () => {
  const at = scene({ clock: DECISION });
  at.begin(5000);
  at.does({ do: 'paused' }, 15_000);
  expect(at.live.clock).toEqual({ left: [20_000, 20_000], since: [0, 0] });
  expect(firstDeadline(at.live)).toBeNull();
  expect(wakeOf(at.live, 15_000)).toBeNull();
  at.does({ do: 'resumed' }, 60_000);
  expect(at.live.clock).toEqual({ left: [20_000, 20_000], since: [60_000, 60_000] });
});

test('a bot has no clock; somebody looks after it if it says nothing', () => {
  const at = scene({ clock: DECISION, seats: ['open', { bot: 'normal' }] });
  at.begin(5000);
  expect(at.live.clock.since).toEqual([5000, 0]);
  expect(botsAsked(at.live)).toEqual([1]);
  expect(wakeOf(at.live, 5000)).toBe(10_000);
  // The clocks alone do not wait for bots.
  expect(nextTick(at.live)).toBe(35_000);
  // A bot that stands in for a person stops that person's time.
  at.does({ do: 'bot', seat: 0, bot: 'easy' }, 8000);
  expect(at.live.clock).toEqual({ left: [27_000, 30_000], since: [0, 0] });
  expect(botsAsked(at.live)).toEqual([0, 1]);
  at.does({ do: 'paused' }, 9000);
  expect(botsAsked(at.live)).toEqual([]);
});

test('bots that are not asked, or at a table that has not begun, wait for nobody', () => {
  const at = scene({ seats: ['open', { bot: 'normal' }] });
  expect(botsAsked(at.live)).toEqual([]);
  at.begin();
  at.moves(1, bid(0), { by: 'bot' });
  expect(botsAsked(at.live)).toEqual([]);
  expect(wakeOf(at.live, 5000)).toBeNull();
});

test('a table that must end by time ends so many minutes after it began, if the rules know how', () => {
  const at = scene({ minutes: 20 }, { game: endsByTime() });
  expect(endByTime(at.live)).toBeNull();
  at.begin(5000);
  expect(endByTime(at.live)).toBe(5000 + 20 * 60_000);
  expect(nextTick(at.live)).toBe(5000 + 20 * 60_000);
  expect(wakeOf(at.live, 6000)).toBe(5000 + 20 * 60_000);
  at.does({ do: 'paused' });
  expect(endByTime(at.live)).toBeNull();
  const rulesWithout = scene({ minutes: 20 });
  rulesWithout.begin();
  expect(endByTime(rulesWithout.live)).toBeNull();
});

test('of several times the earliest counts', () => {
  const at = scene({ clock: DECISION, seats: ['open', { bot: 'normal' }] });
  at.begin(5000);
  at.live.clock.left[0] = 2000;
  expect(wakeOf(at.live, 5000)).toBe(7000);
  expect(nextTick(at.live)).toBe(7000);
});

test('time runs from the first moment there is, and for a question that is the last of all', () => {
  const at = scene({ clock: DECISION, seats: ['open', { bot: 'normal' }] });
  at.begin(1);
  expect(leftOf(at, 11)).toEqual([29_990, 30_000]);
  expect(firstDeadline(at.live)).toEqual({ seat: 0, at: 30_001 });
  const { s } = at.live.match!;
  s.agenda.splice(0, s.agenda.length, { kind: 'bid', seat: 0, together: true } as never);
  at.does({ do: 'paused' }, 21);
  expect(at.live.clock).toEqual({ left: [29_980, 30_000], since: [0, 0] });
  at.does({ do: 'resumed' }, 31);
  expect(at.live.clock.since).toEqual([31, 0]);
  at.does({ do: 'bot', seat: 0, bot: 'easy' }, 41);
  expect(botsAsked(at.live)).toEqual([0]);
});

test('whichever of the two comes first: a player’s time or the table’s', () => {
  const game = endsByTime();
  const at = scene({ clock: DECISION, minutes: 1 }, { game });
  at.begin(5000);
  expect(nextTick(at.live)).toBe(35_000);
  const long = scene({ clock: { ...DECISION, seconds: 90 }, minutes: 1 }, { game });
  long.begin(5000);
  expect(nextTick(long.live)).toBe(65_000);
});

test('minutes are no end before the game begins', () => {
  const { live } = scene({ minutes: 1 }, { game: endsByTime() });
  live.room.status = 'playing';
  expect(endByTime(live)).toBeNull();
});
