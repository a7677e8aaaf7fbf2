/** The laws of the rules file ("Invariants") that a single position can show. */
import { NONE } from '@boardroom/kernel';
import { cubesOn, marketValue } from './figures.ts';
import { feeA, feeB, feeC, has, isOverfullWith, tileCount } from './room.ts';
import { tilesDocked } from './development.ts';
import {
  BLUE,
  COLOURS,
  EXTRA_WORKERS,
  INTEGRATOR,
  KINDS,
  LAP,
  OPTIMISATION,
  POOL_A,
  POOL_C,
  POOL_TILES,
  ROOM_CUBES,
  ROOM_TILES,
  SOCKETS,
  YELLOW,
} from './types.ts';
import type { DeployState, DeployTable } from './types.ts';

type S = Readonly<DeployState>;

export function invariants(t: DeployTable, s: S): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, name: string): void => {
    if (!holds) broken.push(name);
  };
  lawsOfSupply(t, s, law);
  for (let seat = 0; seat < t.players; seat++) {
    lawsOfTeam(t, s, seat, law);
    lawsOfRoom(t, s, seat, law);
  }
  return broken;
}

type Law = (holds: boolean, name: string) => void;

function lawsOfSupply(t: DeployTable, s: S, law: Law): void {
  const { content, options, facts } = t;
  for (let colour = 0; colour < 3; colour++) {
    let count = s.bag[colour]!;
    for (const list of [s.cubes, s.room, s.optimised, s.beside])
      for (let i = colour; i < list.length; i += 3) count += list[i]!;
    law(count === content.start.cubes, `1: ${count} ${COLOURS[colour]} cubes`);
  }
  const cards = [...s.deck, ...s.removed, ...s.spaces, ...s.slots.flat()].filter((c) => c !== NONE);
  law(
    cards.length === content.cards.length && new Set(cards).size === cards.length,
    '2: every card once',
  );
  for (let i = 0; i < 7; i++) {
    const value = i + 3;
    let count = s.stacks[i]!;
    for (const tile of s.tiles) if (tile === value) count++;
    // An edition may begin with tiles of a value that is sold as well.
    const dealt = content.capacity.startValue === value ? t.players : 0;
    law(s.stacks[i]! >= 0 && count <= facts.stacks[i]! + dealt, `3: tiles of value ${value}`);
    if (value < marketValue(t, s, 1)) law(s.stacks[i] === 0, `17: old tiles of value ${value}`);
  }
  if (options.developmentTiles)
    for (let kind = 0; kind < KINDS.length; kind++) {
      let count = 0;
      for (const list of [s.leftStack, s.rightStack, s.columns, s.discards])
        for (const tile of list) if (tile === kind) count++;
      for (const set of s.docked) if ((set & (1 << kind)) !== 0) count++;
      law(count === content.tiles[kind]!.copies, `4: ${count} tiles of ${KINDS[kind]}`);
    }
  law(s.round > 1 || s.spots.every((owner) => owner === NONE), '6: spots empty in round 1');
  for (let space = 0; space < 3; space++) {
    const card = s.spaces[space]!;
    law(card !== NONE || s.deck.length === 0 || !isOpen(s), '14: an empty space');
    law(card !== NONE || cubesOn(s, space) === 0, '14: cubes without a card');
    law(
      card === NONE || cubesOn(s, space) <= content.cards[card]!.workload,
      '14: more cubes than workload',
    );
  }
}

/** Whether the projects have been revealed. */
function isOpen(s: S): boolean {
  return !s.agenda.some(({ kind }) => kind === 'reveal');
}

function lawsOfTeam(t: DeployTable, s: S, seat: number, law: Law): void {
  let workers = s.supply[seat]! + s.coffee[seat]! + s.office[seat]!;
  for (const owner of s.spots) if (owner === seat) workers++;
  law(workers === EXTRA_WORKERS, `5: seat ${seat} has ${workers} extra workers`);
  law(Math.min(s.supply[seat]!, s.coffee[seat]!, s.office[seat]!) >= 0, `5: seat ${seat} owes one`);
  law(s.cash[seat]! >= 0, `7: seat ${seat} has cash ${s.cash[seat]}`);
  law(
    s.income[seat]! >= 0 && s.income[seat]! <= t.facts.cap,
    `8: seat ${seat} has income ${s.income[seat]}`,
  );
  const steps = s.steps[seat]!;
  law(
    steps >= LAP * (s.round - 1) && steps <= LAP * s.round + 4,
    `9: seat ${seat} is at step ${steps} in round ${s.round}`,
  );
  const top = s.agenda[s.agenda.length - 1];
  law(
    top?.kind !== 'action' || top.seat !== seat || steps < LAP * s.round,
    `9: seat ${seat} acts after the loop`,
  );
}

function lawsOfRoom(t: DeployTable, s: S, seat: number, law: Law): void {
  const cube = (place: number, colour: number): number =>
    s.room[seat * ROOM_CUBES + place * 3 + colour]!;
  law(tilesDocked(s, seat) <= SOCKETS, `4: seat ${seat} has too many tiles`);
  law(cube(POOL_A, YELLOW) === 0 && cube(POOL_C, YELLOW) === 0, `11: seat ${seat} yellow`);
  for (let place = 1; place <= POOL_TILES; place++)
    law(cube(place, BLUE) === 0, `11: seat ${seat} blue in Pool B`);
  for (let i = 0; i < ROOM_CUBES; i++)
    law(s.room[seat * ROOM_CUBES + i]! >= 0, `11: seat ${seat} owes a cube`);
  for (let pool = 0; pool < 2; pool++) {
    const at = seat * ROOM_TILES + pool * POOL_TILES;
    for (let i = tileCount(s, seat, pool); i < POOL_TILES; i++)
      law(s.tiles[at + i] === 0, `11: seat ${seat} a gap between tiles`);
  }
  law(s.marker[seat]! >= 0 && s.marker[seat]! <= 9, `11: seat ${seat} marker`);
  law(!isOverfullWith(t, s, seat, s.docked[seat]!), `12: seat ${seat} is overfull`);
  law(feeA(t, s, seat) % Math.max(1, t.content.fees.perColour) === 0, `13: seat ${seat} fee A`);
  law(feeB(t, s, seat) >= 0, `13: seat ${seat} fee B`);
  law(t.options.poolCFee.includes(feeC(t, s, seat)), `13: seat ${seat} fee C`);
  const count = (list: readonly number[]): number =>
    list[seat * 3]! + list[seat * 3 + 1]! + list[seat * 3 + 2]!;
  law(has(s, seat, OPTIMISATION) || count(s.optimised) === 0, `19: seat ${seat} loose cubes`);
  law(count(s.optimised) <= s.round, `19: seat ${seat} OPTIMISATION grew too fast`);
  law(has(s, seat, INTEGRATOR) || count(s.beside) === 0, `19: seat ${seat} loose cubes`);
}
