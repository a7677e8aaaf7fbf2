/** What one is in the middle of: "Deploy, Test Bench, cube 2 of 3". */
import { groupLabel } from './group-words.ts';
import { groupOf } from './choices.ts';
import type { TableStore } from './store/store.ts';

export interface CrumbTrail {
  readonly steps: readonly string[];
  readonly count: string;
}

const MOST = 3;

export function crumbOf(store: TableStore): CrumbTrail | null {
  const inside = store.inside;
  const steps = [...(inside?.steps ?? [])];
  if (store.group !== null) {
    const { group } = store;
    steps.push(
      groupLabel(
        store,
        group,
        store.choices.filter((choice) => groupOf(choice) === group),
      ),
    );
  }
  for (const id of store.picked) {
    const via = store.choices.find(({ path }) => path?.[0] === id)?.via;
    const name = via ?? store.enrolled.get(id)?.();
    if (name) steps.push(name.split(/[,.;:]/)[0]!);
  }
  if (steps.length === 0) return null;
  return { steps: steps.slice(-MOST), count: inside?.count ?? '' };
}
