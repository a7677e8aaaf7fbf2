/** The table in words: for the page's cards, the terminal and a screen reader. */
import { isGap } from '@boardroom/kernel';
import type { Look, Looked, Reader } from '@boardroom/kernel';
import type { Lots } from '../src/types.ts';
import { count } from './count.ts';
import { lookAtSeat } from './seats.ts';

type R = Reader<Lots>;

export function lookAt(r: R, id: string): Looked | null {
  if (id === 'lot') return lookAtLot(r);
  if (id === 'pile') return lookAtPile(r);
  const [kind, number] = id.split(':');
  return kind === 'seat' || kind === 'mat' ? lookAtSeat(r, Number(number)) : null;
}

function lookAtLot(r: R): Looked | null {
  const { lot } = r.view;
  if (lot < 0) return null;
  const say = (key: string, facts: object = {}): string => r.words.say(key, { lot, ...facts })!;
  const own = r.viewer === null ? -1 : r.view.coins[r.viewer]!;
  return {
    id: 'lot',
    name: say('look.lot'),
    kind: say('look.lot.kind'),
    owner: null,
    figures: [{ key: 'worth', name: say('look.figure.worth'), value: String(lot) }],
    line: say('look.lot.line'),
    ...(own < 0
      ? {}
      : {
          now: {
            text: say('look.lot.now', { coins: Math.round((own * lot) / worthLeft(r)) }),
            calc: `${own} × ${lot} / ${worthLeft(r)}`,
          },
        }),
    rule: { number: 'R5', text: say('look.rule.bid') },
  };
}

function lookAtPile(r: R): Looked {
  const left = r.view.pile.length;
  return {
    id: 'pile',
    name: r.words.say('look.pile')!,
    kind: r.words.say('look.pile.kind')!,
    figures: [{ key: 'left', name: r.words.say('look.figure.left')!, value: String(left) }],
    line: r.words.say('look.pile.line', { left })!,
    facts: [r.words.say('look.pile.worth', { worth: worthLeft(r) - Math.max(0, r.view.lot) })!],
    rule: { number: 'R7', text: r.words.say('look.rule.end')! },
  };
}

/** The worth of the open lot and all that is still to come. */
function worthLeft({ t, view }: R): number {
  const all = t.content.lots.reduce((sum, lot) => sum + lot, 0);
  const gone = [...view.taken.flat(), ...view.away].reduce((sum, lot) => sum + lot, 0);
  return Math.max(1, all - gone);
}

export const look: Look<Lots> = {
  things: (r) =>
    [
      { id: 'lot', group: 'table' },
      { id: 'pile', group: 'table' },
      ...r.view.taken.map((_, seat) => ({ id: `seat:${seat}`, group: 'seats' })),
    ].flatMap(({ id, group }) => {
      const seen = lookAt(r, id);
      return seen ? [{ id, group, name: seen.name }] : [];
    }),
  look: lookAt,
  brief: (r, f) => [
    r.words.say('look.brief', {
      lot: r.view.lot,
      left: r.view.pile.length,
      coins: r.view.coins[f.seat]!,
    })!,
  ],
  note: () => undefined,
  gaps(r, move, f) {
    if (!f || !isGap(move.coins)) return {};
    const own = r.view.coins[f.seat]!;
    return {
      coins: {
        label: r.words.say('look.gap.coins')!,
        note: (coins) => r.words.say('look.bid.note', { left: own - coins })!,
        reach: own,
      },
    };
  },
  count,
};
