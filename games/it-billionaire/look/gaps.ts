import type { GapWords, Template } from '@boardroom/kernel';
import { KINDS } from '../src/types.ts';
import type { Frame, Move } from '../src/types.ts';
import { inTheWayToday } from './today.ts';
import { kindName, say } from './words.ts';
import type { ItReader } from './words.ts';

/** No move has a gap; the cards of a day are so many of each kind. */
export function gaps(
  r: ItReader,
  template: Template<Move>,
  frame: Frame | null,
): Readonly<Record<string, GapWords>> {
  if (template.type !== 'chooseActions') return {};
  const seat = frame?.seat ?? r.viewer ?? 0;
  return Object.fromEntries(
    KINDS.map((kind) => {
      const does = say(r, `card.${kind}`);
      const why = inTheWayToday(r, seat, kind);
      const said = why === null ? does : say(r, 'card.but', { does, why });
      return [kind, { label: `${kindName(r, kind)}: ${said}` }];
    }),
  );
}
