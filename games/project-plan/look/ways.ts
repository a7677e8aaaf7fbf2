/** The next legal ways to what is refused, true for this reader. */
import { NONE } from '@boardroom/kernel';
import { guaranteedFunds } from '../src/contracts.ts';
import { has } from '../src/sets.ts';
import { managerOf } from './figures.ts';
import { contractName } from './names.ts';
import { player, say } from './reader.ts';
import type { PlanReader } from './reader.ts';

export function waysOut(
  r: PlanReader,
  contract: number,
  { code, facts }: { code: string; facts: object },
): string[] {
  const { t, view } = r;
  const me = player(r)!;
  const group = t.facts.group[contract]!;
  switch (code) {
    case 'not-your-hand':
      return [say(r, 'way.hand')];
    case 'not-complete':
      return t.facts.members[group]!.filter((c) => !has(view.holds[me]!, c)).map((c) => {
        const manager = managerOf(r, c);
        return manager === NONE
          ? say(r, 'way.obtain', { name: contractName(r, c), n: t.facts.price[c]! })
          : say(r, 'way.dealFor', { name: contractName(r, c), seat: manager });
      });
    case 'cannot-pay-step':
      return canRaise(r, t.facts.ftePrice[contract]!);
    case 'cannot-redeem':
      return canRaise(r, t.facts.redemption[contract]!);
    case 'spread-evenly':
      return [say(r, 'way.first', { project: '', level: 0, ...facts })];
    case 'under-extension':
      return t.facts.members[group]!.filter((c) => has(view.extended, c)).map((c) =>
        say(r, 'way.redeem', { name: contractName(r, c), n: t.facts.redemption[c]! }),
      );
    case 'no-fte-left':
    case 'no-qm-team-left':
      return [say(r, 'way.wait')];
    case 'no-staff-here':
      return [say(r, 'way.certifications')];
    default:
      return [];
  }
}

function canRaise(r: PlanReader, needed: number): string[] {
  const me = player(r)!;
  const cash = r.view.cash[me]!;
  const most = guaranteedFunds(r.t, r.view, me);
  if (cash >= needed) return [say(r, 'way.hand')];
  return most >= needed
    ? [say(r, 'way.raise', { n: needed - cash, most })]
    : [say(r, 'way.earn', { n: needed - cash })];
}
