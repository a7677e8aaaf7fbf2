/** Select Work: naming the sources and turning up the cards (R58–R61, R66, R67, R130). */
import type { Decision, Emit, Seat, Template } from '@boardroom/kernel';
import { ACCEPT, DRAW_SECOND } from '../frames.ts';
import { drawCard, supply } from '../stacks.ts';
import { SOURCES } from '../types.ts';
import type {
  DrawSecond,
  Event,
  Frame,
  It,
  ItState,
  ItTable,
  SelectWork,
  Sources,
  Visit,
} from '../types.ts';

const [SS, SL, LL, S, L] = SOURCES.map((sources): SelectWork => ({ type: 'selectWork', sources }));
const SECOND: readonly DrawSecond[] = [
  { type: 'drawSecond', source: 'S' },
  { type: 'drawSecond', source: 'L' },
];

/** R59, R67 The sources that can supply both cards; a single one only if there is no other card. */
export function legalSources(t: ItTable, s: Readonly<ItState>, out: Template<Visit>[]): void {
  const small = supply(s, 0);
  const large = supply(s, 1);
  const alone = t.options.drawMode === 'oneByOne' || small + large === 1;
  if (alone) {
    if (small > 0) out.push(S!);
    if (large > 0) out.push(L!);
    return;
  }
  if (small > 1) out.push(SS!);
  if (small > 0 && large > 0) out.push(SL!);
  if (large > 1) out.push(LL!);
}

export function drawOffer(
  t: ItTable,
  s: ItState,
  seat: Seat,
  sources: Sources,
  emit?: Emit<Event>,
): void {
  for (let i = 0; i < sources.length; i++) s.offer.push(drawCard(s, sizeOf(sources, i), emit));
  if (emit) tell(t, s, seat, 0, emit);
  const isSecondOwed = t.options.drawMode === 'oneByOne' && supply(s, 0) + supply(s, 1) > 0;
  s.agenda.push(isSecondOwed ? DRAW_SECOND[seat]! : ACCEPT[seat]!);
}

function sizeOf(sources: string, i: number): number {
  return sources.charCodeAt(i) === 83 ? 0 : 1;
}

/** R60 Drawn cards are shown to everybody. */
function tell(t: ItTable, s: ItState, seat: Seat, from: number, emit: Emit<Event>): void {
  const cards = s.offer.slice(from).map((item) => t.content.items[item]!.id);
  emit({ type: 'workDrawn', seat, cards });
}

/** Only with `drawMode` oneByOne: the second source is named when the first card lies open. */
export const drawSecond: Decision<It, Frame, DrawSecond> = {
  legal(_t, s, _f, out) {
    if (supply(s, 0) > 0) out.push(SECOND[0]!);
    if (supply(s, 1) > 0) out.push(SECOND[1]!);
  },
  apply(t, s, { seat }, { source }, emit) {
    s.offer.push(drawCard(s, sizeOf(source, 0), emit));
    if (emit) tell(t, s, seat, 1, emit);
    s.agenda.push(ACCEPT[seat]!);
  },
  auto(_t, s) {
    if (supply(s, 0) === 0) return SECOND[1]!;
    return supply(s, 1) === 0 ? SECOND[0]! : null;
  },
  /** The source of the first card if possible, else the other. */
  fallback(t, s) {
    const size = t.facts.size[s.offer[0]!]!;
    return SECOND[supply(s, size) > 0 ? size : 1 - size]!;
  },
};
