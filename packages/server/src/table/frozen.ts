/** A table whose rules are not here: what is written in its log can be read, by everybody as before. */
import type { AnyGame, Edition, Table } from '@boardroom/kernel';
import { problem } from '../problem.ts';
import type { ProblemError } from '../problem.ts';
import { changeRoom } from './change-room.ts';
import { createLive } from './create.ts';
import type { Act, Entry } from './entry.ts';
import type { Frozen, Live } from './state.ts';

/** What may happen without asking the rules. */
export const WITHOUT_RULES: readonly Act['do'][] = [
  'stood',
  'said',
  'hosted',
  'named',
  'forgot',
  'rematched',
  'unsealed',
  'closed',
];

export function frozenProblem({ version, why }: Frozen): ProblemError {
  return problem('frozen-table', `${why}: it was begun with version ${version} of the rules`);
}

/** `status` is what the lists of tables say: logs of the first release do not tell the end. */
export function frozenFrom(
  entries: readonly Entry[],
  why: Frozen['why'],
  status: string | null,
  own: Edition | undefined,
): Live {
  const [{ act, at }, ...rest] = entries as [Entry, ...Entry[]];
  if (act.do !== 'created') throw new Error('a table does not begin with its creation');
  const { settings, edition, version, chairs } = act;
  // There is no match, so nobody ever asks these rules anything.
  const game = { id: settings.game, version } as AnyGame;
  const { players, options } = settings;
  const t = { players, seats: chairs, options, edition, content: {}, facts: null, own } as Table;
  const [begun] = createLive(game, t, act, at);
  const live: Live = { ...begun, frozen: { version, why, result: null } };
  for (const entry of rest) foldFrozen(live, entry);
  if (status === 'over') live.room.status = status;
  return live;
}

/** Takes from an entry whatever can be read without the rules. */
export function foldFrozen(live: Live, { seq, act, heard, seed, result, undone }: Entry): void {
  const { room } = live;
  live.seq = seq;
  live.heard = [...heard];
  if (act.do === 'moved') {
    room.moves++;
    if (act.words !== undefined) room.words++;
  } else changeRoom(live, act);
  room.moves -= undone ?? 0;
  if (seed !== undefined) {
    room.seed = seed;
    room.status = 'playing';
  }
  if (!result) return;
  room.status = 'over';
  live.frozen!.result = result;
}
