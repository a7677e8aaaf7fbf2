/** Where a class stands, from which follow the sentence of the bar and its one bright button. */
import type { TrainerView } from '@boardroom/client';

export interface Stand {
  readonly state:
    | 'empty'
    | 'gathered'
    | 'stage'
    | 'playing'
    | 'paused'
    | 'gate'
    | 'ended'
    | 'closed'
    | 'over';
  /** Tables play, or are paused: to go on is to close them. */
  readonly playing: boolean;
  readonly tables: number;
  readonly ended: number;
  /** Numbers of the tables that wait at a gate. */
  readonly waiting: readonly number[];
  /** The natural next stage; null: there is none. */
  readonly next: string | null;
}

export function standOf(
  view: Pick<TrainerView, 'plan' | 'stage' | 'people' | 'tables' | 'members' | 'seeds'>,
): Stand {
  const at = view.plan.findIndex(({ id }) => id === view.stage);
  const kind = view.plan[at]!.kind;
  const next = view.plan[at + 1]?.id ?? null;
  const set = view.tables.length;
  const ended = view.tables.filter((tile) => tile.ended).length;
  const seated = new Set(view.members.flatMap(({ place }) => place?.table ?? [])).size;
  const waiting = view.tables.flatMap(({ number, gate }) => (gate ? [number] : []));
  const rest = { tables: set > 0 ? set : seated, ended, next, waiting };
  if (kind === 'close') return { state: 'over', playing: false, ...rest };
  if (set > 0) {
    if (ended === set) return { state: 'ended', playing: false, ...rest };
    if (view.stage in view.seeds) return { state: 'closed', playing: false, ...rest };
    const on = view.tables.filter((tile) => !tile.ended);
    const paused = on.every((tile) => tile.paused);
    // Practice is cleared without asking.
    const playing = kind === 'play';
    const state = paused ? 'paused' : waiting.length > 0 ? 'gate' : 'playing';
    return { state, playing, ...rest };
  }
  if (view.people === 0) return { state: 'empty', playing: false, ...rest };
  return { state: kind === 'gather' ? 'gathered' : 'stage', playing: false, ...rest };
}
