/** Why something cannot be used now, with the rule, and the next legal way there. */
import { isOver } from '@boardroom/kernel';
import type { Looked, Refusal } from '@boardroom/kernel';
import { refuse } from '../src/refuse.ts';
import type { ElPlanMove, Kind } from '../src/types.ts';
import { movesOf, questionOf } from './case.ts';
import type { Case } from './case.ts';
import { isChoosing } from './figures.ts';
import { rules } from './rules.ts';

export interface Obstacle {
  readonly text: string;
  readonly rule?: string;
}
/** What a look says of how a thing can be used. */
export type Use = Pick<Looked, 'obstacles' | 'ways'>;

export function because({ r }: Case, refusal: Refusal): Obstacle {
  const rule = rules[refusal.code];
  return { text: r.words.refusal(refusal), ...(rule ? { rule } : {}) };
}

export interface Wanted {
  /** The district in which it is used; 0 for the Decisions phase, 8 for the Summary phase. */
  readonly district: number;
  /** The question it answers. */
  readonly kind: Kind;
  /** Whether a legal move uses it. */
  readonly is: (move: ElPlanMove) => boolean;
  /** The move the engine is asked about, for its reason. */
  readonly move: ElPlanMove;
  /** Reasons that hold whatever the moment: a price, a missing token. */
  readonly lasting?: readonly Obstacle[];
  /** Ways there the thing itself knows, before that of waiting. */
  readonly ways?: readonly string[];
}

/** The reasons and ways for a thing the reader would use; nothing if it can be used, or by nobody. */
export function useOf(c: Case, wanted: Wanted): Use {
  const { r, seat } = c;
  if (r.viewer !== seat || movesOf(c).some(wanted.is)) return {};
  const moment = momentOf(c, wanted);
  const lasting = wanted.lasting ?? [];
  const obstacles = [...lasting];
  if (moment) obstacles.push(moment.obstacle);
  else if (obstacles.length === 0) {
    const refusal = refuse(r.t, r.view, seat, wanted.move);
    if (refusal) obstacles.push(because(c, refusal));
  }
  if (obstacles.length === 0) return {};
  if (isOver(r.view)) return { obstacles, ways: [] };
  const soon = nextMonth(c, wanted);
  const ways =
    moment?.way === undefined ? [...(wanted.ways ?? [])] : [...(wanted.ways ?? []), moment.way];
  return { obstacles, ways: ways.length > 0 || !soon ? ways : [soon] };
}

/** The time is not right: a reason, and when it will be; null if the seat is asked just this. */
function momentOf(
  c: Case,
  { district, kind }: Wanted,
): { obstacle: Obstacle; way?: string } | null {
  const { r, s, say } = c;
  if (isOver(r.view)) return { obstacle: { text: say('not.ended'), rule: 'R123' } };
  if (questionOf(c)?.kind === kind) return null;
  if (isChoosing(r))
    return { obstacle: { text: say('summary.draft'), rule: 'R10' }, way: say('way.choose') };
  const name = say(`district-name.${district}`);
  const facts = { where: say('not.district', { n: district, name }), period: s.period };
  if (s.district < district)
    return {
      obstacle: { text: say('not.yet', facts), rule: 'R31' },
      way: say('way.wait', facts),
    };
  const way = nextMonth(c, { district });
  const obstacle = {
    text: say(s.district === district ? 'not.turn' : 'not.over', facts),
    rule: s.district === district ? 'R18' : 'R31',
  };
  return way ? { obstacle, way } : { obstacle };
}

function nextMonth(
  { r, s, say }: Case,
  { district }: Pick<Wanted, 'district'>,
): string | undefined {
  if (s.period >= r.t.options.periods) return undefined;
  const name = say(`district-name.${district}`);
  return say('way.month', {
    period: s.period + 1,
    where: say('not.district', { n: district, name }),
  });
}
