/** Pictures for things that are looked at, and for their figures. */
import bank from '@phosphor-icons/core/fill/bank-fill.svg?raw';
import book from '@phosphor-icons/core/fill/book-open-fill.svg?raw';
import cards from '@phosphor-icons/core/fill/cards-fill.svg?raw';
import clover from '@phosphor-icons/core/fill/clover-fill.svg?raw';
import coins from '@phosphor-icons/core/fill/coins-fill.svg?raw';
import crown from '@phosphor-icons/core/fill/crown-simple-fill.svg?raw';
import fire from '@phosphor-icons/core/fill/fire-fill.svg?raw';
import gavel from '@phosphor-icons/core/fill/gavel-fill.svg?raw';
import handshake from '@phosphor-icons/core/fill/handshake-fill.svg?raw';
import medal from '@phosphor-icons/core/fill/medal-fill.svg?raw';
import packages from '@phosphor-icons/core/fill/package-fill.svg?raw';
import presentation from '@phosphor-icons/core/fill/presentation-chart-fill.svg?raw';
import thumb from '@phosphor-icons/core/fill/thumbs-up-fill.svg?raw';
import tray from '@phosphor-icons/core/fill/tray-fill.svg?raw';
import user from '@phosphor-icons/core/fill/user-circle-fill.svg?raw';
import type { TargetId } from '@boardroom/ui-kit';
import { cardSeen } from '../look/figures.ts';
import { LOOKS } from './cards.ts';
import type { Table } from './table.ts';

/** By the key of a figure of `look`. */
export const figureIcons: Readonly<Record<string, string>> = {
  money: coins,
  price: coins,
  prestige: medal,
  reach: gavel,
  bid: gavel,
  counts: gavel,
  burnt: fire,
  word: handshake,
  packages,
  carried: packages,
  pays: packages,
  vote: thumb,
  votes: thumb,
  left: cards,
  closed: cards,
  chance: crown,
  due: presentation,
};

const FACES: Readonly<Record<string, string>> = {
  seat: user,
  portrait: user,
  purse: book,
  leader: crown,
  leaders: crown,
  project: presentation,
  pile: packages,
  fate: clover,
  window: gavel,
  stack: medal,
  backlog: tray,
  closed: cards,
  bank,
  offer: handshake,
  promise: handshake,
};

/** The picture on the head of a card. */
export function face(scene: Table, id: TargetId): string | undefined {
  const [kind = '', which = ''] = id.split(':');
  if (kind === 'hand') return LOOKS[Number(which)]?.small;
  if (kind !== 'card') return FACES[kind];
  const seen = cardSeen(scene, Number(which));
  return seen === null ? cards : LOOKS[seen]!.small;
}
