/** Cues and sums that several events share. */
import { amount } from '@boardroom/ui-kit/numbers';
import type { Cue } from '@boardroom/ui-kit/contract';
import type { Moment } from '@boardroom/ui-kit/tellers';
import type { It, LabSum } from '../../src/types.ts';
import { say } from '../naming.ts';
import type { ItScene } from '../naming.ts';

/** Money between a purse and the bank, or what was sold. */
export function pay(
  seat: number,
  by: number,
  other = 'bank',
): { about: 'money'; cues: readonly Cue[] } {
  const [from, to] = by < 0 ? [`purse:${seat}`, other] : [other, `purse:${seat}`];
  return {
    about: 'money',
    cues: [
      { do: 'fly', chip: 'coin', from, to, text: amount(Math.abs(by)) },
      { do: 'count', where: `purse:${seat}`, by },
    ],
  };
}

/** From the market if it lay there, else it came up from the queue: no journey worth showing. */
export function flyCard({ scene, before }: Moment<It>, id: string, to: string): Cue {
  const offered = before.offer.includes(scene.t.facts.itemAt[id]!);
  return { do: 'fly', chip: 'card', from: offered ? 'market' : to, to, colour: '#fff6ea' };
}

/** "9 × 2 near the customer, die 3 −9, moved −2 = 7" */
export function sum(scene: ItScene, event: LabSum): string {
  const parts = [
    say(scene, event.nearness > 0 ? 'calc.near' : 'calc.far', { capacity: event.capacity }),
  ];
  if (event.die > 0)
    parts.push(
      say(scene, event.risk > 0 ? 'calc.die' : 'calc.die.full', {
        die: event.die,
        risk: event.risk,
      }),
    );
  else if (event.risk > 0) parts.push(say(scene, 'calc.average', { risk: event.risk }));
  if (event.overhead > 0)
    parts.push(say(scene, `calc.${event.from}`, { overhead: event.overhead }));
  return `${parts.join(', ')} = ${event.rings}`;
}
