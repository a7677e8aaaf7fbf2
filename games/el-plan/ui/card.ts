import type { GameCard } from '@boardroom/ui-kit/card';
import icon from '@phosphor-icons/core/fill/tree-evergreen-fill.svg?raw';

export const card: GameCard = {
  theme: 'elp',
  icon,
  order: 5,
  line: 'A small town, a plan card, and twelve months for ideas.',
  lesson: 'Enterprise',
};
