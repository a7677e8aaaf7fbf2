/** Names as the board writes and reads them. */
import { NONE } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import { CERTIFICATIONS, CELL } from '../src/facts.ts';
import { has } from '../src/sets.ts';
import { feeNow, managerOf } from '../look/figures.ts';
import type { Look } from './scene.ts';
import { groupName, levelName } from '../look/names.ts';
import { twoLines } from './labels.ts';

export { contractName, groupName, levelName } from '../look/names.ts';

export function say(scene: Look, key: string, facts: object = {}): string {
  return scene.words.say(key, facts) ?? key;
}

/** The name of a cell in two short lines. */
export function shortName(scene: Look, place: string): readonly [string, string] {
  return twoLines(scene.words.say(`short.${place}`) ?? scene.words.word('name', place));
}
export function briefly(scene: Look, place: string): string {
  return shortName(scene, place).join(' ').replace('- ', '-').trim();
}

/** All about a cell, for those who cannot see it. */
export function cellName(scene: Look, cell: number): string {
  const { t, view } = scene;
  const kind = t.facts.cells[cell]!;
  const name = scene.words.word('name', t.facts.places[cell]);
  const tokens = view.at.flatMap((at, seat) =>
    at === cell && view.out[seat] === 0 ? [scene.names[seat]!] : [],
  );
  const parts = [say(scene, 'ui.cell', { cell, name })];
  if (kind === CELL.penalty)
    parts.push(say(scene, 'ui.cell.penalty', { n: amount(t.facts.penalty[cell]!) }));
  if (kind >= 0) {
    const group = t.facts.group[kind]!;
    const manager = managerOf(scene, kind);
    parts.push(groupName(scene, group));
    if (manager === NONE)
      parts.push(say(scene, 'ui.cell.free', { n: amount(t.facts.price[kind]!) }));
    else {
      parts.push(say(scene, 'ui.cell.managed', { seat: manager }));
      if (group !== CERTIFICATIONS) parts.push(levelName(scene, view.level[kind]!));
      if (has(view.extended, kind)) parts.push(say(scene, 'ui.cell.extended'));
      if (has(view.marked, kind)) parts.push(say(scene, 'ui.cell.marked'));
      parts.push(say(scene, 'ui.cell.fee', { n: amount(feeNow(scene, kind)) }));
    }
  }
  if (tokens.length > 0) parts.push(say(scene, 'ui.cell.tokens', { who: tokens.join(', ') }));
  return parts.join(', ');
}
