import type { GameCard } from '@boardroom/ui-kit/card';
import icon from '@phosphor-icons/core/fill/tree-evergreen-fill.svg?raw';

export const card: GameCard = {
  theme: 'elp',
  icon,
  palette: {
    accent: 'oklch(0.66 0.155 38)',
    deep: 'oklch(0.36 0.075 35)',
    ground: 'oklch(0.89 0.055 95)',
    stage: 'oklch(0.92 0.03 215)',
    tint: 'oklch(0.52 0.14 36)',
    night: 'oklch(0.2 0.03 230)',
  },
  order: 5,
  line: 'A small town, a plan card, and twelve months for ideas.',
  lesson: 'Enterprise',
};
