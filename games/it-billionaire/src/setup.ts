import { NONE, shuffle } from '@boardroom/kernel';
import type { Chance } from '@boardroom/kernel';
import { ROUND } from './frames.ts';
import { ABSENT, KINDS, LABS, OPEN, PLAYING, QUEUE, SIZES } from './types.ts';
import type { ItState, ItTable } from './types.ts';

/** R1–R8 Capital and nothing else; two shuffled stacks; a free world. */
export function setup(t: ItTable, chance: Chance): ItState {
  const { players } = t;
  const list = (length: number, value: number): number[] => Array.from({ length }, () => value);
  return {
    chance,
    agenda: [ROUND],
    round: 0,
    zone: NONE,
    first: NONE,
    event: NONE,
    ending: PLAYING,
    bank: 0,
    capital: list(players, t.options.startCapital),
    before: list(players, t.options.startCapital),
    angel: list(players, 0),
    owner: list(t.content.locations.length, NONE),
    day: list(t.content.locations.length, OPEN),
    labs: list(players, 0),
    held: list(LABS * players, ABSENT),
    rings: list(LABS * players, 0),
    place: list(LABS * players, NONE),
    queue: list(QUEUE * players, NONE),
    queued: list(players, 0),
    finished: [],
    finisher: [],
    listed: [],
    box: [],
    payee: [],
    old: 0,
    stacks: SIZES.map((name, size) => shuffle(chance, name, itemsOf(t, size))),
    piles: [[], []],
    offer: [],
    worked: [],
    chosen: list(KINDS.length * players, 0),
    played: list(KINDS.length * players, 0),
    down: list(players, 0),
  };
}

/** All items of a size, in the order of the edition. */
function itemsOf(t: ItTable, size: number): number[] {
  const items: number[] = [];
  for (let i = 0; i < t.facts.size.length; i++) if (t.facts.size[i] === size) items.push(i);
  return items;
}
