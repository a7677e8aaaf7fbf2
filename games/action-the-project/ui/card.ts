import type { GameCard } from '@boardroom/ui-kit/card';
import icon from '@phosphor-icons/core/fill/handshake-fill.svg?raw';

export const card: GameCard = {
  theme: 'atp',
  icon,
  palette: {
    accent: 'oklch(0.76 0.12 75)',
    deep: 'oklch(0.27 0.075 350)',
    ground: 'oklch(0.36 0.095 355)',
    stage: 'oklch(0.9 0.022 350)',
    tint: 'oklch(0.5 0.14 355)',
    night: 'oklch(0.18 0.035 350)',
    dark: true,
  },
  order: 4,
  line: 'Vote in secret, bid in public, pay even if you lose.',
  lesson: 'Coalitions',
};
