/** Investment cards: on offer, one's own, others', and the decks they come from. */
import { isOver } from '@boardroom/kernel';
import type { Looked } from '@boardroom/kernel';
import { INCOMES } from '../src/facts.ts';
import type { CardFacts } from '../src/facts.ts';
import { ideasOf } from '../src/scoring.ts';
import { canFill, held, placedTokens } from '../src/stock.ts';
import {
  ACQUIRED,
  DECKS,
  ENERGY,
  INACTIVE,
  MONEY,
  RETURNED,
  SPACES,
  SPACE_3E,
} from '../src/types.ts';
import { figure, needsOf, pay, ruleLine } from './case.ts';
import type { Case } from './case.ts';
import { change, effectOf, freed, makesTrio, worksFrom } from './company.ts';
import { priceOf, tokens } from './figures.ts';
import { because, useOf } from './obstacles.ts';
import type { Obstacle } from './obstacles.ts';

const indexOf = ({ r }: Case, id: string): number =>
  r.t.facts.cardIndex[id.slice(id.indexOf(':') + 1)] ?? -1;

/** What is printed on a card, the same wherever it lies. */
function printed(c: Case, id: string, index: number): Pick<Looked, 'id' | 'name'> {
  return { id, name: c.say(`card.${c.r.t.facts.cards[index]!.id}`) };
}
function figures(c: Case, card: CardFacts, bad = false): Looked['figures'] {
  return [
    figure(c, 'cost', pay(card.money, card.energy), bad),
    figure(c, 'slots', needsOf(c, card, 0) || c.say('aid.nothing')),
    figure(c, 'back', c.say('amount.tokens', { count: card.back })),
  ];
}

export function lookAtOffer(c: Case, id: string): Looked | null {
  const { r, s, seat, say } = c;
  const index = indexOf(c, id);
  if (index < 0 || !s.offers.includes(index)) return null;
  const card = r.t.facts.cards[index]!;
  const price = priceOf(r, s, seat, card);
  const short = tooDear(c, price);
  const mine = r.viewer === seat;
  const trio = makesTrio(c, card) ? say('note.trio') : '';
  return {
    ...printed(c, id, index),
    kind: say('look.offer', { deck: DECKS[card.deck]! }),
    owner: null,
    figures: figures(c, card, mine && short !== null),
    line:
      mine && short ? [short.text, trio].filter(Boolean).join(' ') : effectOf(c, card.id) || trio,
    facts: [effectOf(c, card.id), worksFrom(c, card), ...flavour(c, card.id)],
    ...(mine ? { now: payoff(c, card) } : {}),
    ...useOf(c, {
      district: 3,
      kind: 'acquire',
      is: (move) => move.type === 'acquire' && move.card === card.id,
      move: { type: 'acquire', card: card.id, discount: 'none', adviser: false },
      lasting: [
        ...(s.flags[seat]! & ACQUIRED ? [because(c, { code: 'one-investment' })] : []),
        ...(short ? [short] : []),
      ],
      ways: short ? waysToPay(c, card) : [],
    }),
    rule: ruleLine(c, 'R64'),
  };
}

/** The joke on a card, where it has one. */
function flavour({ r }: Case, id: string): string[] {
  const joke = r.words.say(`card.${id}.flavour`);
  return joke === undefined ? [] : [joke];
}

function tooDear({ s, seat, say }: Case, price: { money: number; energy: number }) {
  const lacks =
    price.money > held(s, seat, MONEY) ? MONEY : price.energy > held(s, seat, ENERGY) ? ENERGY : -1;
  if (lacks < 0) return null;
  const has = held(s, seat, lacks);
  const cost = pay(price.money, price.energy);
  const free = `${has} ${'W$E'[lacks]!}`;
  return { text: say('not.price', { cost, free }), rule: 'R65' } satisfies Obstacle;
}

/** R66, R49, R93: true ways to be able to pay for it. */
function waysToPay({ r, s, seat, say }: Case, card: CardFacts): string[] {
  const { t } = r;
  const ways: string[] = [];
  const space = SPACE_3E + card.deck;
  const lacks = card.money > held(s, seat, MONEY) ? MONEY : ENERGY;
  const sign = 'W$E'[lacks]!;
  if (s.spot[seat]! < 0 && s.district === 0 && !s.spot.includes(space))
    ways.push(say('way.space', { id: SPACES[space]! }));
  const placed = placedTokens(t, s, seat)[lacks]!;
  if (s.district < 2 && placed > 0) ways.push(say('way.free', { count: placed, sign }));
  if (s.period >= t.options.periods) return ways;
  const holds = [4, 5, 6].some((thing) => held(s, seat, thing) > 0);
  if (s.district <= 5 && holds && (lacks === MONEY || t.options.salePayout === 'either'))
    ways.push(say('way.sell', { sign, left: held(s, seat, lacks) + 1 }));
  ways.push(say('way.spaceNext', { id: SPACES[space]!, period: s.period + 1 }));
  return ways;
}

