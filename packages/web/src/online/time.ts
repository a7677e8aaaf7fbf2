/** Times as clocks show them. */
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

const two = (value: number): string => String(value).padStart(2, '0');

/** What is left: 0:07, 12:30, 1:05:00, 2 d 4 h. */
export function timeLeft(ms: number): string {
  if (ms >= 2 * DAY) {
    const hours = Math.floor((ms % DAY) / HOUR);
    return `${Math.floor(ms / DAY)} d${hours > 0 ? ` ${hours} h` : ''}`;
  }
  // Zero is shown only when it is reached.
  const seconds = Math.ceil(Math.max(0, ms) / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** A setting in words: 45 s, 2 min, 1 h, 3 d. */
export function duration(seconds: number): string {
  const ms = seconds * SECOND;
  for (const [unit, name] of [
    [DAY, 'd'],
    [HOUR, 'h'],
    [MINUTE, 'min'],
  ] as const)
    if (ms >= unit && ms % unit === 0) return `${ms / unit} ${name}`;
  return `${seconds} s`;
}
