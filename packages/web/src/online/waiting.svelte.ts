/** The server asked us to come back later: how many seconds are left until we do. */
let left = $state(0);
let timer: ReturnType<typeof setInterval> | undefined;

export const waiting = {
  get seconds(): number {
    return left;
  },
};

export function waitFor(seconds: number): void {
  left = Math.max(left, seconds);
  timer ??= setInterval(() => {
    left--;
    if (left > 0) return;
    clearInterval(timer);
    timer = undefined;
  }, 1000);
}
