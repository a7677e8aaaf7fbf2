import { draw, NONE, shuffle } from '@boardroom/kernel';
import type { Chance } from '@boardroom/kernel';
import { removedPerDeck } from './facts.ts';
import { EXTRA_WORKERS, KINDS, ROOM_CUBES, ROOM_TILES } from './types.ts';
import type { DeployFrame, DeployState, DeployTable } from './types.ts';

export const streams = { first: 'table', projects: 'table', tiles: 'table', bag: 'table' } as const;

const fill = (length: number, value: number): number[] => Array.from({ length }, () => value);

export function setup(t: DeployTable, chance: Chance): DeployState {
  const n = t.players;
  const { content, options } = t;
  const first =
    options.firstPlayer === 'random' ? draw(chance, 'first', n) : Number(options.firstPlayer) - 1;
  const { deck, removed } = buildDeck(t, chance);
  const [leftStack, rightStack] = buildStacks(t, chance);
  const s: DeployState = {
    chance,
    agenda: opening(t, first),
    round: 1,
    first,
    arrivals: n,
    bag: fill(3, content.start.cubes),
    deck,
    under: 0,
    removed,
    spaces: fill(3, NONE),
    cubes: fill(9, 0),
    since: fill(3, 0),
    stacks: [...t.facts.stacks],
    columns: fill(6, NONE),
    leftStack,
    rightStack,
    discards: [],
    spots: fill(6, NONE),
    placing: fill(n, NONE),
    cash: fill(n, content.start.cash),
    income: fill(n, 0),
    bvp: fill(n, 0),
    steps: fill(n, 0),
    arrival: fill(n, 0),
    supply: fill(n, EXTRA_WORKERS),
    coffee: fill(n, 0),
    office: fill(n, 0),
    tiles: fill(n * ROOM_TILES, 0),
    marker: fill(n, 0),
    room: fill(n * ROOM_CUBES, 0),
    docked: fill(n, 0),
    used: fill(n, 0),
    flipped: fill(n, 0),
    optimised: fill(n * 3, 0),
    beside: fill(n * 3, 0),
    analyst: fill(n, NONE),
    declared: fill(n, 0),
    designs: fill(n, 0),
    rebalanced: fill(n, 0),
    slots: Array.from({ length: n * 2 }, () => []),
  };
  for (let i = 0; i < n; i++) {
    const seat = (first + i) % n;
    // R9 The first player's disc is put down last and lies on top.
    s.arrival[seat] = n - i;
    if (i > 0) s.cash[seat]! += options.seatCompensation;
    if (i > 1) s.cash[seat]! += (i - 1) * options.lateCompensation;
  }
  // R17 The first tile revealed goes to the bottom.
  if (options.developmentTiles)
    for (let at = 0; at < 6; at++) s.columns[at] = (at < 3 ? leftStack : rightStack).pop()!;
  return s;
}

/** R16, R19 Projects are revealed before or after (option `blindStart`) the start tiles are placed. */
function opening(t: DeployTable, first: number): DeployFrame[] {
  const frames: DeployFrame[] = [];
  for (let i = 0; i < t.players; i++)
    frames.push({ kind: 'startPool', seat: (first + i) % t.players });
  const reveal: DeployFrame = { kind: 'reveal', seat: first };
  if (t.options.blindStart) frames.push(reveal);
  else frames.unshift(reveal);
  frames.push({ kind: 'control', seat: NONE });
  return frames.toReversed();
}

/** R11–R15 The game deck, level I last because the last card is the top one. */
function buildDeck(t: DeployTable, chance: Chance): { deck: number[]; removed: number[] } {
  const { cards } = t.content;
  const thin = removedPerDeck(t.players);
  const removed: number[] = [];
  const levels = [1, 2, 3].map((level) => {
    const deck: number[] = [];
    for (let card = 0; card < cards.length; card++)
      if (cards[card]!.level === level) deck.push(card);
    shuffle(chance, 'projects', deck);
    if (level === 3 || thin.any === 0) return deck;
    for (const type of ['bronze', 'silver'] as const)
      for (let i = 0; i < thin[type]; i++)
        removed.push(
          ...deck.splice(
            deck.findIndex((card) => cards[card]!.type === type),
            1,
          ),
        );
    shuffle(chance, 'projects', deck);
    removed.push(...deck.splice(-thin.any));
    return deck;
  });
  return { deck: [...levels[2]!, ...levels[1]!, ...levels[0]!], removed };
}

/** R17, R18 Two equal stacks of development tiles, or none. */
function buildStacks(t: DeployTable, chance: Chance): [number[], number[]] {
  if (!t.options.developmentTiles) return [[], []];
  const tiles: number[] = [];
  for (let kind = 0; kind < KINDS.length; kind++)
    for (let i = 0; i < t.content.tiles[kind]!.copies; i++) tiles.push(kind);
  shuffle(chance, 'tiles', tiles);
  const right = tiles.splice(tiles.length >> 1);
  return [tiles, right];
}
