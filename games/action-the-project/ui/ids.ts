/** Every target the board and the desk draw, for checks of paths. */
import { NONE } from '@boardroom/kernel';
import type { TargetId } from '@boardroom/ui-kit';
import type { Table } from './table.ts';

export function targetIds({ t, view, viewer }: Table): Set<TargetId> {
  const ids = new Set<TargetId>(['backlog', 'leaders', 'closed', 'bank']);
  for (let window = 1; window <= 4; window++) ids.add(`window:${window}`);
  for (let seat = 0; seat < t.players; seat++) ids.add(`portrait:${seat}`);
  if (viewer !== null) for (let card = 0; card < 4; card++) ids.add(`hand:${card}`);
  if (view.turn === 0) {
    for (const { id } of t.content.leaderCards.slice(0, 8)) ids.add(`leader:${id}`);
    return ids;
  }
  ids.add('project').add('pile');
  if (t.options.fate) ids.add('fate');
  for (let seat = 0; seat < t.players; seat++) {
    ids.add(`card:${seat}`);
    const own = seat === viewer && view.window > 0 && view.out[seat] !== 1;
    if (own || (view.bids[seat] ?? NONE) > 0) ids.add(`stack:${seat}`);
  }
  return ids;
}
