/** The face of a game that has no board of its own yet: its summary in words, and the moves. */
import { pending } from '@boardroom/kernel';
import type { AnyUi, Scene } from '@boardroom/ui-kit';
import type { GameCard } from '@boardroom/ui-kit/card';
import { say } from '../words/index.ts';
import FallbackBoard from './FallbackBoard.svelte';
import { scoresOf } from './plain-scores.ts';

export function fallbackUi(card: GameCard): AnyUi {
  return {
    theme: card.theme,
    icon: card.icon,
    messages: {},
    board: { width: 900, height: 620 },
    Board: FallbackBoard,
    head: (scene: Scene<any>, seat) => ({ value: scoresOf(scene)[seat] ?? '' }),
    heading: () => ({ title: say('tab.table') }),
    steps(scene) {
      const kind = pending(scene.view)[0]?.kind;
      return kind ? [{ name: kind, state: 'now' }] : [];
    },
    show: (scene, template: { type: string }) => ({
      label: scene.words.move(template),
      group: template.type,
    }),
    tutorial: async () => ({ seed: 'lesson', players: 3, steps: [] }),
  };
}
