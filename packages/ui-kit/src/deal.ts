/**
 * An offer, a promise or a gift as a card over the board: what each side gives, what it does to both,
 * and the rule it has to keep. The page draws it and keeps what is filled in; the game says what it
 * means. Nothing in it may tell more than the reader knows.
 */
import type { Move, Seat, Template } from '@boardroom/kernel';

/** What the page knows of a deal that is being made. */
export interface DealDraft {
  /** From the choice that was pressed; null: none was, but the open question may itself be a deal. */
  readonly with: Seat | null;
  /** The card's open tab; null: none was chosen yet. */
  readonly tab: string | null;
  /** What was filled in so far, by the key of a field; a field not touched yet is absent. */
  readonly values: Readonly<Record<string, number>>;
  /** Words typed into the field of words, if the tab has one. */
  readonly said: string;
  /** What is legal now: the answers to the question, and asides. */
  readonly legal: readonly Template<Move>[];
}

export interface Deal {
  /** "Deal with Aiko". */
  readonly title: string;
  /** What may be in it at all: "Settled at once: contracts, exit cards, cash." */
  readonly note?: string;
  /** Paragraphs of RULES.md beside the note. */
  readonly rules?: readonly string[];
  /** Offer, Promise, Gift; the first is open at first. Absent: there is only one. */
  readonly tabs?: readonly { readonly id: string; readonly name: string }[];
  /** "You give" and "Aiko gives"; a promise or a gift may have one side only. */
  readonly sides: readonly DealSide[];
  /** Fields that belong to neither side: open or secret. */
  readonly terms?: readonly DealField[];
  /** A field of words, for a promise in words; the move then has a `message`. */
  readonly words?: { readonly name: string };
  /** Book values of the two sides, as a bar. */
  readonly balance?: { readonly name: string; readonly values: readonly [number, number] };
  /** One line of law each, with its check: the gift floor, covered, until when it lies open. */
  readonly law?: readonly DealLaw[];
  readonly send: {
    /** "Propose", "Send the offer". */
    readonly label: string;
    /** "proposal 1 of 3", "$600 for 4 prestige". */
    readonly note?: string;
    /** The move as it stands; null as long as it is none, with the reason in `law`. */
    readonly move: Move | null;
  };
  /** The move that leaves the deal ("drop"), where closing the card is one; else it just closes. */
  readonly leave?: Move;
}

export interface DealSide {
  readonly seat: Seat;
  /** "You give", "Tomás gives", "You want". */
  readonly title: string;
  readonly items?: readonly DealItem[];
  readonly fields?: readonly DealField[];
  /** Under them: what one holds, what cannot be sold and why. */
  readonly notes?: readonly DealLaw[];
  /** What it does to this side, a line each; signed amounts are coloured by the page. */
  readonly effects: readonly string[];
}

/** A thing that is in the deal or not. What cannot be in it stays in sight, with its reason. */
export interface DealItem {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** CSS colour of its edge. */
  readonly colour?: string;
  readonly chosen: boolean;
  /** What a press does: a move of its own (`add`, `take`), or the field it toggles (0 or 1). */
  readonly press?: { readonly move: Move } | { readonly field: string };
  /** Why there is no press. */
  readonly refused?: string;
  readonly rule?: string;
}

/** A number to be filled in, or one of a few words. */
export interface DealField {
  readonly key: string;
  readonly name: string;
  /** As it stands: `draft.values[key]`, or what it starts with. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** "you have 3,750". */
  readonly note?: string;
  /** A value in words: "$600". */
  text?(value: number): string;
  /** Numbers that stand for words (a card, a condition, open or secret): buttons instead of − n +. */
  readonly of?: readonly {
    readonly value: number;
    readonly name: string;
    readonly icon?: string;
  }[];
}

export interface DealLaw {
  readonly text: string;
  readonly rule?: string;
  /** Kept, broken, or neither: just said. */
  readonly kept?: boolean;
}
