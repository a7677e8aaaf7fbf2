import { expect, test } from 'vitest';
import { steadyClock } from './steady-clock.ts';

test('a clock that is set back goes on from where it was; one that is set forward is believed', () => {
  let wall = 5_000_000;
  let ticks = 100;
  const now = steadyClock(
    () => wall,
    () => ticks,
  );
  expect(now()).toBe(5_000_000);
  wall -= 3_600_000;
  ticks += 250;
  expect(now()).toBe(5_000_250);
  wall += 1000;
  ticks += 1000;
  expect(now()).toBe(5_001_250);
  wall += 3_700_000;
  expect(now()).toBe(wall);
});
