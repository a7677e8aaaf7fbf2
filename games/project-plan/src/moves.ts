/** Moves without numbers in them are made once for a table. */
import type { Seat } from '@boardroom/kernel';
import { PACKS } from './types.ts';
import type { Pack } from './types.ts';

/** One move for each contract, item or pack. */
type ByProject<T> = readonly { readonly type: T; readonly project: string }[];
type ByContract<T> = readonly { readonly type: T; readonly contract: string }[];
type ByItem<T> = readonly { readonly type: T; readonly item: string }[];
type ByPack<T> = readonly { readonly type: T; readonly pack: Pack }[];

export interface Moves {
  readonly hire: ByProject<'hire'>;
  readonly release: ByProject<'release'>;
  readonly releaseGroup: readonly { readonly type: 'releaseGroup'; readonly group: string }[];
  readonly extend: ByContract<'extend'>;
  readonly redeem: ByContract<'redeem'>;
  readonly handBack: ByProject<'handBack'>;
  readonly tender: ByContract<'tender'>;
  readonly propose: readonly { readonly type: 'propose'; readonly to: Seat }[];
  readonly add: ByItem<'add'>;
  readonly take: ByItem<'take'>;
  readonly contest: ByProject<'contest'>;
  readonly inKind: ByContract<'inKind'>;
  readonly acceptPrice: ByContract<'acceptPrice'>;
  readonly auctionContract: ByContract<'auctionContract'>;
  readonly ficoCancel: ByProject<'ficoCancel'>;
  readonly wfaCard: ByPack<'wfaCard'>;
  readonly forcedCard: ByPack<'forcedCard'>;
}

export function movesOf(
  contracts: readonly string[],
  groups: readonly string[],
  items: readonly string[],
  players: number,
): Moves {
  const project = <T extends string>(type: T) => contracts.map((id) => ({ type, project: id }));
  const contract = <T extends string>(type: T) => contracts.map((id) => ({ type, contract: id }));
  const item = <T extends string>(type: T) => items.map((id) => ({ type, item: id }));
  const pack = <T extends string>(type: T) => PACKS.map((name: Pack) => ({ type, pack: name }));
  return {
    hire: project('hire'),
    release: project('release'),
    releaseGroup: groups.map((id) => ({ type: 'releaseGroup', group: id })),
    extend: contract('extend'),
    redeem: contract('redeem'),
    handBack: project('handBack'),
    tender: contract('tender'),
    propose: Array.from({ length: players }, (_, to) => ({ type: 'propose', to })),
    add: item('add'),
    take: item('take'),
    contest: project('contest'),
    inKind: contract('inKind'),
    acceptPrice: contract('acceptPrice'),
    auctionContract: contract('auctionContract'),
    ficoCancel: project('ficoCancel'),
    wfaCard: pack('wfaCard'),
    forcedCard: pack('forcedCard'),
  };
}
