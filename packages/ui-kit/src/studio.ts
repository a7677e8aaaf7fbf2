/**
 * How the content of a game is laid out for who edits it. What may be in it says its schema, from
 * which the forms are made; this says what belongs together and what it is called. Only the studio
 * loads it: `games/<id>/ui/studio/index.ts` exports exactly one thing, `studio`, with its words in
 * `messages.en.json` beside it.
 *
 * Words are found by name: `part.<id>` ("Work items"), `field.<name>` ("Revenue"), `unit.<name>`
 * ("M€"), `hint.<name>`; `credit` says who made the game, `licence` on which terms, where its rulebook
 * states any; of lists of figures `field.<name>.<i>`, of choices `value.<name>.<value>`.
 */
import type { GameTypes, Table } from '@boardroom/kernel';
import type { TargetId } from './contract.ts';
import type { Cut } from './guide.ts';

export interface Studio<G extends GameTypes = any> {
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Tabs of the editor. Fields of the content that none of them names get a tab of their own. */
  readonly parts: readonly StudioPart[];
  /** Options with which the board shows everything there is. */
  readonly options?: object;
  /**
   * Puts one thing where the board shows it, in a view of the start of a game, and says where that
   * is; null if the board does not show such things.
   */
  pose?(t: Table<G>, view: G['state'], part: string, index: number): Cut | null;
  /**
   * What of the content a target of the board shows: a thing (`['cells', 24]`), things that lie there
   * face down (`['chance']`), a figure (`['ftes']`); null if the edition says nothing of it.
   */
  spot?(t: Table<G>, view: G['state'], target: TargetId): readonly (string | number)[] | null;
}

export interface StudioPart {
  readonly id: string;
  /** A list of things in the content; without it `fields` are one sheet. */
  readonly list?: string;
  readonly fields?: readonly string[];
  /** Messages of the game's texts that name a thing, the first there is: `item.{id}`. */
  readonly names?: readonly string[];
  /** Messages of the game's texts that an edition may say otherwise. */
  readonly words?: readonly string[];
  /** The field by which the table is grouped. */
  readonly group?: string;
  /** Fields shown as columns. */
  readonly columns?: readonly string[];
  /** Vocabularies of the game's texts for values: `{ type: 'labType' }`. */
  readonly values?: Readonly<Record<string, string>>;
  /** Fields that name other things of the content, and what they may name. */
  readonly choices?: Readonly<Record<string, (content: any) => readonly string[]>>;
}
