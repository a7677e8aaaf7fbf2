/** The line under the question: the number or reason a player would work out first. */
import { mayKeep } from '../src/decisions/cutback.ts';
import { pointsOf } from '../src/scoring.ts';
import { held } from '../src/stock.ts';
import { IDEA, PRODUCTS, SPACES } from '../src/types.ts';
import type { ElPlanFrame } from '../src/types.ts';
import {
  eventText,
  forecast,
  inner,
  lacking,
  missing,
  processes,
  stateOf,
  toll,
  trioLacks,
} from './figures.ts';
import type { Table } from './figures.ts';

export function aid(scene: Table, frame: ElPlanFrame): string {
  const { seat } = frame;
  const { t, words } = scene;
  const { kind } = inner(scene, frame);
  const s = stateOf(scene, seat);
  const say = (key: string, facts: object = {}): string => words.say(`ui.aid.${key}`, facts) ?? key;
  const free =
    [0, 1, 2]
      .flatMap((token) => {
        const count = held(s, seat, token);
        return count > 0 ? [say(`tokens.${token}`, { count })] : [];
      })
      .join(', ') || say('nothing');
  const [p, l, m, wild] = processes(scene, s, seat);
  const line = say('processes', { p, l, m, wild });
  /** On a phone the plan is on another page. */
  const mine = scene.narrow ? ` ${say('mine')}` : '';
  const list = (products: readonly number[]): string =>
    products.map((p) => words.word('product', PRODUCTS[p]!)).join(', ');
  const lack = missing(s, seat);
  const wants = lack.length === 0 ? say('ready') : say('lacks', { what: list(lack) });
  switch (kind) {
    case 'choosePlan':
      return say('plan');
    case 'place': {
      if (t.options.noEvents) return say('free', { free });
      const { left, bad } = forecast(scene);
      return `${say('free', { free })} ${say('events', { bad, left })}`;
    }
    case 'freeUp':
      return say('freeUp', { line }) + mine;
    case 'assign': {
      const { table } = t.facts.plans[s.business[seat]!]!;
      const can = table
        .filter((run) => lacking(scene, s, seat, run) === 0)
        .map(({ product }) => product);
      const near = table.find((run) => lacking(scene, s, seat, run) === 1);
      const next = near ? ` ${say('near', { product: PRODUCTS[near.product]! })}` : '';
      const makes = can.length > 0 ? ` ${say('can', { what: list([...new Set(can)]) })}` : '';
      const ideas = held(s, seat, IDEA);
      return `${say('assign', { free })}${makes}${next}${ideas > 0 ? ` ${say('ideas', { count: ideas })}` : ''}${mine}`;
    }
    case 'acquire': {
      const lacks = trioLacks(scene, s, seat);
      const trio =
        lacks.length === 1
          ? ` ${say('trio', { deck: words.word('deck', ['expert', 'technology', 'infrastructure'][lacks[0]!]!) })}`
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
      const token = toll(scene, s, seat);
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
      return event
        ? `${eventText(scene, event.id)} ${say('free', { free })}`
        : say('free', { free });
    }
    default:
      return say('free', { free });
  }
}
