import type { GameCard } from '@boardroom/ui-kit/card';
import icon from '@phosphor-icons/core/fill/gavel-fill.svg?raw';

export const card: GameCard = {
  theme: 'lots-template',
  icon,
  palette: {
    accent: 'oklch(0.7 0.13 60)',
    deep: 'oklch(0.28 0.06 300)',
    ground: 'oklch(0.4 0.09 300)',
    stage: 'oklch(0.91 0.025 300)',
    night: 'oklch(0.18 0.04 300)',
    tint: 'oklch(0.48 0.13 300)',
    dark: true,
  },
  order: 50,
  line: 'Nine lots, ten coins, and nobody knows what you have left.',
  lesson: 'Value',
};
