/** A person wishes a colour; at a table every seat has one of its own. */
import type { Colour, Room } from '@boardroom/client';
import type { Player } from '@boardroom/ui-kit';

const PLAYERS: readonly Player[] = [1, 2, 3, 4, 5, 6];

const WISH: Readonly<Record<Colour, Player>> = {
  blue: 1,
  red: 2,
  green: 3,
  teal: 3,
  amber: 4,
  plum: 5,
  black: 6,
  grey: 6,
};

/** What the page sends for each of its six. */
const SENT: Readonly<Record<Player, Colour>> = {
  1: 'blue',
  2: 'red',
  3: 'green',
  4: 'amber',
  5: 'plum',
  6: 'black',
};

export const playerOf = (colour: Colour | undefined): Player => WISH[colour ?? 'blue'];
export const colourOf = (player: Player): Colour => SENT[player];

/** Who comes first keeps the wish; the others get what is left, in the order of the seats. */
export function seatColours(seats: Room['seats']): Player[] {
  const taken = new Set<Player>();
  const chosen = seats.map(({ colour }) => {
    const wish = colour && playerOf(colour);
    if (!wish || taken.has(wish)) return null;
    taken.add(wish);
    return wish;
  });
  const left = PLAYERS.filter((player) => !taken.has(player));
  return chosen.map((player, seat) => player ?? left.shift() ?? PLAYERS[seat % PLAYERS.length]!);
}
