/**
 * The little game that is written three times to compare engines: lots are auctioned one after
 * another; in turn everybody still in raises by one or passes; the last one in pays and takes it.
 */
export const PLAYERS = 4;
export const LOTS = 12;
const COINS = 40;

export interface Auction {
  coins: number[];
  values: number[];
  lot: number;
  high: number;
  holder: number;
  inside: number[];
  turn: number;
}

export function newAuction(): Auction {
  return {
    coins: Array.from({ length: PLAYERS }, () => COINS),
    values: Array.from({ length: PLAYERS }, () => 0),
    lot: 0,
    high: 0,
    holder: -1,
    inside: Array.from({ length: PLAYERS }, () => 1),
    turn: 0,
  };
}

export function canRaise(s: Auction): boolean {
  return s.coins[s.turn]! > s.high;
}

export function raise(s: Auction): void {
  s.high++;
  s.holder = s.turn;
  passOn(s);
}

export function drop(s: Auction): void {
  s.inside[s.turn] = 0;
  passOn(s);
}

/** The turn goes to the next player still in; with one left the lot is sold and the next begins. */
function passOn(s: Auction): void {
  let left = 0;
  for (let i = 0; i < PLAYERS; i++) left += s.inside[i]!;
  if (left === 0 || (left === 1 && s.holder >= 0)) {
    if (s.holder >= 0) {
      s.coins[s.holder]! -= s.high;
      s.values[s.holder]! += s.lot + 1;
    }
    s.lot++;
    s.high = 0;
    s.holder = -1;
    for (let i = 0; i < PLAYERS; i++) s.inside[i] = 1;
    s.turn = s.lot % PLAYERS;
    return;
  }
  do s.turn = (s.turn + 1) % PLAYERS;
  while (s.inside[s.turn] === 0);
}
