/** What the words of a table take from its edition and options. */
import type { Printed, Saying, Table } from '@boardroom/kernel';
import { EFFECTS } from './content.ts';
import type { Effects } from './content.ts';
import { DECKS } from './types.ts';
import type { ElPlan } from './types.ts';

export function printed({ content, options }: Table<ElPlan>): Printed {
  const costs = DECKS.map((deck) =>
    content.cards.flatMap((card) =>
      card.deck === deck ? [card.cost.money + card.cost.energy] : [],
    ),
  );
  return {
    figures: {
      marketPrice: content.marketPrice,
      importPrice: content.importPrice,
      exportSize: content.exportSize,
      periods: options.periods,
      events: content.events.length,
      badEvents: content.events.filter(({ negative }) => negative).length,
      // R88: what the guest of space 5 pays.
      marketPriceAt5: content.marketPrice - 1,
      importPriceAt5: content.importPrice - 1,
      ...Object.fromEntries(
        DECKS.flatMap((deck, i) => [
          [`${deck}Least`, Math.min(...costs[i]!)],
          [`${deck}Most`, Math.max(...costs[i]!)],
        ]),
      ),
    },
    effects: Object.fromEntries([
      ...content.cards.map(({ id, effects }) => [`card.${id}.text`, ofCard(effects)]),
      ...content.events.map(({ id, effects }) => [`event-card.${id}.text`, ofEvent(effects)]),
    ]),
  };
}

/** R134 What an investment does while it is active. */
function ofCard(effects: Effects): Saying[] {
  const { production = 0, logistics = 0, marketing = 0, rigMoney = 0, rigEnergy = 0 } = effects;
  const all = production + logistics + marketing;
  const each = production === logistics && logistics === marketing;
  return [
    ...(all === 0
      ? []
      : each
        ? [say('processesEach', production)]
        : [{ code: 'processes', facts: { production, logistics, marketing, all } }]),
    ...(rigMoney + rigEnergy > 0
      ? [{ code: 'rig', facts: { money: rigMoney, energy: rigEnergy } }]
      : []),
    ...sayings(effects, '', [...PROCESSES, ...RIG]),
  ];
}

/** R40 What an event does, at once or until the month ends. */
function ofEvent(effects: Effects): Saying[] {
  const { marketPrice = 0, importPrice = 0 } = effects;
  return marketPrice !== 0 && marketPrice === importPrice
    ? [
        say('event.prices', marketPrice),
        ...sayings(effects, 'event.', ['marketPrice', 'importPrice']),
      ]
    : sayings(effects, 'event.', []);
}

const PROCESSES = ['production', 'logistics', 'marketing'];
const RIG = ['rigMoney', 'rigEnergy'];

/** One sentence for each effect, in the order of `EFFECTS`, but for those already said. */
function sayings(effects: Effects, kind: '' | 'event.', said: readonly string[]): Saying[] {
  return EFFECTS.flatMap((name) => {
    const amount = effects[name] ?? 0;
    return amount === 0 || said.includes(name) ? [] : [say(`${kind}${name}`, amount)];
  });
}

/** `inAll` counts what everybody has without it: one type a month, one product kept. */
function say(code: string, amount: number): Saying {
  const count = Math.abs(amount);
  return { code, facts: { count, inAll: count + 1, sign: amount < 0 ? 'less' : 'more' } };
}
