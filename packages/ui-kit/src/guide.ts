/**
 * The player's guide of a game: two screens of pictures before the first game. It is loaded by its own
 * page only: `games/<id>/ui/guide/index.ts` exports exactly one thing, `guide`, with its words in
 * `messages.en.json` beside it, so that tables stay light.
 *
 * Words are found by id: title `step.<id>`, sentence(s) `step.<id>.text`, and so on as said below.
 * `*stars*` in a message make words strong (part `Strong`).
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
  /** What one owns and how it works: HTML under the message `own`. */
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
  /** Often got wrong: `wrong.<id>`, the first words strong. */
  readonly wrong: readonly string[];
}

export interface GuideStep {
  readonly id: string;
  /** On the red mark: "0", "3", "end". */
  readonly mark: string;
  /** A part of the drawing with something on it perhaps, or a picture of its own (both SVG content). */
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

/** What parts of a guide get to speak with. */
export interface GuidePart {
  say(key: string, facts?: object): string;
}
