/** A lab of the reader's own: what it can do now, and what closing it brings. */
import { isOver } from '@boardroom/kernel';
import type { Looked, Seat } from '@boardroom/kernel';
import { salePrice } from '../src/labs.ts';
import { notChosen, whyNotWorkIn, whyNotWorkOn } from '../src/refuse/reasons.ts';
import { DO, LABS, SELECT } from '../src/types.ts';
import { obstacles } from './obstacles.ts';
import { isLastDay, playsOf, wayToPlay, workPlays } from './plays.ts';
import { lookAtWork } from './reckon.ts';
import { itemName, say } from './words.ts';
import type { ItReader } from './words.ts';
import { workCalc, workNote } from './work.ts';

type Part = Pick<Looked, 'line' | 'now' | 'obstacles' | 'ways'>;

export function ownLab(r: ItReader, seat: Seat, lab: number): Part {
  const { t, view } = r;
  const { id } = t.content.locations[lab]!;
  const gain = salePrice(t, lab);
  if (isOver(view)) return { line: say(r, 'lab.worth', { half: gain }) };
  const works = workPlays(r, seat)
    .filter(({ labs }) => labs.length === 1 && labs[0] === id)
    .map((move) => lookAtWork(t, view, seat, move));
  const best = works.toSorted((a, b) => b.mean - a.mean)[0];
  if (best) {
    const name = itemName(r, best.item);
    return {
      line: say(r, 'lab.work-now', { name, gain: workNote(r, best) }),
      now: {
        text: say(r, 'lab.work-now', { name, gain: workNote(r, best) }),
        calc: workCalc(r, best),
      },
    };
  }
  const canSell = playsOf(r, seat).some((move) => move.type === 'sellLab' && move.lab === id);
  const now = { text: say(r, canSell ? 'lab.sell-now' : 'lab.sell', { gain }) };
  if (canSell) return { line: now.text, now };
  const items = [0, 1, 2].map((n) => view.held[LABS * seat + n]!).filter((item) => item >= 0);
  const onItems = items.map((item) => whyNotWorkOn(t, view, item));
  const noItem = onItems.every((why) => why.length > 0)
    ? (onItems[0] ?? whyNotWorkOn(t, view, -1))
    : [];
  const why = obstacles(r, seat, [
    ...whyNotWorkIn(t, view, seat, lab),
    ...notChosen(view, seat, 'do'),
    ...noItem,
  ]);
  const ways = [
    ...new Set(
      [
        wayToWork(r, seat, lab),
        items.length === 0 ? wayToPlay(r, seat, SELECT, null) : null,
      ].filter((way) => way !== null),
    ),
  ];
  if (!why) return { line: now.text, now };
  return { line: say(r, 'not-now', { reason: why[0]!.text }), now, obstacles: why, ways };
}

/** A lab that cannot work today any more works tomorrow. */
function wayToWork(r: ItReader, seat: Seat, lab: number): string | null {
  const { t, view } = r;
  const spent = whyNotWorkIn(t, view, seat, lab).some(
    ({ code }) => code !== 'not-in-zone' && code !== 'day-not-begun',
  );
  if (!spent) return wayToPlay(r, seat, DO, t.facts.zone[lab]!);
  return isLastDay(r) ? null : say(r, 'way.lab-tomorrow');
}
