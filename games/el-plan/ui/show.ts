/** How legal moves are offered: words, consequences in numbers, and where in the town they are. */
import type { Template } from '@boardroom/kernel';
import type { Scene, Shown } from '@boardroom/ui-kit/contract';
import { aid as aidOf } from '../look/aid.ts';
import { caseOf, pay } from '../look/case.ts';
import type { Case } from '../look/case.ts';
import { benefitOf, worthOf } from '../look/figures.ts';
import { plainNote, thenFree } from '../look/note.ts';
import { held } from '../src/stock.ts';
import { DISTRICT_OF, PRODUCTS, SPACES, WORKER } from '../src/types.ts';
import type { ElPlan, ElPlanFrame, ElPlanMove, MoveOf } from '../src/types.ts';
import { showAcquire, showFilling, showFreeing, showReturn, showRun } from './show-company.ts';
import { showBuy, showIdea, showKeep, showSale } from './show-market.ts';

export { wish } from './wish.ts';

export const aid = (scene: Scene<ElPlan>, frame: ElPlanFrame): string =>
  aidOf(scene, frame, scene.narrow);

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

/** The desk lies over the tram while rows and runs are chosen on it. */
const ON_THE_DESK: ReadonlySet<string> = new Set(['endFreeUp', 'endAssign', 'endProduce']);

export function show(
  scene: Scene<ElPlan>,
  template: Template<ElPlanMove>,
  frame: ElPlanFrame | null,
): Shown {
  const move = template as ElPlanMove;
  const c = caseOf(scene, frame?.seat);
  const { s, seat, say } = c;
  const label = scene.words.move(move);
  const key = ENDS[move.type];
  if (key) {
    const note = plainNote(c, move, frame);
    return {
      label: say(`ui.end.${move.type}`),
      ...(note ? { note } : {}),
      path: ON_THE_DESK.has(move.type) ? [] : ['tram'],
      tone: 'quiet',
      key,
    };
  }
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
        label: say('ui.move.convert', {
          gives: move.count,
          gets: pay(move.money, move.count - move.money),
        }),
        note: say('note.convert', { left: held(s, seat, WORKER) - move.count }),
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
    default:
      return { label, note: plainNote(c, move, frame), ...placeOf(c, move, frame) };
  }
}

/** Where moves that say all in their name are made. */
function placeOf(
  { r, s, seat }: Case,
  { type }: ElPlanMove,
  frame: ElPlanFrame | null,
): Partial<Shown> {
  const card = r.t.facts.cards[frame?.card ?? -1];
  switch (type) {
    case 'payCloud':
      return { path: ['own:T10'] };
    case 'activateNow':
      return { path: card ? [`own:${card.id}`] : [] };
    case 'payToll':
      return { path: [`space:${SPACES[s.spot[seat]!]!}`] };
    case 'ignoreEvent':
      return { path: ['event'], tone: 'go', key: 'I' };
    case 'payBroker':
      return { path: ['event'] };
    case 'peek':
      return { path: ['pack'] };
    default:
      return {};
  }
}

function showPlan({ r, say }: Case, { business }: MoveOf<'choosePlan'>): Shown {
  const plan = r.t.facts.plans[r.t.content.businesses.indexOf(business)]!;
  return {
    label: r.words.word('business', business),
    note: say('ui.note.plan', { product: PRODUCTS[plan.type]! }),
    path: [`plan:${business}`],
  };
}

function showPlace({ r, say }: Case, { space }: MoveOf<'place'>): Shown {
  const index = SPACES.indexOf(space);
  const district = DISTRICT_OF[index]!;
  const benefit = benefitOf(r, index);
  const place = say(`district-name.${district}`);
  return {
    label: say('ui.move.place', { name: place, id: space }),
    note: benefit,
    path: [`space:${space}`],
    group: `d${district}`,
    card: { name: say('look.space.name', { id: space }), value: worthOf(r, index), note: place },
    preview: { title: `${space}: ${benefit}`, lines: [say(`district-line.${district}`)] },
  };
}

function showTokens(c: Case, move: MoveOf<'take' | 'auditPay'>): Shown {
  const counts = [move.workers, move.money, move.energy];
  return {
    label: c.r.words.move(move),
    note: thenFree(c, move),
    path: counts.flatMap((n, token) => (n > 0 ? [`box:${token}`] : [])),
  };
}
