/** What events do on the page: things travel from where to where. */
import type { Seat } from '@boardroom/kernel';
import type { Cue, Telling } from '@boardroom/ui-kit/contract';
import { EFFECT } from '../src/content.ts';
import { fromCards } from '../src/effects.ts';
import { PRODUCTS, TOKENS } from '../src/types.ts';
import type { ElPlanEvent, ElPlanState, Product } from '../src/types.ts';
import { cardColour, EVENT_ICONS, productColour } from './looks.ts';
import { caseOf, goodsOf, processesOf } from '../look/case.ts';
import { tokens as signs } from '../look/figures.ts';
import type { Table } from '../look/figures.ts';

const SIGN = ['W', '$', 'E'] as const;

export function tell(scene: Table, e: ElPlanEvent, before: Readonly<ElPlanState>): Telling {
  const { words, view, t } = scene;
  const say = (key: string, facts: object = {}): string => words.say(`ui.${key}`, facts) ?? key;
  const coin = (from: string, to: string, text: string): Cue => ({
    do: 'fly',
    chip: 'coin',
    from,
    to,
    text,
  });
  const cube = (product: Product, from: string, to: string, text?: string): Cue => ({
    do: 'fly',
    chip: 'cube',
    from,
    to,
    colour: productColour(product),
    ...(text ? { text } : {}),
  });
  /** "+1 W": what a seat gets, or with a minus pays. */
  const gain = (counts: readonly number[], sign: '+' | '−'): { gain?: string } =>
    counts.some((n) => n > 0) ? { gain: `${sign}${signs(counts)}` } : {};
  /** Where a seat's things are: on the own desk, else at its seat card. */
  const shelf = (seat: Seat, id: string): string => (seat === scene.viewer ? id : `seat:${seat}`);
  const tokens = (seat: Seat, counts: readonly number[], inward: boolean): Cue[] =>
    counts.flatMap((n, i) => {
      if (n <= 0) return [];
      const at = shelf(seat, `free:${i}`);
      const text = `${inward ? '+' : '−'}${n} ${SIGN[i]!}`;
      return [inward ? coin(`box:${i}`, at, text) : coin(at, `box:${i}`, text)];
    });
  const pays = (seat: Seat, counts: readonly number[]): Telling => ({
    about: 'money',
    cues: tokens(seat, counts, false),
    ...gain(counts, '−'),
  });
  switch (e.type) {
    case 'planChosen':
      return {
        about: 'moves',
        cues: [
          {
            do: 'fly',
            chip: 'card',
            from: `plan:${e.business}`,
            to: `seat:${e.seat}`,
            colour: '#fff6e0',
          },
        ],
      };
    case 'periodBegan':
      return {
        heading: say('log.month', { period: e.period, n: e.period, name: words.seat(e.seat) }),
      };
    case 'districtEnabled': {
      const heading = say('log.district', {
        n: e.district,
        name: words.word('district-name', e.district),
      });
      if (e.district !== view.district || before.district === view.district) return { heading };
      const from = before.district > 7 || before.district >= view.district ? 0 : before.district;
      const between = Array.from(
        { length: Math.max(0, e.district - from - 1) },
        (_, i) => `stop:${from + 1 + i}`,
      );
      return { heading, cues: [{ do: 'move', what: 'tram', from: `stop:${from}`, path: between }] };
    }
    case 'placed':
      return {
        about: 'moves',
        cues: [{ do: 'move', what: `pawn:${e.seat}`, from: `seat:${e.seat}` }],
      };
    case 'served':
      return { about: 'moves', cues: [{ do: 'pulse', what: `space:${e.space}` }], hush: true };
    case 'looked':
      return { about: 'moves', cues: [{ do: 'pulse', what: 'pack' }] };
    case 'topEvent':
      return { cues: [{ do: 'say', where: 'pack', text: words.word('event-card', e.event) }] };
    case 'eventRevealed':
      return {
        cues: [{ do: 'flip', what: 'eventcard' }],
        banner: {
          title: words.word('event-card', e.event),
          text: [
            words.say(`event-card.${e.event}.text`),
            words.say(`event-card.${e.event}.flavour`),
          ]
            .filter(Boolean)
            .join(' '),
          icon: EVENT_ICONS[e.event] ?? '',
        },
        icon: EVENT_ICONS[e.event] ?? '',
      };
    case 'ignored':
    case 'accepted':
      return { about: 'moves', cues: [{ do: 'pulse', what: 'space:1' }] };
    case 'brokerPaid':
      return pays(e.seat, [0, fromCards(t, before, e.seat, EFFECT.broker), 0]);
    case 'cloudPaid':
      return pays(e.seat, [0, 0, fromCards(t, before, e.seat, EFFECT.cloud)]);
    case 'tollPaid': {
      const paid = TOKENS.map((token) => (token === e.token ? 1 : 0));
      return { about: 'money', cues: tokens(e.seat, paid, false), ...gain(paid, '−') };
    }
    case 'sown':
      return { about: 'money', cues: [coin('box:1', `space:${e.space}`, `+${e.money} $`)] };
    case 'subsidyPlaced':
      return { about: 'money', cues: [coin('box:1', `space:${e.space}`, '+1 $')] };
    case 'auditPaid':
      return {
        about: 'money',
        cues: tokens(e.seat, [e.workers, e.money, e.energy], false),
        ...gain([e.workers, e.money, e.energy], '−'),
      };
    case 'tookTokens':
    case 'income':
      return {
        about: 'money',
        cues: tokens(e.seat, [e.workers, e.money, e.energy], true),
        ...gain([e.workers, e.money, e.energy], '+'),
      };
    case 'hired':
      return {
        about: 'money',
        cues: tokens(e.seat, [e.count, 0, 0], true),
        ...gain([e.count, 0, 0], '+'),
      };
    case 'converted':
      return {
        about: 'money',
        cues: [
          ...tokens(e.seat, [e.count, 0, 0], false),
          ...tokens(e.seat, [0, e.money, e.count - e.money], true),
        ],
      };
    case 'freed':
    case 'activated': {
      const item = t.facts.cardIndex[e.item] === undefined ? `row:${e.item}` : `own:${e.item}`;
      // "Row 3" means nothing without the plan beside it: the seat cards show the processes instead.
      const hush = item.startsWith('row:') ? ({ hush: true } as const) : {};
      if (e.seat !== scene.viewer) return { about: 'moves', ...hush };
      return { about: 'moves', cues: [{ do: 'pulse', what: item }], ...hush };
    }
    case 'cardReturned':
      return {
        about: 'money',
        ...gain([0, e.money, e.energy], '+'),
        cues: [
          {
            do: 'fly',
            chip: 'card',
            from: `seat:${e.seat}`,
            to: 'district:2',
            colour: cardColour(e.card),
          },
          ...tokens(e.seat, [0, e.money, e.energy], true),
        ],
      };
    case 'acquired':
      return {
        about: 'money',
        ...gain([0, e.money, e.energy], '−'),
        ...printed(e.card, e.money, e.energy),
        cues: [
          ...tokens(e.seat, [0, e.money, e.energy], false),
          {
            do: 'fly',
            chip: 'card',
            from: placeOf(before, e.card),
            to: shelf(e.seat, `own:${e.card}`),
            colour: cardColour(e.card),
          },
        ],
      };
    case 'produced':
      return {
        about: 'moves',
        gain: `+${e.count}`,
        ...recipeOf(e.seat, e.run),
        cues: [cube(e.product, 'district:4', shelf(e.seat, `goods:${e.product}`), `+${e.count}`)],
      };
    case 'bought':
      return {
        about: 'money',
        ...gain([0, e.price, 0], '−'),
        cues: [
          ...tokens(e.seat, [0, e.price, 0], false),
          cube(
            e.product,
            `${e.from === 'import' ? 'ship' : 'area'}:${e.product}`,
            shelf(e.seat, `goods:${e.product}`),
          ),
        ],
      };
    case 'sold':
      return {
        about: 'money',
        ...gain([0, e.money, e.energy], '+'),
        cues: [
          cube(e.product, shelf(e.seat, `goods:${e.product}`), `area:${e.product}`),
          ...tokens(e.seat, [0, e.money, e.energy], true),
        ],
      };
    case 'exported':
      return {
        about: 'moves',
        cues: [cube(e.product, `area:${e.product}`, `ship:${e.product}`, `${e.count}`)],
      };
    case 'exportBonus':
      return {
        about: 'money',
        cues: tokens(e.seat, [0, e.money, 0], true),
        ...gain([0, e.money, 0], '+'),
      };
    case 'potCollected':
      return {
        about: 'money',
        ...gain([0, e.money, 0], '+'),
        cues: [coin(`space:${e.space}`, shelf(e.seat, 'free:1'), `+${e.money} $`)],
      };
    case 'innovated':
      return {
        about: 'moves',
        gain: '+1',
        calc: goodsOf(
          caseOf(scene, e.seat),
          PRODUCTS.map((product) => e[product]),
        ),
        cues: [
          ...PRODUCTS.flatMap((p) =>
            e[p] > 0 ? [cube(p, shelf(e.seat, `goods:${p}`), 'district:7')] : [],
          ),
          { do: 'fly', chip: 'star', from: 'district:7', to: `purse:${e.seat}` },
          { do: 'count', where: `purse:${e.seat}`, by: 1 },
        ],
      };
    case 'kept':
      return { hush: true };
    case 'lost':
      return {
        about: 'moves',
        cues: PRODUCTS.flatMap((p, i) =>
          e[p] > 0 ? [cube(p, shelf(e.seat, `goods:${p}`), `box:${4 + i}`, `−${e[p]}`)] : [],
        ),
      };
    case 'recycled':
      return {
        about: 'money',
        cues: tokens(e.seat, [0, 0, e.energy], true),
        ...gain([0, 0, e.energy], '+'),
      };
    case 'refilled':
      return { cues: [{ do: 'flip', what: `offer:${e.card}` }] };
    case 'supplied':
      return {
        cues: [
          cube(e.product, `box:${4 + PRODUCTS.indexOf(e.product)}`, `area:${e.product}`, '+1'),
        ],
      };
    case 'productionEnded':
      // Worth a line only where something stood idle.
      return e.used === e.available ? { hush: true } : {};
    case 'yearEnded':
      return { heading: words.event(e) };
    default:
      return {};
  }

  /** R66, R67: what it would have cost. */
  function printed(id: string, money: number, energy: number): { calc?: string } {
    const card = t.facts.cards[t.facts.cardIndex[id]!]!;
    const off = card.money + card.energy - money - energy;
    if (off === 0) return {};
    return { calc: say('log.printed', { price: signs([0, card.money, card.energy]), off }) };
  }
  function recipeOf(seat: Seat, n: number): { calc?: string } {
    const run = t.facts.plans[view.business[seat]!]?.table[n - 1];
    return run ? { calc: processesOf(caseOf(scene, seat), run.uses) } : {};
  }
  /** An offer that was taken leaves its place behind. */
  function placeOf(s: Readonly<ElPlanState>, id: string): string {
    const place = s.offers.indexOf(t.facts.cardIndex[id]!);
    return place < 0 ? 'district:3' : `place:${place}`;
  }
}
