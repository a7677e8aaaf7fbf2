/** The town: districts, opportunity spaces, the route token. */
import type { Looked } from '@boardroom/kernel';
import { DISTRICT_OF, PRODUCTS, SPACES, SPACE_3E, SPACE_6 } from '../src/types.ts';
import { figure, pay, ruleLine } from './case.ts';
import type { Case } from './case.ts';
import {
  benefitOf,
  districtNow,
  forecast,
  lacking,
  openness,
  priceOf,
  worthOf,
} from './figures.ts';
import { useOf } from './obstacles.ts';

const SPACE_RULES = ['', 'R36', 'R51', 'R66', 'R76', 'R88', 'R100'] as const;
const DISTRICT_RULES = ['', 'R34', 'R48', 'R64', 'R74', 'R84', 'R100', 'R104'] as const;

export function lookAtSpace(c: Case, id: string): Looked | null {
  const { r, s, seat, say } = c;
  const name = id.slice('space:'.length);
  const space = SPACES.findIndex((one) => one === name);
  if (space < 0 || openness(r, space) < 0) return null;
  const district = DISTRICT_OF[space]!;
  const guest = s.spot.indexOf(space);
  const closed = openness(r, space) === 0;
  const mine = r.viewer === seat && guest !== seat;
  return {
    id,
    name: say('look.space.name', { id: name }),
    kind: say('look.space', { n: district, name: say(`district-name.${district}`) }),
    owner: guest < 0 ? null : guest,
    figures: [
      figure(c, 'worth', worthOf(r, space)),
      ...(district === 6 ? [figure(c, 'pot', `${s.pots[space - SPACE_6]!} $`)] : []),
    ],
    line: say('look.space.line', {
      benefit: benefitOf(r, space),
      state: guest >= 0 ? 'taken' : closed ? 'closed' : 'free',
    }),
    ...(r.viewer === seat && s.business[seat]! >= 0 ? { now: spaceNow(c, space) } : {}),
    ...(mine
      ? useOf(c, {
          district: 0,
          kind: 'place',
          is: (move) => move.type === 'place' && move.space === name,
          move: { type: 'place', space: SPACES[space]! },
          ways: closed ? [say('way.types', { needed: space - SPACE_6 + 1 })] : [],
        })
      : {}),
    rule: ruleLine(c, SPACE_RULES[district]),
  };
}

/** What the space would do for the reader, with this month's figures. */
function spaceNow(c: Case, space: number): NonNullable<Looked['now']> {
  const { r, s, seat, say } = c;
  const district = DISTRICT_OF[space]!;
  if (district === 1) {
    const { bad, left } = forecast(r);
    return { text: say('look.now.1'), calc: say('aid.events', { bad, left }) };
  }
  if (district === 3) {
    const deck = space - SPACE_3E;
    const offers = s.offers.slice(deck * 2, deck * 2 + 2).filter((card) => card >= 0);
    const calc = offers
      .map((i) => {
        const card = r.t.facts.cards[i]!;
        const { money, energy } = priceOf(r, { ...s, spot: s.spot.with(seat, space) }, seat, card);
        return say('look.now.3.card', { name: say(`card.${card.id}`), price: pay(money, energy) });
      })
      .join(', ');
    return offers.length > 0 ? { text: say('look.now.3'), calc } : { text: say('look.now.3.none') };
  }
  if (district === 4) {
    const { table } = r.t.facts.plans[s.business[seat]!]!;
    const gains = table.filter((run) => lacking(r, s, seat, run) === 1);
    const what = gains.map(({ product }) => r.words.word('product', PRODUCTS[product]!));
    return {
      text:
        what.length > 0
          ? say('look.now.4', { what: [...new Set(what)].join(', ') })
          : say('look.now.4.none'),
    };
  }
  if (district === 6) {
    const pot = s.pots[space - SPACE_6]!;
    return { text: say('look.now.6', { total: 1 + pot }), calc: say('look.now.6.calc', { pot }) };
  }
  return { text: say(`look.now.${district}`) };
}

export function lookAtDistrict(c: Case, id: string): Looked | null {
  const { r, s, say } = c;
  const n = Number(id.slice('district:'.length));
  if (!(n >= 1 && n <= 7) || id !== `district:${n}`) return null;
  const spaces = SPACES.filter((_, i) => DISTRICT_OF[i] === n && openness(r, i) >= 0);
  const now = districtNow(r);
  const guests = s.spot.flatMap((space, seat) =>
    space >= 0 && DISTRICT_OF[space] === n ? [say('look.guest', { seat, id: SPACES[space]! })] : [],
  );
  return {
    id,
    name: say(`district-name.${n}`),
    kind: say('look.district', { n }),
    figures: [figure(c, 'spaces', spaces.join(', ') || say('aid.nothing'))],
    line: say(`district-line.${n}`),
    facts: [
      say('look.district.state', { state: n < now ? 'over' : n === now ? 'now' : 'later' }),
      ...guests,
    ],
    rule: ruleLine(c, DISTRICT_RULES[n]!),
  };
}

export function lookAtTram(c: Case, id: string): Looked {
  const { r, s, say } = c;
  const now = districtNow(r);
  const { periods } = r.t.options;
  return {
    id,
    name: say('look.tram'),
    kind: say('look.tram.kind'),
    figures: [figure(c, 'month', say('look.tram.month', { n: s.period, of: periods }))],
    line:
      now >= 1 && now <= 7
        ? say('look.tram.at', { n: now, name: say(`district-name.${now}`) })
        : say('look.tram.depot'),
    facts: [say('look.tram.leader', { seat: s.leader })],
    rule: ruleLine(c, 'R31'),
  };
}
