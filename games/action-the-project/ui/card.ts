import type { GameCard } from '@boardroom/ui-kit/card';
import icon from '@phosphor-icons/core/fill/handshake-fill.svg?raw';

export const card: GameCard = {
  theme: 'atp',
  icon,
  order: 4,
  line: 'Vote in secret, bid in public, pay even if you lose.',
  lesson: 'Coalitions',
};
