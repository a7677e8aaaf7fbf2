/** The two packs. */
import type { ProjectPlanState, ProjectPlanTable } from './types.ts';
import { CARDS, EXIT_CARD } from './facts.ts';
import { has } from './sets.ts';

export function packOf(s: ProjectPlanState, pack: number): number[] {
  return pack === 0 ? s.chancePack : s.chestPack;
}

/** Takes the top card of a pack; cards of both packs count on from each other. */
export function drawCard(s: ProjectPlanState, pack: number): number {
  const card = packOf(s, pack).shift()!;
  if (s.unseen[pack]! > 0) s.unseen[pack] = s.unseen[pack]! - 1;
  return card;
}

export function toBottom(s: ProjectPlanState, card: number): void {
  packOf(s, card < CARDS ? 0 : 1).push(card);
}

/** Exit cards in this set of items go to the bottom of their own packs. */
export function returnExitCards(t: ProjectPlanTable, s: ProjectPlanState, items: number): void {
  for (let pack = 0; pack < 2; pack++)
    if (has(items, EXIT_CARD[pack]!)) toBottom(s, t.facts.exitCard[pack]!);
}
