import type { GameCard } from '@boardroom/ui-kit/card';
import icon from '@phosphor-icons/core/fill/dice-five-fill.svg?raw';

export const card: GameCard = {
  theme: 'pp',
  icon,
  order: 3,
  line: 'Forty cells, scarce staff, and deals that turn the game.',
  lesson: 'Budgets',
};
