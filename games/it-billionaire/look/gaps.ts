import type { GapWords, Template } from '@boardroom/kernel';
import { KINDS } from '../src/types.ts';
import type { Move } from '../src/types.ts';
import { kindName, say } from './words.ts';
import type { ItReader } from './words.ts';

/** No move has a gap; the cards of a day are so many of each kind. */
export function gaps(r: ItReader, template: Template<Move>): Readonly<Record<string, GapWords>> {
  if (template.type !== 'chooseActions') return {};
  return Object.fromEntries(
    KINDS.map((kind) => [kind, { label: `${kindName(r, kind)}: ${say(r, `card.${kind}`)}` }]),
  );
}
