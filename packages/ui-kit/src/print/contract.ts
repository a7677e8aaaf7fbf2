/**
 * What of a game can be printed and cut out: cards, tokens, boards, mats. Only the print room loads it,
 * by `ui.print`: `games/<id>/ui/print/index.ts` exports exactly one thing, `print`, with its words in
 * `messages.en.json` beside it: `kind.<id>` ("Work items"), and what its drawings say besides.
 *
 * Cards, tokens and mats say what is on them as data (a look); the parts beside this file draw it, in
 * colour or with little ink, and two editions are compared by it. A board is the one of the table.
 *
 * Sizes are millimetres; drawings are in tenths of one, from 0, 0. What is beyond the edge is bleed.
 */
import type { GameTypes, Table } from '@boardroom/kernel';
import type { Component } from 'svelte';
import type { Scene } from '../contract.ts';
import type { BackLook, CardLook, MatLook, TokenLook } from './looks.ts';

export interface Print<G extends GameTypes = any> {
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Options with which everything there is lies on the table. */
  readonly options?: object;
  /** In the order of the sheets. */
  readonly kinds: readonly PrintKind<G>[];
}

export type PrintKind<G extends GameTypes = any> =
  | PrintCards<G>
  | PrintTokens<G>
  | PrintMats<G>
  | PrintBoard<G>;

interface Kind<G extends GameTypes> {
  readonly id: string;
  /** Width and height; of cards 63 and 88. */
  readonly size: readonly [number, number];
  /** What there is of it at this table, and how often. */
  list(t: Table<G>): readonly Piece[];
}

export interface PrintCards<G extends GameTypes = any> extends Kind<G> {
  readonly as: 'cards';
  look(scene: Scene<G>, piece: Piece): CardLook;
  back(scene: Scene<G>, piece: Piece): BackLook;
}

/** They have one side and are cut along shared lines, or along circles. */
export interface PrintTokens<G extends GameTypes = any> extends Kind<G> {
  readonly as: 'tokens';
  readonly round?: true;
  look(scene: Scene<G>, piece: Piece): TokenLook;
}

/** As large as a page at most. */
export interface PrintMats<G extends GameTypes = any> extends Kind<G> {
  readonly as: 'mat';
  look(scene: Scene<G>, piece: Piece): MatLook;
}

/** Cut into tiles that are glued together. An svg of its own: the table's, `scene.printed`. */
export interface PrintBoard<G extends GameTypes = any> extends Kind<G> {
  readonly as: 'board';
  readonly Face: Component<PieceProps<G>>;
}

export interface Piece {
  /** The same thing in another edition has the same id. */
  readonly id: string;
  /** Where it is in its list of the content, or what else it goes by. */
  readonly index: number;
  readonly copies: number;
  /** Which back it has: pieces with different backs are kept on different sheets. */
  readonly back?: string;
}

export interface PieceProps<G extends GameTypes = any> {
  readonly scene: Scene<G>;
  readonly piece: Piece;
  /** Lines instead of areas. */
  readonly low: boolean;
}
