/** Packages that come to one player, whatever the votes: looked up by every prospect. */
import { NONE } from '@boardroom/kernel';
import { ABSTAIN, OPPOSE, SUPPORT } from '../types.ts';

/** Shares of a pile by outcome, winners, abstainers and own card: worked out once for each pile. */
const known = new Map<number, Float64Array>();

export function sharesBy(pile: number): Float64Array {
  let shares = known.get(pile);
  if (!shares) {
    shares = new Float64Array(2 * SIDE * SIDE * ROLES);
    for (let winners = 0; winners < SIDE; winners++)
      for (let abstainers = 0; abstainers < SIDE; abstainers++)
        for (let card = NONE; card < ROLES - 1; card++)
          for (const succeeds of [false, true])
            shares[shareAt(succeeds, winners, abstainers, card)] = shareOf(
              pile,
              succeeds,
              winners,
              abstainers,
              card,
            );
    if (known.size >= MOST_PILES) known.clear();
    known.set(pile, shares);
  }
  return shares;
}
const SIDE = 6;
const ROLES = 5;
const MOST_PILES = 1000;

export function shareAt(
  succeeds: boolean,
  winners: number,
  abstainers: number,
  card: number,
): number {
  return (((succeeds ? SIDE : 0) + winners) * SIDE + abstainers) * ROLES + card + 1;
}

/** From a share to the one with so many winners and abstainers more. */
export function sharesOn(winners: number, abstainers: number): number {
  return (winners * SIDE + abstainers) * ROLES;
}

/** R44–R53 for one player: `card` of a colleague, or NONE for the leader. */
function shareOf(
  pile: number,
  succeeds: boolean,
  winners: number,
  abstainers: number,
  card: number,
): number {
  let left = succeeds ? pile / 2 : pile;
  const each = winners > 0 ? Math.floor(left / winners) : 0;
  if (card === (succeeds ? SUPPORT : OPPOSE)) return each;
  left -= each * winners;
  const rest = abstainers > 0 ? Math.floor(left / abstainers) : 0;
  if (card === ABSTAIN) return rest;
  left -= rest * abstainers;
  return card === NONE ? left + (succeeds ? pile / 2 : 0) : 0;
}
