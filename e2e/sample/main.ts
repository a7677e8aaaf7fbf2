import '@boardroom/ui-kit/tokens.css';
import '../../packages/web/src/styles/fonts.css';
import '../../packages/web/src/styles/base.css';
import { editionHash, isRefusal } from '@boardroom/kernel';
import type { GameUi } from '@boardroom/ui-kit';
import { mount } from 'svelte';
import { lots } from '../../packages/kernel/src/testing/sample-game.ts';
import type { Lots } from '../../packages/kernel/src/testing/sample-game.ts';
import { openLocalTable } from '../../packages/web/src/engine/local-table.ts';
import TableFrame from '../../packages/web/src/table/TableFrame.svelte';
import Board from './Board.svelte';
import { look } from './look.ts';
import Many from './Many.svelte';

const ui: GameUi<Lots> = {
  theme: 'itb',
  icon: '',
  messages: {
    en: { 'tutor.look': 'Look', 'tutor.look.text': 'This is the lot.', 'group.give': 'Give' },
  },
  board: { width: 600, height: 400, phone: 600 },
  Board,
  head: ({ view }, seat) => ({
    value: String(view.coins[seat]! < 0 ? 'hidden' : view.coins[seat]),
  }),
  heading: ({ view }) => ({ title: `Lot ${view.lot}` }),
  steps: () => [
    { name: 'Bid', state: 'now' },
    { name: 'Award', state: 'to-come' },
  ],
  show(scene, move) {
    if (move.type === 'bid')
      return { label: 'Bid', path: ['lot'], gaps: { coins: { label: 'Coins' } } };
    if (move.type === 'give')
      return {
        label: `Give to ${scene.names[move.to as number]}`,
        group: 'give',
        path: [`coins:${scene.viewer}`, `seat-area:${String(move.to)}`],
        confirm: 'Really give?',
      };
    return {
      label: 'Scrap',
      path: [`seat-area:${scene.viewer}`],
      preview: { title: 'A coin for each', lines: ['1 × lot'] },
      gaps: { lots: { target: (lot) => `held:${lot}` } },
    };
  },
  tell: (_scene, event) =>
    event.type === 'sold'
      ? {
          about: 'money',
          calc: `${event.coins} coins`,
          cues: [
            { do: 'move', what: `lot:${event.lot}`, from: 'lot' },
            {
              do: 'fly',
              chip: 'coin',
              from: `purse:${event.seat}`,
              to: 'lot',
              text: String(event.coins),
            },
            { do: 'count', where: `purse:${event.seat}`, by: -event.coins },
          ],
        }
      : event.type === 'turnedUp'
        ? { heading: `Lot ${event.lot}`, banner: { title: `Lot ${event.lot}` } }
        : {},
  wish: (_scene, target) => (target.startsWith('held:') ? { type: 'bid', coins: 99 } : null),
  rules: { 'too-few-coins': 'R1' },
  tutorial: async () => ({ seed: 'x', players: 2, steps: [] }),
};

/** Giving as a card, with `?deal`. */
const dealing: Pick<GameUi<Lots>, 'show' | 'deal'> = {
  show(scene, move, frame) {
    const shown = ui.show(scene, move, frame);
    return move.type === 'give' ? { ...shown, deal: { with: move.to as number } } : shown;
  },
  deal(scene, { with: to, values }) {
    if (to === null || scene.viewer === null) return null;
    const coins = values['coins'] ?? 0;
    const left = scene.view.coins[scene.viewer]! - coins;
    return {
      title: `Deal with ${scene.names[to]}`,
      sides: [
        {
          seat: scene.viewer,
          title: 'You give',
          items: [
            {
              id: 'none',
              name: 'Lot',
              chosen: false,
              refused: 'Lots cannot be given.',
              rule: 'R1',
            },
          ],
          fields: [{ key: 'coins', name: 'Coins', value: coins, min: 0, max: 10 }],
          effects: coins > 0 ? [`Coins −${coins}, leaves ${left}`] : [],
        },
        { seat: to, title: `${scene.names[to]} gets`, effects: [] },
      ],
      law: [{ text: 'Something is given.', rule: 'R1', kept: coins > 0 }],
      send: { label: 'Give', move: coins > 0 ? { type: 'give', to, coins } : null },
    };
  },
};

const query = new URLSearchParams(location.search);
const content = { lots: [1, 2, 3, 4, 5, 6] };
const people = Number(query.get('people') ?? 2);
const port = openLocalTable(
  {
    id: 'sample',
    title: 'Lots',
    seats: [
      { kind: 'human', name: 'Mira', colour: 1 },
      { kind: people > 1 ? 'human' : 'bot', name: 'Tomás', colour: 2 },
    ],
    record: {
      game: 'lots',
      version: 1,
      edition: { id: 'classic', hash: editionHash(content) },
      players: 2,
      options: { coins: 10 },
      seed: 'sample',
      moves: JSON.parse(query.get('moves') ?? '[]'),
    },
    created: 0,
    updated: 0,
    over: false,
  },
  {
    game: lots,
    content,
    texts: {
      name: 'Lots',
      tagline: '',
      fields: { to: 'seat', lots: 'lot' },
      messages: {
        'ask.bid': 'Seal your bid for the lot.',
        'ask.scrap': 'Scrap lots for a coin each?',
        'move.bid': 'Bid {coins}',
        'move.scrap': 'Scrap {lots}',
        'move.give': 'Give {coins} to {to}',
        'event.turnedUp': 'Lot {lot} is turned up.',
        'event.sold': '{seat} takes lot {lot} for {coins}.',
        'event.given': '{seat} gives {coins} to {to}.',
        'event.scrapped': '{seat} scraps {lots}.',
        'event.bonus': '{seat} rolls {die}.',
        'refusal.too-few-coins': 'You have only {coins} coins.',
        lot: 'Lot {n}',
      },
    },
    pace: async () => undefined,
    // The worker's bots do not know this game; the rules' own fallback plays for them.
    failed: () => undefined,
    notStored: (error) => console.error(error),
  },
);
if (isRefusal(port)) throw new Error(port.code);
if (query.has('template')) void import('./template.ts').then((found) => found.mountTemplate());
else if (query.has('guide')) void import('./template.ts').then((found) => found.mountGuide());
else
  mount(TableFrame, {
    target: document.getElementById('app')!,
    props: {
      port,
      ui: {
        ...ui,
        ...(query.has('many') ? { Board: Many } : {}),
        ...(query.has('deal') ? dealing : {}),
      },
      preset: 'Sample',
      look: async () => look,
    },
  });
