/** What is hidden: the order of the stacks, and cards chosen and not yet played. */
import { HIDDEN, mix } from '@boardroom/kernel';
import type { Knowledge, Rng, Seat } from '@boardroom/kernel';
import { KINDS, SIZES } from './types.ts';
import type { ItState, ItTable } from './types.ts';

export const knowledge: Knowledge<ItState> = {
  public: [
    'agenda',
    'round',
    'zone',
    'first',
    'event',
    'ending',
    'bank',
    'capital',
    'before',
    'angel',
    'owner',
    'day',
    'labs',
    'held',
    'rings',
    'place',
    'queue',
    'queued',
    'finished',
    'finisher',
    'listed',
    'box',
    'payee',
    'old',
    'piles',
    'offer',
    'worked',
    'played',
  ],
  seat: ['chosen', 'down'],
  table: ['stacks'],
};

export function redact(t: ItTable, s: ItState, seat: Seat | null): void {
  for (const stack of s.stacks) stack.fill(HIDDEN);
  const choosing = isChoosing(s);
  if (t.options.openSelection && !choosing) return;
  for (let rival = 0; rival < t.players; rival++) {
    if (rival === seat) continue;
    s.chosen.fill(HIDDEN, KINDS.length * rival, KINDS.length * (rival + 1));
    if (choosing) s.down[rival] = HIDDEN;
  }
}

/** R29 Until all have confirmed only who is ready is seen: who is no longer asked. */
function isChoosing(s: Readonly<ItState>): boolean {
  return s.agenda[s.agenda.length - 1]?.kind === 'chooseActions';
}

function isReady(s: Readonly<ItState>, seat: Seat): boolean {
  for (const f of s.agenda) if (f.kind === 'chooseActions' && f.seat === seat) return false;
  return true;
}

export function redeal(t: ItTable, s: ItState, rng: Rng): void {
  for (let size = 0; size < SIZES.length; size++) guessStack(t, s, size, rng);
}

export function resample(t: ItTable, s: ItState, seat: Seat, rng: Rng): void {
  redeal(t, s, rng);
  const choosing = isChoosing(s);
  if (t.options.openSelection && !choosing) return;
  for (let rival = 0; rival < t.players; rival++) {
    if (rival === seat) continue;
    if (!choosing) guessCards(t, s, rival, rng);
    else guessChoice(t, s, rival, rng);
  }
}

/** Some order of the items of the size that are not seen elsewhere. */
function guessStack(t: ItTable, s: ItState, size: number, rng: Rng): void {
  const seen = t.facts.size.map((of) => of !== size);
  for (const item of s.piles[size]!) seen[item] = true;
  for (const list of [s.offer, s.held, s.queue, s.finished, s.listed])
    for (const item of list) if (item >= 0) seen[item] = true;
  const stack = s.stacks[size]!;
  stack.length = 0;
  for (let item = 0; item < seen.length; item++) if (!seen[item]) stack.push(item);
  mix(stack, rng);
}

/** Any mix of the number that lies there, no kind above R5 with those played today. */
function guessCards(t: ItTable, s: ItState, seat: Seat, rng: Rng): void {
  const at = KINDS.length * seat;
  s.chosen.fill(0, at, at + KINDS.length);
  for (let left = s.down[seat]!; left > 0; left--) {
    let kind = rng.below(KINDS.length);
    while (s.chosen[at + kind]! + s.played[at + kind]! >= t.facts.cards[kind]!)
      kind = (kind + 1) % KINDS.length;
    s.chosen[at + kind]!++;
  }
}

/** Nothing of a seat that still chooses, any legal choice of one that is ready. */
function guessChoice(t: ItTable, s: ItState, seat: Seat, rng: Rng): void {
  const choices = t.facts.moves.choose[s.labs[seat]!]!;
  const choice = choices[isReady(s, seat) ? rng.below(choices.length) : 0]!;
  let down = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const count = choice[KINDS[kind]!];
    s.chosen[KINDS.length * seat + kind] = count;
    down += count;
  }
  s.down[seat] = down;
}
