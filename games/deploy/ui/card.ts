import type { GameCard } from '@boardroom/ui-kit/card';
import icon from '@phosphor-icons/core/fill/hard-drives-fill.svg?raw';

export const card: GameCard = {
  theme: 'dep',
  icon,
  palette: {
    accent: 'oklch(0.6 0.1 200)',
    deep: 'oklch(0.3 0.055 205)',
    ground: 'oklch(0.9 0.03 185)',
    stage: 'oklch(0.91 0.022 190)',
    tint: 'oklch(0.47 0.085 205)',
    night: 'oklch(0.19 0.03 205)',
  },
  order: 2,
  line: 'Six workers, three pools, and never enough capacity.',
  lesson: 'Capacity',
};
