/** Workers, money and energy: paid, taken, earned, spent on cards. */
import type { Tellers } from '@boardroom/ui-kit/tellers';
import { tokens as signs } from '../../look/figures.ts';
import type { Table } from '../../look/figures.ts';
import { EFFECT } from '../../src/content.ts';
import { fromCards } from '../../src/effects.ts';
import { TOKENS } from '../../src/types.ts';
import type { ElPlan, ElPlanState } from '../../src/types.ts';
import { cardColour } from '../looks.ts';
import { coin, fromBox, gain, gets, pays, say, shelf, toBox } from './parts.ts';

export const money = {
  brokerPaid: ({ seat }, { scene, before }) =>
    pays(scene, seat, [0, fromCards(scene.t, before, seat, EFFECT.broker), 0]),
  cloudPaid: ({ seat }, { scene, before }) =>
    pays(scene, seat, [0, 0, fromCards(scene.t, before, seat, EFFECT.cloud)]),
  tollPaid: (e, { scene }) =>
    pays(
      scene,
      e.seat,
      TOKENS.map((token) => (token === e.token ? 1 : 0)),
    ),
  auditPaid: (e, { scene }) => pays(scene, e.seat, [e.workers, e.money, e.energy]),
  tookTokens: (e, { scene }) => gets(scene, e.seat, [e.workers, e.money, e.energy]),
  income: (e, { scene }) => gets(scene, e.seat, [e.workers, e.money, e.energy]),
  hired: (e, { scene }) => gets(scene, e.seat, [e.count, 0, 0]),
  exportBonus: (e, { scene }) => gets(scene, e.seat, [0, e.money, 0]),
  recycled: (e, { scene }) => gets(scene, e.seat, [0, 0, e.energy]),
  converted: (e, { scene }) => ({
    about: 'money',
    cues: [
      ...toBox(scene, e.seat, [e.count, 0, 0]),
      ...fromBox(scene, e.seat, [0, e.money, e.count - e.money]),
    ],
  }),
  sown: (e) => ({ about: 'money', cues: [coin('box:1', `space:${e.space}`, `+${e.money} $`)] }),
  subsidyPlaced: (e) => ({ about: 'money', cues: [coin('box:1', `space:${e.space}`, '+1 $')] }),
  potCollected: (e, { scene }) => ({
    about: 'money',
    ...gain([0, e.money, 0], '+'),
    cues: [coin(`space:${e.space}`, shelf(scene, e.seat, 'free:1'), `+${e.money} $`)],
  }),
  cardReturned: (e, { scene }) => ({
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
      ...fromBox(scene, e.seat, [0, e.money, e.energy]),
    ],
  }),
  acquired: (e, { scene, before }) => ({
    about: 'money',
    ...gain([0, e.money, e.energy], '−'),
    ...printed(scene, e.card, e.money, e.energy),
    cues: [
      ...toBox(scene, e.seat, [0, e.money, e.energy]),
      {
        do: 'fly',
        chip: 'card',
        from: offerOf(scene, before, e.card),
        to: shelf(scene, e.seat, `own:${e.card}`),
        colour: cardColour(e.card),
      },
    ],
  }),
} satisfies Partial<Tellers<ElPlan>>;

/** R66, R67: what it would have cost. */
function printed(scene: Table, id: string, money: number, energy: number): { calc?: string } {
  const { cards, cardIndex } = scene.t.facts;
  const card = cards[cardIndex[id]!]!;
  const off = card.money + card.energy - money - energy;
  if (off === 0) return {};
  return { calc: say(scene, 'log.printed', { price: signs([0, card.money, card.energy]), off }) };
}

/** An offer that was taken leaves its place behind. */
function offerOf({ t }: Table, before: Readonly<ElPlanState>, id: string): string {
  const place = before.offers.indexOf(t.facts.cardIndex[id]!);
  return place < 0 ? 'district:3' : `place:${place}`;
}
