import { NONE } from '@boardroom/kernel';
import type { Emit, Seat, Step } from '@boardroom/kernel';
import { CHOOSE } from '../frames.ts';
import { receive } from '../money.ts';
import { KINDS } from '../types.ts';
import type { Event, It, ItState, ItTable } from '../types.ts';

/** R26, R29 All players are asked for their Action Cards. */
export const choosing: Step<It> = {
  run(t, s, _f, emit) {
    if (t.options.angelInvestor) maybeAngel(t, s, emit);
    for (let seat = t.players - 1; seat >= 0; seat--) s.agenda.push(CHOOSE[seat]!);
  },
};

/** Option `angelInvestor`: for those who can no longer buy a lab; once, but for the days of `angelDays`. */
function maybeAngel(t: ItTable, s: ItState, emit?: Emit<Event>): void {
  let cheapest = Infinity;
  for (let i = 0; i < s.owner.length; i++)
    if (s.owner[i] === NONE) cheapest = Math.min(cheapest, t.facts.cost[i]!);
  for (let seat = 0; seat < t.players; seat++) {
    const amount = t.options.angelCapital - s.capital[seat]!;
    const isStranded =
      s.labs[seat] === 0 && s.capital[seat]! < cheapest && !s.payee.includes(seat) && amount > 0;
    if (!isStranded || !angelMayCome(t, s, seat, s.round)) continue;
    s.angel[seat] = 1;
    receive(s, seat, amount);
    emit?.({ type: 'angelCame', seat, amount });
  }
}

/** Whether a stranded player would be raised on this day. */
export function angelMayCome(
  { options }: ItTable,
  s: Readonly<ItState>,
  seat: Seat,
  day: number,
): boolean {
  return options.angelInvestor && (day <= options.angelDays || s.angel[seat] === 0);
}

/** R29 All have confirmed: how many cards each has chosen is seen; with `openSelection` which. */
export const laid: Step<It> = {
  run(t, s, _f, emit) {
    if (!emit) return;
    for (let seat = 0; seat < t.players; seat++) {
      emit({ type: 'cardsLaid', seat, count: s.down[seat]! });
      if (!t.options.openSelection) continue;
      const at = KINDS.length * seat;
      const [acquire, sell, select, work, stop] = s.chosen.slice(at, at + KINDS.length);
      emit({
        type: 'cardsShown',
        seat,
        acquire: acquire!,
        sell: sell!,
        select: select!,
        do: work!,
        stop: stop!,
      });
    }
  },
};
