/** The sentence of the class in the bar of the trainer's page. */
import type { TrainerView } from '@boardroom/client';
import { language, say } from '../../words/index.ts';
import { lasting } from './alerts.ts';
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

const listOf = (numbers: readonly number[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(numbers.map(String));

/** Before play is closed. `early`: how the game ranks an early end. */
export const closingSentence = (early: string): Sentence => ({
  title: say('room.close.play'),
  help: `${say('room.close.sure')} ${early}`,
});

/** What the bright button says that moves the class to its next stage. */
export function nextStep(view: TrainerView, next: string, name: Naming): Sentence {
  const isPractice =
    view.plan.find(({ id }) => id === view.stage)?.kind === 'practice' && view.tables.length > 0;
  const stage = name.stage(next);
  return isPractice
    ? { title: say('room.practice.clear'), help: say('room.practice.clear.help', { stage }) }
    : { title: say('room.next', { stage }), help: say('room.next.help') };
}

export function sentenceOf(view: TrainerView, stand: Stand, name: Naming, now: number): Sentence {
  const next = stand.next === null ? '' : name.stage(stand.next);
  const { people } = view;
  switch (stand.state) {
    case 'empty':
      return { title: say('room.nobody'), help: say('room.nobody.help') };
    case 'gathered':
      return {
        title: people === 1 ? say('room.in.one') : say('room.in', { people }),
        help: say(stand.tables === 1 ? 'room.in.help.one' : 'room.in.help', {
          tables: stand.tables,
          stage: next,
        }),
      };
    case 'gate':
      return atGate(view, stand, name);
    case 'playing':
      return playing(view, stand);
    case 'paused': {
      const since = view.pace?.stopped;
      const time = since ? lasting(now - since) : '';
      return {
        title: time ? say('room.paused.since', { time }) : say('room.paused'),
        help: say('room.paused.help'),
      };
    }
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

function playing({ tables }: TrainerView, stand: Stand): Sentence {
  const title =
    stand.ended > 0
      ? say('room.endedsome', { ended: stand.ended, tables: stand.tables })
      : say('room.playing', { playing: stand.tables - stand.ended, tables: stand.tables });
  return { title, help: behind(tables) ?? say('room.luck') };
}

/** The table that is far behind the others, if one is. */
function behind(tables: TrainerView['tables']): string | null {
  const on = tables.filter(({ ended, round }) => !ended && round !== undefined);
  if (on.length < 2) return null;
  const last = on.reduce((least, tile) => (tile.round! < least.round! ? tile : least));
  const others = on.filter((tile) => tile !== last).map(({ round }) => round!);
  const gap = Math.min(...others) - last.round!;
  return gap >= 2 ? say('room.behind', { table: last.number, gap }) : null;
}

/** How many of what is asked at gates has come in; empty: nothing is asked. */
function forecastsIn({ prompts }: TrainerView): string {
  const open = prompts.filter((prompt) => prompt.open && prompt.gate !== undefined);
  if (open.length === 0) return '';
  const sum = (each: 'answers' | 'of'): number =>
    open.reduce((total, prompt) => total + prompt[each], 0);
  return say('room.gate.answers', { given: sum('answers'), of: sum('of') });
}

function atGate(view: TrainerView, { waiting }: Stand, name: Naming): Sentence {
  const { tables } = view;
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
  const still =
    away.length === 0
      ? ''
      : say(away.length === 1 ? 'room.gate.still.one' : 'room.gate.still', {
          tables: listOf(away),
        });
  const help = [still, forecastsIn(view)].filter((part) => part !== '').join(' ');
  return { title, help: help || say('room.luck') };
}
