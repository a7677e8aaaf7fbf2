import type { QuietHours } from '@boardroom/protocol';

/** Whether it is a time at which somebody wants to be left alone. */
export function isQuiet(quiet: QuietHours | null, at: number): boolean {
  if (quiet === null) return false;
  const { from, to, zone } = quiet;
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return from <= to ? from <= time && time < to : from <= time || time < to;
}
