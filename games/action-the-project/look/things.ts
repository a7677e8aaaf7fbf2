/** Everything on the table that can be looked at, in reading order. */
import { NONE } from '@boardroom/kernel';
import type { Looked, Thing } from '@boardroom/kernel';
import { lookAtHand, lookAtLeaderCard, lookAtPlaced } from './cards.ts';
import { lookAtOffer, lookAtPromise } from './dealings.ts';
import {
  lookAtBacklog,
  lookAtBank,
  lookAtClosed,
  lookAtFate,
  lookAtLeaders,
  lookAtPile,
  lookAtProject,
} from './piles.ts';
import { player } from './reader.ts';
import type { ActionReader } from './reader.ts';
import { lookAtPurse, lookAtSeat } from './seats.ts';
import { lookAtBid, lookAtWindow } from './windows.ts';

export function things(r: ActionReader): Thing[] {
  const { view, t } = r;
  const list: Thing[] = [];
  const add = (group: string, ...ids: string[]): void => {
    for (const id of ids) {
      const seen = look(r, id);
      if (seen) list.push({ id, name: seen.name, group });
    }
  };
  const seats = Array.from({ length: t.players }, (_, seat) => seat);
  add('seats', ...seats.map((seat) => `seat:${seat}`));
  add('purses', ...seats.map((seat) => `purse:${seat}`));
  if (view.turn === 0)
    add('leaderCards', ...t.content.leaderCards.slice(0, 8).map(({ id }) => `leader:${id}`));
  if (player(r) !== null) add('hand', ...[0, 1, 2, 3].map((card) => `hand:${card}`));
  if (view.project !== NONE) add('table', 'project', 'pile', 'fate');
  add('windows', ...[1, 2, 3, 4].map((window) => `window:${window}`));
  add('placed', ...seats.map((seat) => `card:${seat}`));
  add('bids', ...seats.map((seat) => `stack:${seat}`));
  add('packs', 'backlog', 'leaders', 'closed', 'bank');
  add('offers', ...view.offers.map((_, i) => `offer:${i}`));
  add('promises', ...view.promises.map((_, i) => `promise:${i}`));
  return list;
}

export function look(r: ActionReader, id: string): Looked | null {
  const [kind, which = ''] = id.split(':');
  const number = Number(which);
  switch (kind) {
    case 'seat':
    case 'portrait':
      return lookAtSeat(r, id, number);
    case 'purse':
      return lookAtPurse(r, number);
    case 'leader':
      return lookAtLeaderCard(r, which);
    case 'hand':
      return lookAtHand(r, number);
    case 'project':
      return lookAtProject(r);
    case 'pile':
      return lookAtPile(r);
    case 'fate':
      return lookAtFate(r);
    case 'window':
      return lookAtWindow(r, number);
    case 'card':
      return lookAtPlaced(r, number);
    case 'stack':
      return lookAtBid(r, number);
    case 'backlog':
      return lookAtBacklog(r);
    case 'leaders':
      return lookAtLeaders(r);
    case 'closed':
      return lookAtClosed(r);
    case 'bank':
      return lookAtBank(r);
    case 'offer':
      return lookAtOffer(r, number);
    case 'promise':
      return lookAtPromise(r, number);
    default:
      return null;
  }
}
