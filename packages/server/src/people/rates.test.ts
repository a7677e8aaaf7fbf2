import { expect, test } from 'vitest';
import { steadyClock } from '../steady-clock.ts';
import { addressOf, makeRate } from './rates.ts';

test('so many a minute, and told how long to wait; asking how long costs nothing', () => {
  let time = 0;
  const rates = makeRate(2, () => time);
  expect([rates.take('a'), rates.take('a'), rates.wait('b')]).toEqual([0, 0, 0]);
  time = 20_000;
  expect([rates.wait('a'), rates.take('a'), rates.take('b')]).toEqual([40, 40, 0]);
  time = 60_000;
  expect([rates.wait('a'), rates.take('a')]).toEqual([0, 0]);
});

test('a clock that is set back an hour locks nobody out for an hour', () => {
  let wall = 10_000_000;
  let ticks = 0;
  const now = steadyClock(
    () => wall,
    () => ticks,
  );
  const rates = makeRate(1, now);
  rates.take('a');
  wall -= 3_600_000;
  expect(rates.take('a')).toBe(60);
  ticks += 60_000;
  expect(rates.take('a')).toBe(0);
});

test('addresses of one IPv6 network are one', () => {
  expect(addressOf('192.0.2.7')).toBe('192.0.2.7');
  expect(addressOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe(addressOf('2001:db8:1:2::9'));
  expect(addressOf('2001:db8::1')).toBe(addressOf('2001:db8:0:0:7::2'));
  expect(addressOf('2001:db8:1:2::9')).not.toBe(addressOf('2001:db8:1:3::9'));
  expect(addressOf('::1')).not.toBe(addressOf('2001:db8::1'));
  expect(addressOf('1:2::4:5:6:7:8')).toBe('1:2:0:4');
  expect(addressOf('1:2:3::6:7:8')).toBe('1:2:3:0');
});
