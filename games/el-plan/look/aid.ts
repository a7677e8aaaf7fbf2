/** The line under the question: the number or reason a player would work out first. */
import { mayKeep } from '../src/decisions/cutback.ts';
import { pointsOf } from '../src/scoring.ts';
import { held } from '../src/stock.ts';
import { DECKS, IDEA, PRODUCTS, SPACES, STOCK } from '../src/types.ts';
import type { ElPlanFrame } from '../src/types.ts';
import { caseOf, tokensOf } from './case.ts';
import {
  eventText,
  forecast,
  inner,
  lacking,
  missing,
  processes,
  toll,
  trioLacks,
} from './figures.ts';
import type { Table } from './figures.ts';

/** `touch`: on a phone the plan is on another page, and the line says so. */
export function aid(r: Table, frame: ElPlanFrame, touch = false): string {
  const { seat } = frame;
  const c = caseOf(r, seat);
  const { s } = c;
  const { t, words } = r;
  const { kind } = inner(r, frame);
  const say = (key: string, facts: object = {}): string => c.say(`aid.${key}`, facts);
  const free = tokensOf(c, s.stock.slice(seat * STOCK, seat * STOCK + 3));
  const [p, l, m, wild] = processes(r, s, seat);
  const line = say('processes', { p, l, m, wild });
  const mine = touch ? ` ${say('mine')}` : '';
  const list = (products: readonly number[]): string =>
    products.map((p) => words.word('product', PRODUCTS[p]!)).join(', ');
  const lack = missing(s, seat);
  const wants = lack.length === 0 ? say('ready') : say('lacks', { what: list(lack) });
  switch (kind) {
    case 'choosePlan':
      return say('plan');
    case 'place': {
      if (t.options.noEvents) return say('free', { free });
      const { left, bad } = forecast(r);
      return `${say('free', { free })} ${say('events', { bad, left })}`;
    }
    case 'freeUp':
      return say('freeUp', { line }) + mine;
    case 'assign': {
      const { table } = t.facts.plans[s.business[seat]!]!;
      const can = table
        .filter((run) => lacking(r, s, seat, run) === 0)
        .map(({ product }) => product);
      const near = table.find((run) => lacking(r, s, seat, run) === 1);
      const next = near ? ` ${say('near', { product: PRODUCTS[near.product]! })}` : '';
      const makes =
        can.length > 0
          ? ` ${say('can', { what: list([...new Set(can)]), count: new Set(can).size })}`
          : '';
      const ideas = held(s, seat, IDEA);
      return `${say('assign', { free })}${makes}${next}${ideas > 0 ? ` ${say('ideas', { count: ideas })}` : ''}${mine}`;
    }
    case 'acquire': {
      const lacks = trioLacks(r, s, seat);
      const trio =
        lacks.length === 1
          ? ` ${say('trio', { deck: words.word('deck', DECKS[lacks[0]!]!) })}`
          : '';
      return `${say('free', { free })}${trio}`;
    }
    case 'produce':
      return `${say('produce', { line, used: s.used[seat * 3]! + s.used[seat * 3 + 1]! + s.used[seat * 3 + 2]! })} ${wants}`;
    case 'buy':
      return `${say('free', { free })} ${wants}`;
    case 'sell':
      return `${wants} ${say('keep', { count: mayKeep(t, s, seat) })}`;
    case 'innovate':
      return say('points', { points: pointsOf(t, s, seat) });
    case 'cutback':
      return say('keep', { count: mayKeep(t, s, seat) });
    case 'payToll': {
      const token = toll(r, s, seat);
      return say('toll', {
        cost: `1 ${'W$E'[token] ?? ''}`,
        id: SPACES[s.spot[seat]!] ?? '',
        free,
      });
    }
    case 'ignoreEvent':
    case 'brokerInsure':
    case 'auditPay': {
      const event = t.content.events[s.event];
      return event ? `${eventText(r, event.id)} ${say('free', { free })}` : say('free', { free });
    }
    default:
      return say('free', { free });
  }
}
