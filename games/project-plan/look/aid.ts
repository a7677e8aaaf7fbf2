/** The small line under a question: the most useful number or reason. */
import { additions, guaranteedFunds } from '../src/contracts.ts';
import type { ProjectPlanFrame } from '../src/types.ts';
import { feesAfter } from './deals.ts';
import { completes, riskOf } from './figures.ts';
import { missingOne } from './missing.ts';
import { creditorOf } from './names.ts';
import { money, say } from './reader.ts';
import type { PlanReader } from './reader.ts';

export function aid(r: PlanReader, f: ProjectPlanFrame): string | undefined {
  const { t, view } = r;
  const cash = money(r, view.cash[f.seat] ?? 0);
  switch (f.kind) {
    case 'before':
    case 'after': {
      const missing = missingOne(r, f.seat);
      if (f.kind === 'after' && view.further === 1) {
        const risk = riskOf(r, f.seat);
        return say(r, 'aid.again', {
          n: risk.pays,
          most: money(r, risk.worst),
          doubles: view.doubles,
        });
      }
      return missing === undefined
        ? say(r, 'aid.cash', { n: cash, raise: money(r, guaranteedFunds(t, view, f.seat)) })
        : say(r, 'aid.missing', { n: cash, missing });
    }
    case 'wfa':
      return say(r, 'aid.wfa', {
        hand: view.wfa[f.seat]! + 1,
        n: money(r, t.content.wfaExit),
      });
    case 'obtain': {
      const contract = t.facts.contractOf[f.contract]!;
      if (view.cash[f.seat]! < f.price)
        return say(r, 'aid.short', {
          n: money(r, f.price - view.cash[f.seat]!),
          cash: view.cash[f.seat]!,
        });
      return say(r, completes(r, f.seat, contract) ? 'aid.completes' : 'aid.obtain', {
        n: cash,
      });
    }
    case 'bid':
    case 'sealedBid': {
      const contract = t.facts.contractOf[f.contract]!;
      const due = additions(t, view, 1 << contract);
      return say(r, due > 0 ? 'aid.bid.due' : 'aid.bid', {
        n: cash,
        price: t.facts.price[contract]!,
        due: money(r, due),
        completes: completes(r, f.seat, contract),
      });
    }
    case 'contest':
      return say(r, 'aid.contest', { ftes: view.ftes, qm: view.qmTeams });
    case 'bidStaff':
      return say(r, 'aid.cash', {
        n: cash,
        raise: money(r, guaranteedFunds(t, view, f.seat)),
      });
    case 'draft':
      return say(r, f.items === 0 ? 'aid.draft' : 'aid.draft.more', {
        floor: t.options.giftFloor,
      });
    case 'reply':
      return feesAfter(r, f.seat, f.partner, f.items);
    case 'debt': {
      const missing = Math.max(0, view.debt.rest - view.cash[f.seat]!);
      return say(r, 'aid.debt', {
        n: money(r, missing),
        owed: money(r, view.debt.rest),
        whom: creditorOf(r),
        raise: money(r, guaranteedFunds(t, view, f.seat)),
        more: guaranteedFunds(t, view, f.seat) > view.cash[f.seat]!,
      });
    }
    case 'namePrice':
      return say(r, 'aid.namePrice', { n: money(r, view.debt.rest) });
    case 'takeOver':
      return say(r, 'aid.takeOver');
    case 'offer':
    case 'closeTender':
      return say(r, 'aid.tender', {
        n: money(r, t.facts.price[t.facts.contractOf[f.contract]!]!),
      });
    default:
      return undefined;
  }
}
