/** The vocabulary of a match in one file, as its reader sees it. */
import type { GameEntry, MatchRecord } from '@boardroom/kernel';
import type { FileCheck } from '@boardroom/kernel/check-file';
import type { OneFile } from '@boardroom/kernel/one-file';
import type { Findings } from '@boardroom/insight';
import type { AnyUi } from '@boardroom/ui-kit';
import type { GameCard } from '@boardroom/ui-kit/card';
import type { FilmPort } from '../engine/film-port.ts';

/** The one game that is built into the file. */
export interface FileGame {
  readonly entry: GameEntry;
  readonly ui: AnyUi;
  readonly card: Pick<GameCard, 'theme' | 'palette'>;
  /** Raw SVG; empty if the game has none. */
  readonly cover: string;
}

/** A file that was read and checked. */
export interface OpenedFile {
  readonly game: FileGame;
  readonly file: OneFile;
  readonly record: MatchRecord;
  readonly check: FileCheck;
  /** Of the moves that can be played; null if there are other rules or cards. */
  readonly port: FilmPort | null;
  readonly findings: Findings | null;
  /** Bytes. */
  readonly size: number;
}
