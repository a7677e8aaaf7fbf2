/** How much of its time a stage has left: of its deadline, or of the minutes the plan gave it. */
import type { TrainerView } from '@boardroom/client';
import { say } from '../../words/index.ts';
import { lasting } from './alerts.ts';

/** Null: it has no time, or play is closed and nobody waits for it. */
export function timeLeft(
  {
    plan,
    stage,
    since,
    pace,
    seeds,
  }: Pick<TrainerView, 'plan' | 'stage' | 'since' | 'pace' | 'seeds'>,
  now: number,
): { readonly text: string; readonly over: boolean } | null {
  if (stage in seeds) return null;
  const minutes = plan.find(({ id }) => id === stage)?.minutes;
  const end = pace?.due ?? (minutes ? since + minutes * 60_000 : null);
  if (end === null) return null;
  const over = now > end;
  const time = lasting(Math.abs(end - now));
  return { text: say(over ? 'stage.over' : 'stage.left', { time }), over };
}
