/** Pictures for things that are looked at, and for their figures. */
import books from '@phosphor-icons/core/fill/books-fill.svg?raw';
import cards from '@phosphor-icons/core/fill/cards-fill.svg?raw';
import coins from '@phosphor-icons/core/fill/coins-fill.svg?raw';
import dice from '@phosphor-icons/core/fill/dice-five-fill.svg?raw';
import eye from '@phosphor-icons/core/fill/eye-slash-fill.svg?raw';
import gavelFill from '@phosphor-icons/core/fill/gavel-fill.svg?raw';
import handshake from '@phosphor-icons/core/fill/handshake-fill.svg?raw';
import receipt from '@phosphor-icons/core/fill/receipt-fill.svg?raw';
import scales from '@phosphor-icons/core/fill/scales-fill.svg?raw';
import tag from '@phosphor-icons/core/fill/tag-fill.svg?raw';
import user from '@phosphor-icons/core/fill/user-circle-fill.svg?raw';
import users from '@phosphor-icons/core/fill/users-fill.svg?raw';
import { NONE } from '@boardroom/kernel';
import type { TargetId } from '@boardroom/ui-kit';
import { contractAsked } from '../look/figures.ts';
import { bank, picture, seal, warning } from './icons.ts';
import type { Look } from './scene.ts';

/** By the key of a figure of `look`. */
export const figureIcons: Readonly<Record<string, string>> = {
  price: tag,
  fee: receipt,
  step: users,
  staff: users,
  ftes: users,
  qm: seal,
  go: coins,
  wfa: coins,
  penalty: coins,
  cash: coins,
  worth: scales,
  funds: bank,
  contracts: books,
  held: books,
  cards,
  unseen: eye,
  risk: dice,
  worst: warning,
  bid: gavelFill,
};

/** The picture on the head of a card. */
export function face(scene: Look, id: TargetId): string | undefined {
  const [kind = '', which = ''] = id.split(':');
  switch (kind) {
    case 'cell':
      return picture(scene.t.facts.places[Number(which)] ?? '');
    case 'card': {
      const contract = contractAsked(scene);
      return contract === NONE ? undefined : picture(scene.t.facts.ids[contract]!);
    }
    case 'seat':
    case 'pawn':
    case 'bidder':
      return user;
    case 'purse':
      return coins;
    case 'group':
      return books;
    case 'planning':
      return users;
    case 'bank':
      return bank;
    case 'dice':
      return dice;
    case 'pack':
      return picture(which);
    case 'deal':
      return handshake;
    default:
      return undefined;
  }
}
