/** How the game ended, in one sentence for the bar. */
import { decidedBy, scoreKey, standings } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import { say } from '../words/index.ts';
import type { TableStore } from './store/store.ts';

export function verdict({ port, scene, ui, words }: TableStore): string {
  try {
    const all = standings(port.game, scene.t, scene.view);
    const first = all.filter(({ place }) => place === 1);
    const names = first.map(({ seat }) => scene.names[seat]!);
    if (names.length > 1) {
      const list = new Intl.ListFormat(document.documentElement.lang).format(names);
      return say('table.shared', { names: list });
    }
    const { value, unit = '' } = ui.head(scene, first[0]!.seat);
    const facts = { name: names[0]!, value: `${value} ${unit}`.trim() };
    const second = all[1];
    const at = second ? decidedBy(all[0]!, second) : 0;
    if (!second || at <= scoreKey(all)) return say('table.won', facts);
    const key = port.game.rankedBy[at]!;
    return say('table.won.tie', {
      ...facts,
      other: scene.names[second.seat]!,
      what: (words.say(`rank.${key}`) ?? key).toLowerCase(),
      values: [all[0]!.keys[at]!, second.keys[at]!].map(amount).join(' : '),
    });
  } catch {
    // A ranking may depend on what stays hidden even at the end.
    return say('table.over');
  }
}
