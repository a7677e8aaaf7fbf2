import type { GameCard } from '@boardroom/ui-kit/card';
import icon from '@phosphor-icons/core/fill/globe-hemisphere-west-fill.svg?raw';

export const card: GameCard = {
  theme: 'itb',
  icon,
  order: 1,
  line: 'Labs around the world, work that follows the sun.',
  lesson: 'Global teams',
};
