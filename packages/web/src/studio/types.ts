/** The studio's vocabulary. A newcomer reads this file first; docs/editions.md is the tour. */
import type { AnyGame, ContentProblem, Edition, GameEntry } from '@boardroom/kernel';
import type { ListedGame } from '../games.ts';

/** The rooms of one edition, in the order of the bar. */
export const ROOMS = ['edit', 'balance', 'print', 'publish'] as const;
export type Room = (typeof ROOMS)[number];

/** An edition of one's own, as this device keeps it. */
export interface KeptEdition {
  /** Its key in addresses; its name is `edition.title`. */
  readonly id: string;
  readonly game: string;
  readonly edition: Edition;
  readonly created: number;
  readonly updated: number;
  /** It came by a link or a file, and nothing was changed since. */
  readonly brought?: true;
  /** Whose words it may still hold: the edition it was forked from, and who made that one. */
  readonly after?: string;
  /** Hashes under which it was published, the last one last. */
  readonly published?: readonly { readonly hash: string; readonly at: number }[];
}

/** An edition with all that the rooms need of it. */
export interface OpenedEdition {
  /** What addresses call it: the id of a kept one, or `<game>.<edition>` for one of the game's own. */
  readonly key: string;
  readonly listed: ListedGame;
  readonly entry: GameEntry;
  readonly game: AnyGame;
  /** What it was made from; of one of the game's own, the usual one. */
  readonly base: Edition;
  readonly edition: Edition;
  /** What people call it, and its base. */
  readonly name: string;
  readonly baseName: string;
  readonly hash: string;
  /** False: one of the game's own. */
  readonly own: boolean;
  /** It may be edited here: neither one of the game's own nor somebody else's. */
  readonly mine: boolean;
  /** Kept on this device; null for one of the game's own. */
  readonly kept: KeptEdition | null;
  /** Why it cannot be played, measured or published; empty: it can. */
  readonly problems: readonly ContentProblem[];
}

/** What every room gets. */
export interface RoomProps {
  readonly opened: OpenedEdition;
  /** The room gave the edition another name. */
  readonly onname?: (name: string) => void;
}
