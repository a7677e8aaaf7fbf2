import { draw, NONE, shuffle } from '@boardroom/kernel';
import type { Chance } from '@boardroom/kernel';
import { askAll, CHOOSE, PROJECT } from './frames.ts';
import { NOTHING, OPEN_OUTCOME, TO_COME } from './types.ts';
import type { ActionState, ActionTable, Facts } from './types.ts';

export function facts(t: Omit<ActionTable, 'facts'>): Facts {
  const { negotiation, chat, moneyPerUnit, prestigePrice } = t.options;
  const trade = negotiation === 'full' || negotiation === 'open';
  return {
    turns: 2 * t.players,
    grain: moneyPerUnit === 200 ? 100 : moneyPerUnit,
    unit: moneyPerUnit,
    price: prestigePrice,
    values: t.content.projects.map((project) => project.value),
    choices: t.content.leaderCards.map(({ id }) => ({ type: 'choose', leaderCard: id })),
    may: {
      give: negotiation !== 'off',
      secret: negotiation === 'full',
      trade,
      promise: trade && chat !== 'off',
      words: chat === 'full',
    },
  };
}

/** R7 the deck: 3n Project cards, in ascending order. */
function dealDeck(t: ActionTable, chance: Chance): number[] {
  const all = t.content.projects.map((_, project) => project);
  const size = 3 * t.players;
  if (t.options.deckSlice === 'high') return all.slice(all.length - size);
  if (t.options.deckSlice === 'random') shuffle(chance, 'projects', all);
  return all.slice(0, size).toSorted((a, b) => a - b);
}

/** Pushed one by one, the list is packed: quicker to read for the whole match. */
function repeated(value: number, count: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

/** R5–R9, R12, R162 everything that needs no choice is laid out first. */
export function setup(t: ActionTable, chance: Chance): ActionState {
  const n = t.players;
  const each = (value: number, count = n): number[] => repeated(value, count);
  const deck = dealDeck(t, chance);
  const shuffled = shuffle(chance, 'projects', deck.slice());
  const agenda: ActionState['agenda'] = [PROJECT];
  askAll(agenda, CHOOSE, n);
  return {
    chance,
    agenda,
    turn: 0,
    chair: draw(chance, 'chair', n),
    leaderCards: each(NONE),
    money: each(100 * n),
    prestige: each(n),
    bought: each(0),
    bookMoney: each(100 * n),
    bookPrestige: each(n),
    secretMoney: each(0, n * n),
    secretPrestige: each(0, n * n),
    least: each(0, n * n),
    deck,
    pile: shuffled.slice(0, 2 * n),
    box: shuffled.slice(2 * n).toSorted((a, b) => a - b),
    discards: [],
    returned: [],
    project: NONE,
    carry: 0,
    trialsInRow: 0,
    leader: NONE,
    history: [],
    rota: [],
    cards: each(NONE),
    revealed: 0,
    steerer: NONE,
    target: NONE,
    original: NONE,
    votesFor: 0,
    votesAgainst: 0,
    outcome: OPEN_OUTCOME,
    fateShown: [],
    fateLeft: [],
    forfeit: NOTHING,
    window: 0,
    bids: each(0),
    out: each(0),
    high: NONE,
    windows: each(TO_COME, 4),
    winners: each(NONE, 4),
    paid: each(0, 4 * n),
    offers: [],
    promises: [],
    offersMade: each(0),
    promisesMade: each(0),
    kept: each(0, n * n),
    broken: each(0, n * n),
    divided: 0,
    lost: 0,
    politicsPaid: 0,
    auctionPaid: 0,
    forfeitedMoney: 0,
    forfeitedPrestige: 0,
  };
}
