/** Pictures of things that are looked at, and of their figures. */
import { NONE } from '@boardroom/kernel';
import type { TargetId } from '@boardroom/ui-kit';
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
      return card === NONE ? icon.drives : AREA_ICON[AREAS[t.facts.areas[card]!]!];
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
      return icon.drives;
    case 'slot':
      return a === 'cloud' ? icon.cloud : icon.drives;
    case 'office':
    case 'supply':
      return icon.user;
    case 'coffee':
      return icon.coffee;
    case 'bag':
      return icon.tote;
    case 'trolley':
      return icon.arrows;
    case 'deck':
      return icon.drives;
    case 'bank':
    case 'outlook':
    case 'trade':
    case 'track':
      return icon.coins;
    case 'disc':
      return icon.flag;
    default:
      return undefined;
  }
}
