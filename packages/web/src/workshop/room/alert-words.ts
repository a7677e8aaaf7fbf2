/** Alerts in words and pictures. */
import type { TrainerView } from '@boardroom/client';
import type { Speaker } from '@boardroom/texts';
import { say } from '../../words/index.ts';
import type { Key } from '../../words/index.ts';
import { lasting } from './alerts.ts';
import type { Alert, AlertKind } from './alerts.ts';
import { ahead, alone, danger, hourglass, idle, plugs, robot, unclear } from './icons.ts';

export const ALERT_ICONS: Readonly<Record<AlertKind, string>> = {
  stuck: hourglass,
  offline: plugs,
  unclear,
  danger,
  alone,
  ahead,
  bot: robot,
  idle,
};

function nameIn({ members, teams }: TrainerView, alert: Alert): string {
  const { table, seat, member } = alert;
  const team = teams?.find((each) => each.table === table && each.seat === seat);
  const person = members.find((each) => each.member === member);
  return team?.name ?? person?.name ?? say('tile.bot');
}

export function titleOf(view: TrainerView, alert: Alert): string {
  const count = alert.seats?.length ?? 1;
  const key = alert.kind === 'stuck' && count > 1 ? 'alert.stuck.many' : `alert.${alert.kind}`;
  const time = lasting(alert.since ?? 0);
  return say(key as Key, { name: nameIn(view, alert), more: count - 1, time });
}

/** Why it is one, in a sentence. */
export function helpOf(view: TrainerView, alert: Alert, words: Speaker | undefined): string {
  const { kind, table, usual, scores, refusal } = alert;
  const tile = view.tables[table - 1];
  switch (kind) {
    case 'stuck':
      return usual === undefined || (alert.seats?.length ?? 1) > 1
        ? say('alert.stuck.help')
        : say('alert.stuck.usual', { name: nameIn(view, alert), time: lasting(usual) });
    case 'offline':
      return say(tile?.gate ? 'alert.offline.gate' : 'alert.offline.help');
    case 'ahead':
      return say('alert.ahead.help', { first: scores![0], second: scores![1] });
    case 'unclear': {
      const { code, facts = {}, count } = refusal!;
      const why = words?.say(`refusal.${code}`, facts) ?? code;
      return say('alert.unclear.help', { count, why });
    }
    default:
      return say(`alert.${kind}.help`);
  }
}
