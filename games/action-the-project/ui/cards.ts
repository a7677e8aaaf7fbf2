/** The four Action cards: colour and picture. */
import elevatorFill from '@phosphor-icons/core/fill/elevator-fill.svg?raw';
import envelopeFill from '@phosphor-icons/core/fill/envelope-open-fill.svg?raw';
import palmFill from '@phosphor-icons/core/fill/hand-palm-fill.svg?raw';
import handshakeFill from '@phosphor-icons/core/fill/handshake-fill.svg?raw';
import elevator from '@phosphor-icons/core/duotone/elevator-duotone.svg?raw';
import envelope from '@phosphor-icons/core/duotone/envelope-open-duotone.svg?raw';
import palm from '@phosphor-icons/core/duotone/hand-palm-duotone.svg?raw';
import handshake from '@phosphor-icons/core/duotone/handshake-duotone.svg?raw';

export interface CardLook {
  readonly colour: string;
  readonly icon: string;
  readonly small: string;
}

/** Support, Oppose, Abstain, Politics. */
export const LOOKS: readonly CardLook[] = [
  { colour: '#2f7d5b', icon: handshake, small: handshakeFill },
  { colour: '#b23a48', icon: palm, small: palmFill },
  { colour: '#4a6fa5', icon: envelope, small: envelopeFill },
  { colour: '#7d52a3', icon: elevator, small: elevatorFill },
];
