/** The sentence of the class in the bar of the trainer's page. */
import type { TrainerView } from '@boardroom/client';
import { say } from '../words/index.ts';
import type { Stand } from './stand.ts';

export interface Sentence {
  readonly title: string;
  readonly help: string;
}

export interface Naming {
  /** Of a stage, by its id. */
  stage(id: string): string;
  /** Of a round, in the words of the game: "day 4". */
  round(round: number): string;
  date(at: number): string;
}

export const nameOfStage = ({ plan }: Pick<TrainerView, 'plan'>, id: string): string => {
  const stage = plan.find((each) => each.id === id);
  return stage ? (stage.title ?? say(`stage.${stage.kind}`)) : '';
};

export function sentenceOf(view: TrainerView, stand: Stand, name: Naming): Sentence {
  const next = stand.next === null ? '' : name.stage(stand.next);
  const { people } = view;
  switch (stand.state) {
    case 'empty':
      return { title: say('room.nobody'), help: say('room.nobody.help') };
    case 'gathered':
      return {
        title: people === 1 ? say('room.in.one') : say('room.in', { people }),
        help: say('room.in.help', { tables: stand.tables, stage: next }),
      };
    case 'gate':
      return atGate(view, stand, name);
    case 'playing':
      return {
        title:
          stand.ended > 0
            ? say('room.endedsome', { ended: stand.ended, tables: stand.tables })
            : say('room.playing', { playing: stand.tables - stand.ended, tables: stand.tables }),
        help: say('room.luck'),
      };
    case 'paused':
      return { title: say('room.paused'), help: say('room.paused.help') };
    case 'ended':
      return { title: say('room.ended'), help: say('room.ended.help') };
    case 'closed':
      return { title: say('room.closed'), help: say('room.closed.help') };
    case 'over':
      return {
        title: say('room.last'),
        help: say('room.last.help', { date: name.date(view.deletes) }),
      };
    default:
      return {
        title: name.stage(view.stage),
        help: next === '' ? '' : say('room.stage.help', { stage: next }),
      };
  }
}

function atGate({ tables }: TrainerView, { waiting }: Stand, name: Naming): Sentence {
  const rounds = tables.flatMap(({ gate, round }) => (gate && round ? [round - 1] : []));
  const round = name.round(Math.min(...rounds));
  const away = tables.filter(({ gate, ended }) => !gate && !ended).map(({ number }) => number);
  const count = waiting.length;
  const title =
    away.length === 0
      ? say('room.gate.all', { round })
      : count === 1
        ? say('room.gate.one', { tables: waiting[0]!, round })
        : say('room.gate.some', { count, round });
  const help =
    away.length === 0 ? say('room.luck') : say('room.gate.still', { tables: away.join(', ') });
  return { title, help };
}
