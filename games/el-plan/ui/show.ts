/** How legal moves are offered: words, consequences in numbers, and where in the town they are. */
import type { Template } from '@boardroom/kernel';
import type { Shown } from '@boardroom/ui-kit/contract';
import { held } from '../src/stock.ts';
import { DISTRICT_OF, MONEY, PRODUCTS, SPACES, WORKER } from '../src/types.ts';
import type { ElPlanFrame, ElPlanMove, MoveOf } from '../src/types.ts';
import { benefitOf, ownSeat, processes, stateOf, tokens, toll } from './figures.ts';
import type { Table } from './figures.ts';
import { pay } from './show-case.ts';
import type { Case } from './show-case.ts';
import { showAcquire, showFilling, showFreeing, showReturn, showRun } from './show-company.ts';
import { showBuy, showIdea, showKeep, showSale } from './show-market.ts';

export { aid } from './aid.ts';
export { wish } from './wish.ts';

/** Ends and passes: the tram drives on. */
const ENDS: Readonly<Record<string, string>> = {
  skipPeek: 'N',
  acceptEvent: 'N',
  declineBroker: 'N',
  endFreeUp: 'E',
  declineToll: 'N',
  endSell: 'E',
  endAssign: 'E',
  passInvestment: 'P',
  activateLater: 'N',
  endProduce: 'E',
  endBuy: 'E',
  endSale: 'E',
  endInnovate: 'E',
};

export function show(
  scene: Table,
  template: Template<ElPlanMove>,
  frame: ElPlanFrame | null,
): Shown {
  const move = template as ElPlanMove;
  const seat = frame?.seat ?? ownSeat(scene);
  const c: Case = {
    scene,
    seat,
    s: stateOf(scene, seat),
    say: (key, facts = {}) => scene.words.say(`ui.${key}`, facts) ?? key,
  };
  const label = scene.words.move(move);
  const key = ENDS[move.type];
  if (key) return { label, note: endNote(c, move), path: ['tram'], tone: 'quiet', key };
  switch (move.type) {
    case 'choosePlan':
      return showPlan(c, move);
    case 'place':
      return showPlace(c, move);
    case 'take':
    case 'auditPay':
      return showTokens(c, move);
    case 'deactivate':
      return showFreeing(c, move);
    case 'activate':
      return showFilling(c, move);
    case 'convertWorkers':
      return {
        label: c.say('move.convert', {
          gives: move.count,
          gets: pay(move.money, move.count - move.money),
        }),
        note: c.say('note.convert', { left: held(c.s, seat, WORKER) - move.count }),
        path: ['own:X03'],
        group: 'convert',
      };
    case 'sellCard':
      return showReturn(c, move);
    case 'acquire':
      return showAcquire(c, move);
    case 'produce':
      return showRun(c, move);
    case 'buy':
      return showBuy(c, move);
    case 'sell':
      return showSale(c, move);
    case 'innovate':
      return showIdea(c, move);
    case 'keep':
      return showKeep(c, move);
    case 'payCloud':
      return { label, note: c.say('note.cloud'), path: ['own:T10'] };
    case 'activateNow': {
      const card = scene.t.facts.cards[frame?.card ?? -1];
      const cost = card ? tokens(card.needs.slice(0, 3)) : '';
      return { label, note: c.say('note.now', { cost }), path: card ? [`own:${card.id}`] : [] };
    }
    case 'payToll': {
      const space = c.s.spot[seat]!;
      const token = toll(scene, c.s, seat);
      return {
        label,
        note: c.say('note.toll', {
          cost: `1 ${'W$E'[token] ?? ''}`,
          worth: benefitOf(scene, space),
        }),
        path: [`space:${SPACES[space]!}`],
      };
    }
    case 'ignoreEvent':
      return { label, note: c.say('note.ignore'), path: ['event'], tone: 'go', key: 'I' };
    case 'payBroker':
      return {
        label,
        note: c.say('note.broker', { left: held(c.s, seat, MONEY) - 1 }),
        path: ['event'],
      };
    case 'peek':
      return { label, note: c.say('note.peek'), path: ['pack'] };
    default:
      return { label };
  }
}

function endNote({ scene, s, seat, say }: Case, { type }: ElPlanMove): string {
  if (type === 'endAssign' || type === 'endFreeUp') {
    const count = processes(scene, s, seat).reduce((sum, n) => sum + n, 0);
    return say('note.total', { count });
  }
  if (type === 'acceptEvent' || type === 'declineBroker') return say('note.uninsured');
  if (type === 'declineToll') return say('note.benefitLost');
  return say('note.on');
}

function showPlan({ scene, say }: Case, { business }: MoveOf<'choosePlan'>): Shown {
  const { words, t } = scene;
  const plan = t.facts.plans[t.content.businesses.indexOf(business)]!;
  return {
    label: words.word('business', business),
    note: say('note.plan', { product: PRODUCTS[plan.type]! }),
    path: [`plan:${business}`],
  };
}

function showPlace({ scene, say }: Case, { space }: MoveOf<'place'>): Shown {
  const index = SPACES.indexOf(space);
  const district = DISTRICT_OF[index]!;
  const worth = benefitOf(scene, index);
  return {
    label: say('move.place', { name: say(`district.${district}`), id: space }),
    note: worth,
    path: [`space:${space}`],
    group: `d${district}`,
    preview: { title: `${space}: ${worth}`, lines: [say(`why.${district}`)] },
  };
}

function showTokens({ scene, s, seat, say }: Case, move: MoveOf<'take' | 'auditPay'>): Shown {
  const sign = move.type === 'take' ? 1 : -1;
  const counts = [move.workers, move.money, move.energy];
  const path = counts.flatMap((n, token) => (n > 0 ? [`box:${token}`] : []));
  const after = counts.map((n, token) => held(s, seat, token) + sign * n);
  return {
    label: scene.words.move(move),
    note: say('note.then', { free: tokens(after) || '0' }),
    path,
  };
}
