/** Everything on the table that can be looked at, in reading order. */
import { NONE } from '@boardroom/kernel';
import type { Looked, Thing } from '@boardroom/kernel';
import { lookAtBank, lookAtCell, lookAtDice, lookAtPack, lookAtPlanning } from './cells.ts';
import { lookAtContract } from './contracts.ts';
import { lookAtDeal } from './deals.ts';
import { contractAsked } from './figures.ts';
import type { PlanReader } from './reader.ts';
import { lookAtBidder, lookAtGroup, lookAtPurse, lookAtSeat } from './seats.ts';

export function things(r: PlanReader): Thing[] {
  const list: Thing[] = [];
  const add = (group: string, ...ids: string[]): void => {
    for (const id of ids) {
      const seen = look(r, id);
      if (seen) list.push({ id, name: seen.name, group });
    }
  };
  const seats = Array.from({ length: r.t.players }, (_, seat) => seat);
  const { cells, groupIds } = r.t.facts;
  add('seats', ...seats.map((seat) => `seat:${seat}`));
  add('purses', ...seats.map((seat) => `purse:${seat}`));
  add('asked', 'card', 'deal');
  add('bidders', ...seats.map((seat) => `bidder:${seat}`));
  add('contracts', ...cells.flatMap((kind, cell) => (kind >= 0 ? [`cell:${cell}`] : [])));
  add('cells', ...cells.flatMap((kind, cell) => (kind < 0 ? [`cell:${cell}`] : [])));
  add('groups', ...groupIds.map((id) => `group:${id}`));
  add('desks', 'planning', 'bank', 'dice', 'pack:chance', 'pack:chest');
  return list;
}

export function look(r: PlanReader, id: string): Looked | null {
  const [kind, which = ''] = id.split(':');
  const number = Number(which);
  const { facts } = r.t;
  switch (kind) {
    case 'seat':
    case 'pawn':
      return lookAtSeat(r, id, number);
    case 'purse':
      return lookAtPurse(r, number);
    case 'card': {
      const contract = contractAsked(r);
      return contract === NONE ? null : lookAtContract(r, id, contract);
    }
    case 'deal':
      return lookAtDeal(r);
    case 'bidder':
      return lookAtBidder(r, number);
    case 'cell': {
      const content = facts.cells[number];
      if (content === undefined) return null;
      return content >= 0 ? lookAtContract(r, id, content) : lookAtCell(r, number);
    }
    case 'group':
      return lookAtGroup(r, facts.groupOf[which] ?? NONE);
    case 'planning':
      return lookAtPlanning(r);
    case 'bank':
      return lookAtBank(r);
    case 'dice':
      return lookAtDice(r);
    case 'pack':
      return which === 'chance' || which === 'chest' ? lookAtPack(r, which) : null;
    default:
      return null;
  }
}
