import type { Emit, Seat, Step } from '@boardroom/kernel';
import { SETTLEMENT } from '../frames.ts';
import {
  ABSTAIN,
  FAILED,
  FAILING,
  MONEY,
  OPPOSE,
  PRESTIGE,
  SUCCEEDED,
  SUPPORT,
  TRIAL,
} from '../types.ts';
import type { ActionEvent, ActionGame, ActionState, ActionTable } from '../types.ts';

/** R56, R88, R89 after W4 the pile is carried forward or divided. */
export const aftermath: Step<ActionGame> = {
  run(t, s, _f, emit) {
    const pile = t.facts.values[s.project]! + s.carry;
    if (s.outcome === TRIAL) carryForward(t, s, pile, emit);
    else {
      if (s.outcome === FAILING) s.outcome = FAILED;
      s.carry = 0;
      s.trialsInRow = 0;
      s.divided += pile;
      const shares = sharesOf(t, s, pile, s.outcome === SUCCEEDED);
      for (let i = 0; i < t.players; i++) {
        const seat = (s.leader + i) % t.players;
        if (shares[seat]! > 0) payShare(t, s, seat, shares[seat]!, emit);
      }
    }
    s.agenda.push(SETTLEMENT);
  },
};

function carryForward(
  t: ActionTable,
  s: ActionState,
  pile: number,
  emit?: Emit<ActionEvent>,
): void {
  s.trialsInRow++;
  const ends = s.turn === t.facts.turns;
  s.carry = ends ? 0 : pile;
  if (!ends) return;
  // `lastTrial = lost`: there is no next turn to carry the pile to.
  s.lost += pile;
  emit?.({ type: 'packagesLost', packages: pile });
}

// Working memory of one division; read before the next one begins.
const shares: number[] = [0, 0, 0, 0, 0, 0];

/** R44–R53 the packages of each player; the list is valid until the next call. */
export function sharesOf(
  t: ActionTable,
  s: Readonly<Pick<ActionState, 'cards' | 'leader'>>,
  pile: number,
  succeeds: boolean,
): readonly number[] {
  const { cards, leader } = s;
  for (let seat = 0; seat < shares.length; seat++) shares[seat] = 0;
  let left = pile;
  if (succeeds) {
    left = pile / 2;
    shares[leader] = left;
  }
  left = divideAmong(t, cards, leader, succeeds ? SUPPORT : OPPOSE, left);
  left = divideAmong(t, cards, leader, ABSTAIN, left);
  shares[leader]! += left;
  return shares;
}

/** R38, R45, R46, R50, R51 equal whole packages to all colleagues with this card; the rest is left. */
function divideAmong(
  t: ActionTable,
  cards: readonly number[],
  leader: Seat,
  card: number,
  packages: number,
): number {
  const withLeader = t.options.leaderShares === 'alsoGroup';
  let group = 0;
  for (let seat = 0; seat < t.players; seat++)
    if (cards[seat] === card && (withLeader || seat !== leader)) group++;
  if (group === 0) return packages;
  const share = Math.floor(packages / group);
  for (let seat = 0; seat < t.players; seat++)
    if (cards[seat] === card && (withLeader || seat !== leader)) shares[seat]! += share;
  return packages - share * group;
}

/** R43, R151 a package is money and prestige; what the leader gave up for overtime stays in the bank. */
function payShare(
  t: ActionTable,
  s: ActionState,
  seat: Seat,
  packages: number,
  emit?: Emit<ActionEvent>,
): void {
  let money = packages * t.facts.unit;
  let prestige = packages;
  if (seat === s.leader && s.forfeit === MONEY) {
    s.forfeitedMoney += money;
    money = 0;
  } else if (seat === s.leader && s.forfeit === PRESTIGE) {
    s.forfeitedPrestige += prestige;
    prestige = 0;
  }
  s.money[seat]! += money;
  s.bookMoney[seat]! += money;
  s.prestige[seat]! += prestige;
  s.bookPrestige[seat]! += prestige;
  const leads = seat === s.leader ? 1 : 0;
  emit?.({ type: 'shared', seat, packages, money, prestige, card: s.cards[seat]!, leads });
}
