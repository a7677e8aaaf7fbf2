import type { GameCard } from '@boardroom/ui-kit/card';
import icon from '@phosphor-icons/core/fill/dice-five-fill.svg?raw';

export const card: GameCard = {
  theme: 'pp',
  icon,
  palette: {
    accent: 'oklch(0.56 0.115 152)',
    deep: 'oklch(0.31 0.06 158)',
    ground: 'oklch(0.945 0.022 110)',
    stage: 'oklch(0.9 0.03 140)',
    tint: 'oklch(0.44 0.09 152)',
    night: 'oklch(0.19 0.03 158)',
  },
  order: 3,
  line: 'Forty cells, scarce staff, and deals that turn the game.',
  lesson: 'Budgets',
};
