import type { GameCard } from '@boardroom/ui-kit/card';
import icon from '@phosphor-icons/core/fill/hard-drives-fill.svg?raw';

export const card: GameCard = {
  theme: 'dep',
  icon,
  order: 2,
  line: 'Six workers, three pools, and never enough capacity.',
  lesson: 'Capacity',
};
