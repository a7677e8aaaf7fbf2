/** What a click on something not legal was meant as; the engine then says why not. */
import type { TargetId } from '@boardroom/ui-kit/contract';
import type { ElPlanFrame, ElPlanMove, Product, Space } from '../src/types.ts';
import { inner } from '../look/figures.ts';
import type { Table } from '../look/figures.ts';

/** What a click on a district's sign is about. */
const DISTRICT_WISH: Readonly<Record<number, ElPlanMove>> = {
  1: { type: 'ignoreEvent' },
  2: { type: 'endAssign' },
  3: { type: 'passInvestment' },
  4: { type: 'endProduce' },
  5: { type: 'endSale' },
  6: { type: 'take', workers: 0, money: 1, energy: 0 },
  7: { type: 'innovate', raw: 1, good: 1, service: 1 },
};

export function wish(scene: Table, target: TargetId, frame: ElPlanFrame | null): ElPlanMove | null {
  const [what = '', id = ''] = target.split(':');
  const kind = frame ? inner(scene, frame).kind : null;
  switch (what) {
    case 'space':
      return { type: 'place', space: id as Space };
    case 'plan':
      return { type: 'choosePlan', business: id };
    case 'offer':
      return { type: 'acquire', card: id, discount: 'none', adviser: false };
    case 'row':
      return kind === 'freeUp'
        ? { type: 'deactivate', item: id }
        : { type: 'activate', item: id, ideas: [] };
    case 'own':
      if (kind === 'sellCard') return { type: 'sellCard', card: id, money: 0 };
      return kind === 'freeUp'
        ? { type: 'deactivate', item: id }
        : { type: 'activate', item: id, ideas: [] };
    case 'run':
      return { type: 'produce', run: Number(id) };
    case 'area':
      if (kind === 'sell') return { type: 'sell', product: id as Product, money: 1 };
      return {
        type: 'buy',
        product: id as Product,
        from: 'market',
        discount: 'none',
        adviser: false,
      };
    case 'ship':
      return {
        type: 'buy',
        product: id as Product,
        from: 'import',
        discount: 'none',
        adviser: false,
      };
    case 'goods':
      return { type: 'sell', product: id as Product, money: 1 };
    case 'district':
      return DISTRICT_WISH[Number(id)] ?? null;
    case 'free':
    case 'box':
      return Number(id) < 3
        ? {
            type: 'take',
            workers: id === '0' ? 1 : 0,
            money: id === '1' ? 1 : 0,
            energy: id === '2' ? 1 : 0,
          }
        : null;
    case 'event':
      return { type: 'ignoreEvent' };
    case 'pack':
      return { type: 'peek' };
    default:
      return null;
  }
}