/** What a card bought as soon as possible would bring until the last month. */
function payoff(c: Case, card: CardFacts): NonNullable<Looked['now']> {
  const { r, s, seat, say } = c;
  const { periods } = r.t.options;
  const bought = s.district <= 3 && !(s.flags[seat]! & ACQUIRED) ? s.period : s.period + 1;
  const active = card.atOnce || card.slots.length === 0 ? bought : bought + 1;
  const months = Math.max(0, periods - active + 1);
  const effects = r.t.facts.cardEffects[r.t.facts.cardIndex[card.id]!]!;
  const given = effects[0]! + effects[1]! + effects[2]! + effects[3]!;
  const income = INCOMES.findIndex((e) => effects[e]! > 0);
  const needsIdea = r.t.options.trioNeedsIdea && ideasOf(r.t, r.view, seat) === 0;
  const trio = makesTrio(c, card) ? say(needsIdea ? 'look.trio.later' : 'look.trio') : '';
  const join = (text: string) => [text, trio].filter(Boolean).join(' ');
  if (bought > periods) return { text: join(say('look.pay.never')) };
  const facts = { bought: monthOf(c, bought), active: monthOf(c, active), months };
  if (months === 0) return { text: join(say('look.pay.late', facts)) };
  if (income >= 0) {
    const paid = Math.max(0, months - 1) * effects[INCOMES[income]!]!;
    return {
      text: join(
        say('look.pay.income', {
          ...facts,
          total: tokens([0, 1, 2].map((k) => (k === income ? paid : 0))) || '0',
        }),
      ),
      calc: say('look.pay.incomeCalc', {
        first: months > 1 ? monthOf(c, active + 1) : 'none',
        active: facts.active,
        count: Math.max(0, months - 1),
      }),
    };
  }
  if (given > 0)
    return {
      text: join(say('look.pay.processes', { ...facts, total: given * months })),
      calc: say('look.pay.processesCalc', { given, months }),
    };
  return { text: join(say('look.pay.months', facts)) };
}
const monthOf = ({ r }: Case, period: number): string =>
  r.words.word('period', Math.min(period, 12));

export function lookAtOwn(c: Case, id: string): Looked | null {
  const { r, s, seat, say } = c;
  const index = indexOf(c, id);
  if (index < 0 || s.owner[index] !== seat) return null;
  const card = r.t.facts.cards[index]!;
  const slotless = card.slots.length === 0;
  const active = s.cards[index] !== INACTIVE;
  const does = change(c, card.id, active ? -1 : 1);
  return {
    ...printed(c, id, index),
    kind: say('look.own', { deck: DECKS[card.deck]!, state: active ? 'on' : 'off' }),
    owner: seat,
    figures: figures(c, card, !active && !canFill(s, seat, card, 0)),
    line: effectOf(c, card.id),
    facts: [
      slotless
        ? say('note.noSlots')
        : active
          ? say('look.own.on', { back: freed(c, card.id), after: does || 'none' })
          : say('look.own.off', { cost: needsOf(c, card, 0), after: does || 'none' }),
      say('look.own.return', { gets: say('amount.tokens', { count: card.back }) }),
    ],
    ...(active || slotless
      ? {}
      : useOf(c, {
          district: 2,
          kind: 'assign',
          is: (move) => move.type === 'activate' && move.item === card.id,
          move: { type: 'activate', item: card.id, ideas: [] },
          ways: canFill(s, seat, card, 0) ? [] : [say('way.freeOther')],
        })),
    rule: ruleLine(c, active ? 'R134' : 'R57'),
  };
}

/** A card of another company. */
export function lookAtCard(c: Case, id: string): Looked | null {
  const { r, say } = c;
  const index = indexOf(c, id);
  const owner = index < 0 ? RETURNED : r.view.owner[index]!;
  if (owner < 0) return null;
  const card = r.t.facts.cards[index]!;
  const state = r.view.cards[index] === INACTIVE ? 'off' : 'on';
  return {
    ...printed(c, id, index),
    kind: say('look.own', { deck: DECKS[card.deck]!, state }),
    owner,
    figures: figures(c, card),
    line: effectOf(c, card.id),
    facts: [say('look.card.theirs', { seat: owner })],
    rule: ruleLine(c, 'R22'),
  };
}

export function lookAtDeck(c: Case, id: string): Looked | null {
  const { r, s, say } = c;
  const deck = DECKS.findIndex((name) => `deck:${name}` === id);
  if (deck < 0) return null;
  const left = r.view.decks[deck]!.length;
  const unseen = r.t.facts.decks[deck]!.filter(
    (card) => r.view.owner[card] === -1 && !r.view.offers.includes(card),
  );
  return {
    id,
    name: say(`deck.${DECKS[deck]!}`),
    kind: say('look.deck'),
    figures: [figure(c, 'left', left)],
    line: say('look.deck.line', { deck: DECKS[deck]! }),
    facts:
      left > 0
        ? [
            say('look.deck.unseen', {
              names: unseen.map((card) => say(`card.${r.t.facts.cards[card]!.id}`)).join(', '),
            }),
          ]
        : [say('look.deck.empty')],
    rule: ruleLine(c, isOver(s) ? 'R126' : 'R118'),
  };
}
