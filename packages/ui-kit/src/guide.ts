/**
 * A game's player guide: two screens of pictures to read before the first game. Only its own page
 * loads it, so that tables stay light: `games/<id>/ui/guide/index.ts` exports exactly one thing,
 * `guide`, with its words in `messages.en.json` beside it.
 *
 * Words are found by id: title `step.<id>`, sentence(s) `step.<id>.text`, and so on as described below.
 * Words between `*stars*` are bold (part `Strong`).
 */
import type { Component } from 'svelte';
import type { Theme } from './contract.ts';

export interface Guide {
  readonly theme: Theme;
  /** `title`, `aim`, `step.…`, `can.…`, `end.…`, `tip.…`, `wrong.…`, `turn`, `turn.text`, `foot`. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Colours of the page by day and by night: ground, headings, marks, cards. */
  readonly ground: { readonly light: GuideColours; readonly dark: GuideColours };
  /** The line of facts: `fact.<id>` ("12 months"), raw SVG icon. */
  readonly facts: readonly { readonly id: string; readonly icon: string }[];
  /**
   * The board's own drawing, SVG content in units of its viewBox: drawn once, and cut out for every
   * picture. No scene, no targets; `picture` is the cut beside the aim (named by the message `picture`).
   */
  readonly Drawing: Component;
  readonly picture: Cut;
  /** Under the aim: equations in small pictures, HTML. */
  readonly Aim: Component<GuidePart>;
  /** A turn in pictures: `step.<id>`, `step.<id>.text` (two sentences), `step.<id>.you` (what you decide). */
  readonly steps: readonly GuideStep[];
  /** What a player owns and how it works: HTML under the message `own`. */
  readonly Own: Component<GuidePart>;
  /** The table under `can`: `can.<id>`, `can.<id>.note`; `marks` are printed before it ("2a", "2b"). */
  readonly can: readonly { readonly id: string; readonly marks: readonly string[] }[];
  /** Under that table: `can.call`, if there is one, or a component. */
  readonly Call?: Component<GuidePart>;
  /** Sentences `end.<id>` under `end`, then the worked example of the rules: HTML. */
  readonly end: readonly string[];
  readonly Example: Component<GuidePart>;
  /** Five of them: `tip.<id>`, `tip.<id>.text`, a small picture each. */
  readonly tips: readonly { readonly id: string; readonly Art: Component }[];
  /** Common mistakes: `wrong.<id>`, the first words in bold. */
  readonly wrong: readonly string[];
}

export interface GuideStep {
  readonly id: string;
  /** On the red mark: "0", "3", "end". */
  readonly mark: string;
  /** A part of the drawing, perhaps with something on it, or a separate picture (both SVG content). */
  readonly cut: Cut;
  readonly Over?: Component;
  readonly Picture?: Component;
  /** Paragraphs of RULES.md: ['R23', 'R32']. */
  readonly rules: readonly string[];
}

/** viewBox: x, y, width, height. */
export type Cut = readonly [number, number, number, number];

export interface GuideColours {
  readonly ground: string;
  readonly card: string;
  readonly ink: string;
  readonly ink2: string;
  readonly heading: string;
  readonly mark: string;
}

/** What the parts of a guide get their words from. */
export interface GuidePart {
  say(key: string, facts?: object): string;
}
