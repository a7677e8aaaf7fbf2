/** A company as a whole: whose it is, what it holds, how it stands. */
import type { Looked } from '@boardroom/kernel';
import { cardCounts, ideasOf, pointsOf, tokensOf as tokensInAll } from '../src/scoring.ts';
import { held, placedTokens } from '../src/stock.ts';
import { DECKS, INACTIVE, INSURED, RAW, SPACES, STOCK } from '../src/types.ts';
import { figure, goodsOf, ruleLine, tokensOf } from './case.ts';
import type { Case } from './case.ts';
import { cardsOf } from './figures.ts';
import { companyFacts } from './plans.ts';

export function lookAtSeat(c: Case, id: string): Looked | null {
  const { r, say } = c;
  const of = Number(id.slice('seat:'.length));
  if (!(of >= 0 && of < r.t.seats) || id !== `seat:${of}`) return null;
  const s = of === c.seat ? c.s : r.view;
  const points = pointsOf(r.t, s, of);
  const business = s.business[of]!;
  const spot = s.spot[of]!;
  const stock = s.stock.slice(of * STOCK, of * STOCK + 3);
  const cards = cardsOf(r, s, of);
  const facts = [
    say('look.seat.free', {
      free: tokensOf(c, stock),
      placed: tokensOf(c, placedTokens(r.t, s, of)),
    }),
    say('look.seat.goods', {
      what: goodsOf(
        c,
        [0, 1, 2].map((p) => held(s, of, RAW + p)),
      ),
    }),
    ...companyFacts(c, of),
    cards.length > 0
      ? say('look.seat.cards', {
          names: cards
            .map(({ card, cover }) =>
              say('look.seat.card', {
                name: say(`card.${card.id}`),
                deck: DECKS[card.deck]!,
                state: cover === INACTIVE ? 'off' : 'on',
              }),
            )
            .join('; '),
        })
      : say('look.seat.noCards'),
    spot >= 0 ? say('look.seat.at', { id: SPACES[spot]! }) : say('look.seat.home'),
    ...(s.flags[of]! & INSURED ? [say('look.seat.insured')] : []),
    ...(s.leader === of ? [say('look.seat.leads')] : []),
  ];
  return {
    id,
    name: r.words.seat(of),
    kind:
      business < 0
        ? say('look.seat.choosing')
        : say('look.seat', { business: r.t.content.businesses[business]! }),
    owner: of,
    figures: [
      figure(c, 'points', points),
      figure(c, 'ideas', ideasOf(r.t, s, of)),
      figure(c, 'trios', Math.min(...cardCounts(r.t, s, of))),
      figure(c, 'tokens', tokensInAll(r.t, s, of)),
    ],
    line: say('look.seat.line', { points, ideaCount: ideasOf(r.t, s, of), cards: cards.length }),
    facts,
    rule: ruleLine(c, 'R124'),
  };
}
