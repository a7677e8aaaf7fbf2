import type { GameCard } from '@boardroom/ui-kit/card';
import icon from '@phosphor-icons/core/fill/globe-hemisphere-west-fill.svg?raw';

export const card: GameCard = {
  theme: 'itb',
  icon,
  palette: {
    accent: 'oklch(0.78 0.145 62)',
    deep: 'oklch(0.27 0.075 272)',
    ground: 'oklch(0.36 0.085 272)',
    stage: 'oklch(0.9 0.025 275)',
    tint: 'oklch(0.55 0.15 40)',
    night: 'oklch(0.17 0.045 275)',
    dark: true,
  },
  order: 1,
  line: 'Labs around the world, work that follows the sun.',
  lesson: 'Global teams',
};
