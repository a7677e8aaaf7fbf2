/** How sums are asked for. */
import { isGap } from '@boardroom/kernel';
import type { GapWords, Template } from '@boardroom/kernel';
import { additions } from '../src/contracts.ts';
import type { ProjectPlanFrame, ProjectPlanMove } from '../src/types.ts';
import { money, say } from './reader.ts';
import type { PlanReader } from './reader.ts';

export function gaps(
  r: PlanReader,
  move: Template<ProjectPlanMove>,
  frame: ProjectPlanFrame | null,
): Record<string, GapWords> {
  const seat = frame?.seat ?? r.viewer ?? 0;
  if (move.type === 'namePrice' && isGap(move.amount))
    return {
      amount: {
        label: say(r, 'gap.price'),
        note: (value) => say(r, 'gap.rest', { n: money(r, r.view.debt.rest - value) }),
      },
    };
  if ('amount' in move && isGap(move.amount))
    return {
      amount: {
        label: say(r, move.type === 'offer' ? 'gap.offer' : 'gap.bid'),
        note: (value) => say(r, 'leaves', { n: money(r, r.view.cash[seat]! - value) }),
      },
    };
  if (move.type !== 'offerDeal' || !isGap(move.cash) || frame?.kind !== 'draft') return {};
  const { partner, items } = frame;
  const pays = move.cash.gap === 'range' && move.cash.min >= 0;
  const due = additions(r.t, r.view, items & r.view.holds[partner]!);
  return {
    cash: {
      label: say(r, pays ? 'gap.deal.pay' : 'gap.deal', { to: partner }),
      note: (value) =>
        say(r, value > 0 ? 'gap.pay' : value < 0 ? 'gap.receive' : 'gap.even', {
          n: money(r, Math.abs(value)),
          left: money(r, r.view.cash[seat]! - value - due),
        }),
    },
  };
}
