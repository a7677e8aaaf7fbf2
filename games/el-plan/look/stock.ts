/** Tokens and ideas: free ones of a company, and what the box still holds. */
import type { Looked } from '@boardroom/kernel';
import { pointsOf } from '../src/scoring.ts';
import { held, placedTokens } from '../src/stock.ts';
import { IDEA } from '../src/types.ts';
import { figure, ruleLine } from './case.ts';
import type { Case } from './case.ts';

const TOKEN_RULES = ['R51', 'R85', 'R65', 'R58'] as const;

export function lookAtFree(c: Case, id: string): Looked | null {
  const { r, s, seat, say } = c;
  const thing = Number(id.slice('free:'.length));
  if (!(thing >= 0 && thing <= IDEA) || id !== `free:${thing}`) return null;
  const placed = placedTokens(r.t, s, seat)[thing]!;
  const wildcard = r.t.options.ideaWildcard;
  return {
    id,
    name: say(`look.free.${thing}`),
    kind: say(thing === IDEA ? 'look.ideas' : 'look.tokens'),
    owner: seat,
    figures: [figure(c, 'free', held(s, seat, thing)), figure(c, 'placed', placed)],
    line: say(`look.free.${thing}.line`),
    facts: [
      ...(thing === IDEA ? [say('aid.points', { points: pointsOf(r.t, s, seat) })] : []),
      ...(thing === IDEA ? [say(wildcard ? 'look.ideas.wild' : 'look.ideas.plain')] : []),
      ...(placed > 0 ? [say('look.placed', { count: placed })] : []),
    ],
    rule: ruleLine(c, TOKEN_RULES[thing]!),
  };
}

export function lookAtBox(c: Case, id: string): Looked | null {
  const { r, say } = c;
  const thing = Number(id.slice('box:'.length));
  const count = r.view.box[thing];
  if (count === undefined || id !== `box:${thing}`) return null;
  return {
    id,
    name: say('look.box.name', { what: say(`look.thing.${thing}`) }),
    kind: say('look.box'),
    figures: [figure(c, 'left', count)],
    line: say('look.box.line', { count }),
    rule: ruleLine(c, 'R20'),
  };
}
