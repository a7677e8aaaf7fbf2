/**
 * The time of day, but never earlier than before: limits and players' clocks must not suffer when
 * somebody sets the machine's clock back. It then goes on at its own pace until the day catches up.
 */
export function steadyClock(
  wall: () => number = Date.now,
  ticks: () => number = () => performance.now(),
): () => number {
  let last = wall();
  let seen = ticks();
  return () => {
    const tick = ticks();
    last = Math.max(wall(), last + Math.max(0, Math.floor(tick - seen)));
    seen = tick;
    return last;
  };
}
