import { pending } from '@boardroom/kernel';
import type { GameUi } from '@boardroom/ui-kit';
import icon from '@phosphor-icons/core/fill/gavel-fill.svg?raw';
import type { Lots } from '../src/index.ts';
import Board from './Board.svelte';
import { HEIGHT, WIDTH } from './layout.ts';
import messagesEn from './messages.en.json' with { type: 'json' };
import { show } from './show.ts';
import { tell } from './tell/index.ts';

export const ui: GameUi<Lots> = {
  theme: 'lots-template',
  icon,
  messages: { en: messagesEn },
  board: { width: WIDTH, height: HEIGHT },
  Board,
  head: ({ view, words }, seat) => ({
    value: String(view.taken[seat]!.reduce((sum, lot) => sum + lot, 0)),
    unit: words.say('unit.points')!,
  }),
  heading({ t, view, words }) {
    const all = t.content.lots.length;
    return {
      title: words.say('ui.round', { n: all - view.pile.length })!,
      note: words.say('ui.round.of', { all })!,
    };
  },
  steps: ({ view, words }) => [
    { name: words.say('step.bid')!, state: pending(view).length > 0 ? 'now' : 'done' },
    { name: words.say('step.award')!, state: 'to-come' },
  ],
  show,
  aid: ({ view, words }, { seat }) =>
    words.say('aid.bid', { coins: view.coins[seat]!, left: view.pile.length }),
  tell,
  rules: { bid: 'R4', 'too-few-coins': 'R4' },
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
};
