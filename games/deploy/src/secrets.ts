/** What nobody sees: order of the deck and the stacks, cards removed in setup. Everybody sees alike. */
import { HIDDEN, isOver, mix, NONE } from '@boardroom/kernel';
import type { Knowledge, Rng } from '@boardroom/kernel';
import { removedPerDeck } from './facts.ts';
import { KINDS } from './types.ts';
import type { DeployState, DeployTable } from './types.ts';

export const knowledge: Knowledge<DeployState> = {
  public: [
    'agenda',
    'round',
    'first',
    'arrivals',
    'bag',
    'under',
    'spaces',
    'cubes',
    'since',
    'stacks',
    'columns',
    'discards',
    'spots',
    'placing',
    'cash',
    'income',
    'bvp',
    'steps',
    'arrival',
    'supply',
    'coffee',
    'office',
    'tiles',
    'marker',
    'room',
    'docked',
    'used',
    'flipped',
    'optimised',
    'beside',
    'analyst',
    'declared',
    'designs',
    'rebalanced',
    'slots',
  ],
  seat: [],
  table: ['deck', 'removed', 'leftStack', 'rightStack'],
};

export function redact(t: DeployTable, s: DeployState): void {
  s.leftStack.fill(HIDDEN);
  s.rightStack.fill(HIDDEN);
  if (isOver(s) && t.options.revealLog) return;
  s.deck.fill(HIDDEN, s.under);
  s.removed.fill(HIDDEN);
}

/** Nobody knows more than anybody else. */
export function resample(t: DeployTable, s: DeployState, _seat: number, rng: Rng): void {
  redeal(t, s, rng);
}

export function redeal(t: DeployTable, s: DeployState, rng: Rng): void {
  if (!(isOver(s) && t.options.revealLog)) dealCards(t, s, rng);
  dealTiles(t, s, rng);
}

/** Level by level: the cards setup removed, then the rest of the deck in any order. */
function dealCards(t: DeployTable, s: DeployState, rng: Rng): void {
  const { cards } = t.content;
  const thin = removedPerDeck(t.players);
  const unseen = unseenCards(t, s);
  const removed: number[] = [];
  const levels = [1, 2, 3].map((level) => {
    const hidden = mix(
      unseen.filter((card) => cards[card]!.level === level),
      rng,
    );
    if (level === 3) return hidden;
    for (const type of ['bronze', 'silver'] as const)
      for (let i = 0; i < thin[type]; i++)
        removed.push(
          ...hidden.splice(
            hidden.findIndex((card) => cards[card]!.type === type),
            1,
          ),
        );
    removed.push(...hidden.splice(hidden.length - thin.any, thin.any));
    return hidden;
  });
  s.removed = removed;
  s.deck = [...s.deck.slice(0, s.under), ...levels[2]!, ...levels[1]!, ...levels[0]!];
}

function unseenCards(t: DeployTable, s: Readonly<DeployState>): number[] {
  const seen = t.content.cards.map(() => false);
  for (const card of s.spaces) if (card !== NONE) seen[card] = true;
  for (const slot of s.slots) for (const card of slot) seen[card] = true;
  for (let i = 0; i < s.under; i++) seen[s.deck[i]!] = true;
  const unseen: number[] = [];
  for (let card = 0; card < seen.length; card++) if (!seen[card]) unseen.push(card);
  return unseen;
}

/** Face-down development tiles are dealt afresh over both stacks. */
function dealTiles(t: DeployTable, s: DeployState, rng: Rng): void {
  if (!t.options.developmentTiles) return;
  const left = t.content.tiles.map(({ copies }) => copies);
  for (const kind of s.columns) if (kind !== NONE) left[kind]!--;
  for (const kind of s.discards) left[kind]!--;
  for (const set of s.docked)
    for (let kind = 0; kind < KINDS.length; kind++) if ((set & (1 << kind)) !== 0) left[kind]!--;
  const tiles: number[] = [];
  left.forEach((count, kind) => {
    for (let i = 0; i < count; i++) tiles.push(kind);
  });
  mix(tiles, rng);
  for (let i = 0; i < s.leftStack.length; i++) s.leftStack[i] = tiles.pop()!;
  for (let i = 0; i < s.rightStack.length; i++) s.rightStack[i] = tiles.pop()!;
}
