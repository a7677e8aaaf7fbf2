/** Pictures of things that are looked at, and of their figures. */
import { NONE } from '@boardroom/kernel';
import type { TargetId } from '@boardroom/ui-kit';
import bank from '@phosphor-icons/core/duotone/bank-duotone.svg?raw';
import deck from '@phosphor-icons/core/duotone/cards-duotone.svg?raw';
import cloud from '@phosphor-icons/core/duotone/cloud-duotone.svg?raw';
import drives from '@phosphor-icons/core/duotone/hard-drives-duotone.svg?raw';
import people from '@phosphor-icons/core/duotone/users-three-duotone.svg?raw';
import target from '@phosphor-icons/core/duotone/target-duotone.svg?raw';
import cube from '@phosphor-icons/core/fill/cube-fill.svg?raw';
import steps from '@phosphor-icons/core/fill/footprints-fill.svg?raw';
import left from '@phosphor-icons/core/fill/stack-fill.svg?raw';
import places from '@phosphor-icons/core/fill/squares-four-fill.svg?raw';
import receipt from '@phosphor-icons/core/fill/receipt-fill.svg?raw';
import { AREAS, KINDS } from '../src/types.ts';
import type { Kind, Spot } from '../src/types.ts';
import { AREA_ICON, icon, KIND_ICON, SPOT_ICON } from './icons.ts';
import type { DeployScene } from './reckon.ts';

export const figureIcons: Readonly<Record<string, string>> = {
  workers: icon.user,
  income: icon.coins,
  cash: icon.coins,
  price: icon.coins,
  bvp: icon.star,
  cubes: cube,
  places,
  left,
  fee: receipt,
  steps,
  projects: icon.drives,
};

export function face({ t, view }: DeployScene, id: TargetId): string | undefined {
  const [what, a = '', b = ''] = id.replace(/^s\d:/, '').split(':');
  switch (what) {
    case 'project': {
      const card = view.spaces[Number(a)]!;
      return card === NONE ? deck : AREA_ICON[AREAS[t.facts.areas[card]!]!];
    }
    case 'dev': {
      const kind = view.columns[Number(a) * 3 + Number(b)]!;
      return kind === NONE ? undefined : KIND_ICON[KINDS[kind]!];
    }
    case 'dock':
      return KIND_ICON[a as Kind];
    case 'spot':
      return SPOT_ICON[a as Spot];
    case 'market':
    case 'plate':
    case 'pool':
    case 'place':
    case 'cube':
    case 'add':
    case 'gauge':
      return drives;
    case 'slot':
      return a === 'cloud' ? cloud : drives;
    case 'office':
    case 'supply':
      return people;
    case 'coffee':
      return icon.coffee;
    case 'bag':
      return icon.tote;
    case 'trolley':
      return icon.arrows;
    case 'deck':
      return deck;
    case 'bank':
    case 'outlook':
    case 'trade':
    case 'track':
      return bank;
    case 'disc':
      return target;
    default:
      return undefined;
  }
}
