/** What sensible project managers do rarely, and parts of the game that must not lie idle. */
import { NONE } from '@boardroom/kernel';
import type { Habit, Tally, Watcher } from '@boardroom/kernel';
import { guaranteedFunds, howManyIn, isLastOfGroup } from './contracts.ts';
import { tradable } from './deals.ts';
import { count, has, lowest } from './sets.ts';
import type { ProjectPlan, ProjectPlanEvent, ProjectPlanState, ProjectPlanTable } from './types.ts';

type Watch = Watcher<ProjectPlan>;

export const habits: readonly Habit<ProjectPlan>[] = [
  { code: 'dear-bid', most: 0.02, watch: watchAuctions },
  { code: 'cheap-sale', most: 0.1, watch: watchSales },
  { code: 'idle-cash', most: 0.02, watch: watchExtensions },
  { code: 'taken-back', most: 0.012, watch: watchReversals },
  { code: 'staff-for-debt', most: 0.01, watch: watchDebts },
  { code: 'rival-saved', most: 0.01, watch: watchRivals },
  { code: 'asked-again', most: 0.01, watch: watchRepeats },
  { code: 'deal-made', watch: watchDeals },
];

/** Auctions won for more than twice the printed price, though no group hung on it. */
function watchAuctions(t: ProjectPlanTable, tally: Tally): Watch {
  return {
    after(s, { events }) {
      for (const event of events)
        if (event.type === 'sold') {
          tally.of++;
          const contract = t.facts.contractOf[event.contract]!;
          const isDear = event.amount > 2 * t.facts.price[contract]!;
          if (isDear && !isLastOfGroup(t, s, contract)) tally.count++;
        }
    },
  };
}

/** Sales to another PM, of all for cash alone, at less than half of what is printed. */
function watchSales(t: ProjectPlanTable, tally: Tally): Watch {
  let proposal: ProposalEvent | null = null;
  return {
    after(s, { events }) {
      for (const event of events)
        if (event.type === 'proposed' || event.type === 'countered') proposal = event;
        else if (event.type === 'agreed' && proposal) {
          const { give, get, amount } = proposal;
          if (give.length > 0 && get.length > 0) continue;
          tally.of++;
          if (2 * amount < worth(t, s, [...give, ...get])) tally.count++;
        }
    },
  };
}

type ProposalEvent = Extract<ProjectPlanEvent, { give: readonly string[] }>;

/** Printed prices together, less what extended contracts take to redeem; an exit card as the edition says. */
function worth(
  t: ProjectPlanTable,
  { extended }: Readonly<ProjectPlanState>,
  items: readonly string[],
): number {
  const { contractOf, price, redemption } = t.facts;
  let sum = 0;
  for (const item of items) {
    const contract = contractOf[item];
    if (contract === undefined) sum += t.content.exitCardValue;
    else sum += price[contract]! - (has(extended, contract) ? redemption[contract]! : 0);
  }
  return sum;
}

/** Hands ended with extended contracts in the drawer and ten times the money to redeem one. */
function watchExtensions(t: ProjectPlanTable, tally: Tally): Watch {
  return {
    before(s, seat, move) {
      const extended = s.holds[seat]! & s.extended;
      if (move.type !== 'endHand' || count(extended) === 0) return;
      tally.of++;
      let least = Infinity;
      for (let m = extended; m !== 0; m &= m - 1)
        least = Math.min(least, t.facts.redemption[lowest(m)]!);
      if (s.cash[seat]! > 10 * least) tally.count++;
    },
  };
}

/** Staff released or a contract extended, and the same hired or redeemed before the hand ends. */
function watchReversals(t: ProjectPlanTable, tally: Tally): Watch {
  const done = Array.from({ length: t.seats }, () => new Set<string>());
  return {
    after(_s, { seat, move }) {
      const own = done[seat];
      switch (move.type) {
        case 'endHand':
          own?.clear();
          return;
        case 'release':
        case 'hire':
          note(own, tally, `${move.type} ${move.project}`, `${other(move.type)} ${move.project}`);
          return;
        case 'extend':
        case 'redeem':
          note(own, tally, `${move.type} ${move.contract}`, `${other(move.type)} ${move.contract}`);
      }
    },
  };
}

const PAIRS = { release: 'hire', hire: 'release', extend: 'redeem', redeem: 'extend' } as const;

function other(type: keyof typeof PAIRS): string {
  return PAIRS[type];
}

function note(own: Set<string> | undefined, tally: Tally, now: string, reverse: string): void {
  tally.of++;
  if (own?.delete(reverse)) tally.count++;
  else own?.add(now);
}

/** Staff released in a debt, though extensions of projects without staff covered what was missing. */
function watchDebts(t: ProjectPlanTable, tally: Tally): Watch {
  return {
    before(s, seat, move) {
      if (s.debt.debtor !== seat || (s.holds[seat]! & s.staffed) === 0) return;
      if (!RAISES.has(move.type)) return;
      let idle = s.cash[seat]!;
      for (let m = tradable(s, seat) & t.facts.projects & ~s.extended; m !== 0; m &= m - 1)
        idle += t.facts.extension[lowest(m)]!;
      if (idle < s.debt.rest) return;
      tally.of++;
      if (move.type !== 'extend') tally.count++;
    },
  };
}

const RAISES: ReadonlySet<string> = new Set(['extend', 'release', 'releaseGroup']);

/** Bids and deals that save the only other PM, who cannot pay (R119), among all moves there. */
function watchRivals(t: ProjectPlanTable, tally: Tally): Watch {
  return {
    before(s, seat, move) {
      const { debtor, rest } = s.debt;
      if (debtor === NONE || howManyIn(s) !== 2 || guaranteedFunds(t, s, debtor) >= rest) return;
      tally.of++;
      if (seat !== debtor && SAVES.has(move.type)) tally.count++;
    },
  };
}

const SAVES: ReadonlySet<string> = new Set(['bid', 'accept']);

/** Proposals made word for word before in the same hand. */
function watchRepeats(_t: ProjectPlanTable, tally: Tally): Watch {
  const made = new Set<string>();
  return {
    after(_s, { events }) {
      for (const event of events)
        if (event.type === 'hand') made.clear();
        else if (event.type === 'proposed') {
          tally.of++;
          const proposal = JSON.stringify(event);
          if (made.has(proposal)) tally.count++;
          made.add(proposal);
        }
    },
  };
}

/** Proposals that come to a deal. */
function watchDeals(_t: ProjectPlanTable, tally: Tally): Watch {
  return {
    after(_s, { events }) {
      for (const { type } of events) {
        if (type === 'proposed') tally.of++;
        if (type === 'agreed') tally.count++;
      }
    },
  };
}
