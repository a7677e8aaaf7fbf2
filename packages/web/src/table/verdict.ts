/** How the game ended, in one sentence for the bar. */
import { standings } from '@boardroom/kernel';
import { say } from '../words/index.ts';
import type { TableStore } from './store/store.ts';

export function verdict({ port, scene, ui }: TableStore): string {
  try {
    const first = standings(port.game, scene.t, scene.view).filter(({ place }) => place === 1);
    const names = first.map(({ seat }) => scene.names[seat]!);
    if (names.length > 1) {
      const list = new Intl.ListFormat(document.documentElement.lang).format(names);
      return say('table.shared', { names: list });
    }
    const { value, unit = '' } = ui.head(scene, first[0]!.seat);
    return say('table.won', { name: names[0]!, value: `${value} ${unit}`.trim() });
  } catch {
    // A ranking may depend on what stays hidden even at the end.
    return say('table.over');
  }
}
