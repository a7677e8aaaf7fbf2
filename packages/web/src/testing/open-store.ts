/**
 * The store of a table against a port that is a game of lots and does as it is told. What it would
 * draw, move and play is kept. Import it first: the parts it stands in for are loaded by the store.
 */
import './window.ts';
import { vi } from 'vitest';
import type { Match } from '@boardroom/kernel';
import type { AnyUi, Choice } from '@boardroom/ui-kit';
import type { Position, TablePort } from '../engine/port.ts';
import { makeTableStore } from '../table/store/store.ts';
import type { TableStore } from '../table/store/store.ts';
import type { StoreSetting } from '../table/store/types.ts';
import { fakePort, uiOf } from './lots-table.ts';

/** What a board asks about its targets and tells of them. */
interface Targets {
  stateOf(id: string): string;
  press(id: string): void;
  hover(id: string | null): void;
  enrol(id: string, name: () => string): () => void;
  offers(id: string): string;
  readonly curious: boolean;
}
const kept = vi.hoisted(() => ({
  targets: null as unknown,
  sounds: [] as string[],
  motions: [] as [cues: readonly unknown[], speed: number][],
  finished: 0,
  focused: 0,
  /** What happens while things move. */
  meanwhile: null as (() => void) | null,
}));
vi.mock('@boardroom/ui-kit', async () => ({
  ...(await import('../../../ui-kit/src/players.ts')),
  provideTargets: (targets: unknown) => (kept.targets = targets),
}));
vi.mock('../motion/sound.ts', () => ({ playSound: (sound: string) => kept.sounds.push(sound) }));
vi.mock('../motion/player.ts', () => ({
  makePlayer: () => ({
    play: (cues: readonly unknown[], speed: number) => kept.motions.push([cues, speed]),
    finish: () => kept.finished++,
    idle: async () => kept.meanwhile?.(),
  }),
}));
vi.mock('../parts/keep-focus.ts', () => ({ holdFocus: () => kept.focused++ }));

/** All that was heard, moved and focused since the file began. */
export const shown = kept;

/** The parts of a position that a test says otherwise. */
export function differing(
  port: TablePort,
  differs: Partial<Position>,
): Pick<TablePort, 'position'> {
  return { position: (viewer) => ({ ...port.position(viewer), ...differs }) };
}

export type Kinds = readonly ('human' | 'bot')[];
export type Show = (move: { type: string; to?: number }) => Partial<Choice>;

interface Opening {
  readonly setting?: StoreSetting;
  /** Fields of the ui beside how moves are shown. */
  readonly ui?: object;
  readonly match?: Match;
  /** What the table does otherwise, from the first moment on. */
  port?(port: TablePort): Partial<TablePort>;
}

export function openStore(
  kinds: Kinds = ['human', 'bot'],
  show?: Show,
  { setting = {}, ui = {}, match, port }: Opening = {},
) {
  const fake = fakePort(kinds, match);
  Object.assign(fake.port, port?.({ ...fake.port }));
  const store = makeTableStore(fake.port, { ...uiOf(show), ...ui } as AnyUi, setting);
  return { ...fake, store, targets: kept.targets as Targets };
}

export const choiceOf = (store: TableStore, type: string): Choice =>
  store.choices.find(({ template }) => template.type === type)!;

export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
