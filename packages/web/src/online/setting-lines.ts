/** How a table is set, in a few words each. */
import type { Room } from '@boardroom/client';
import { say } from '../words/index.ts';
import { duration } from './time.ts';

export function settingLines({ clock, spectators, takebacks, chat, listed }: Room): string[] {
  const lines = [listed ? say('set.listed') : say('set.private')];
  if (clock.kind === 'none') lines.push(say('set.clock.none'));
  else if (clock.kind === 'decision')
    lines.push(say('set.clock.decision', { time: duration(clock.seconds) }));
  else
    lines.push(
      say('set.clock.bank', { time: duration(clock.seconds), more: duration(clock.increment) }),
    );
  lines.push(
    spectators.kind === 'delayed'
      ? say('set.watch.delayed', { time: duration(spectators.seconds) })
      : say(`set.watch.${spectators.kind}`),
  );
  lines.push(say(`set.takebacks.${takebacks}`));
  if (!chat) lines.push(say('set.silent'));
  return lines;
}
