/** What is hidden: the order of the packs, and sealed bids while they are being made. */
import { HIDDEN, NONE, mix } from '@boardroom/kernel';
import type { Knowledge, Rng, Seat } from '@boardroom/kernel';
import { packOf } from './cards.ts';
import { gathered } from './decisions/sealed-bid.ts';
import { CARDS, EXIT_CARD } from './facts.ts';
import { has } from './sets.ts';
import type { ProjectPlanState, ProjectPlanTable } from './types.ts';

export const knowledge: Knowledge<ProjectPlanState> = {
  public: [
    'active',
    'starter',
    'round',
    'deadline',
    'throws',
    'doubles',
    'further',
    'proposals',
    'tendered',
    'ftes',
    'qmTeams',
    'fico',
    'cancelled',
    'lastClaim',
    'extended',
    'marked',
    'staffed',
    'cash',
    'at',
    'wfa',
    'out',
    'dealt',
    'holds',
    'level',
    'unseen',
    'open',
    'claims',
    'debt',
  ],
  seat: ['agenda'],
  table: ['chancePack', 'chestPack'],
};

/** With `cardCounting` only the cards nobody has drawn yet are unknown, else the whole pack. */
function unknownCards(t: ProjectPlanTable, s: ProjectPlanState, pack: number): number {
  return t.options.cardCounting ? s.unseen[pack]! : packOf(s, pack).length;
}

export function redact(t: ProjectPlanTable, s: ProjectPlanState, seat: Seat | null): void {
  for (let pack = 0; pack < 2; pack++) packOf(s, pack).fill(HIDDEN, 0, unknownCards(t, s, pack));
  const bids = gathered(s)?.bids;
  if (bids)
    for (let other = 0; other < bids.length; other++) if (other !== seat) bids[other] = HIDDEN;
}

export function redeal(t: ProjectPlanTable, s: ProjectPlanState, rng: Rng): void {
  for (let pack = 0; pack < 2; pack++) refillPack(t, s, pack, rng);
}

export function resample(t: ProjectPlanTable, s: ProjectPlanState, seat: Seat, rng: Rng): void {
  redeal(t, s, rng);
  const bids = gathered(s)?.bids;
  if (!bids) return;
  for (let other = 0; other < bids.length; other++) {
    if (other === seat) continue;
    const most = s.cash[other]!;
    const least = t.content.leastBid;
    // Who has answered is known: their question is gone.
    if (s.out[other] !== 0 || isAsked(s, other)) bids[other] = NONE;
    else if (most < least || rng.below(2) === 0) bids[other] = 0;
    else bids[other] = least + 10 * rng.below((most - least) / 10 + 1);
  }
}

function isAsked(s: Readonly<ProjectPlanState>, seat: Seat): boolean {
  for (let i = s.agenda.length - 1; s.agenda[i]!.kind === 'sealedBid'; i--)
    if (s.agenda[i]!.seat === seat) return true;
  return false;
}

/** The cards of the pack that are neither known, held nor open, in any order. */
function refillPack(t: ProjectPlanTable, s: ProjectPlanState, pack: number, rng: Rng): void {
  const cards = packOf(s, pack);
  const unknown = unknownCards(t, s, pack);
  const missing: number[] = [];
  for (let card = pack * CARDS; card < (pack + 1) * CARDS; card++) {
    if (s.open.includes(card) || cards.indexOf(card, unknown) >= 0) continue;
    if (card === t.facts.exitCard[pack] && s.holds.some((set) => has(set, EXIT_CARD[pack]!)))
      continue;
    missing.push(card);
  }
  mix(missing, rng);
  for (let i = 0; i < unknown; i++) cards[i] = missing[i]!;
}
