/**
 * An offer, a promise or a gift as a card over the board: what each side gives, what it does to both,
 * and the rule it must obey. The page draws it and keeps what was filled in; the game says what it
 * means. Nothing in it may reveal more than the reader knows.
 */
import type { Move, Seat, Template } from '@boardroom/kernel';

/** What the page knows about the deal being made. */
export interface DealDraft {
  /** From the choice that was pressed; null if none was, though the open question may be a deal. */
  readonly with: Seat | null;
  /** The open tab of the card, or null if none has been chosen yet. */
  readonly tab: string | null;
  /** What has been filled in so far, by field key; untouched fields are absent. */
  readonly values: Readonly<Record<string, number>>;
  /** What was typed into the text field, if the tab has one. */
  readonly said: string;
  /** What is legal now: the answers to the question, and asides. */
  readonly legal: readonly Template<Move>[];
}

export interface Deal {
  /** "Deal with Aiko". */
  readonly title: string;
  /** What a deal may contain: "Settled at once: contracts, exit cards, cash." */
  readonly note?: string;
  /** Paragraphs of RULES.md cited beside the note. */
  readonly rules?: readonly string[];
  /** Offer, Promise, Gift; the first one is open initially. Absent if there is only one. */
  readonly tabs?: readonly { readonly id: string; readonly name: string }[];
  /** "You give" and "Aiko gives"; a promise or a gift may have just one side. */
  readonly sides: readonly DealSide[];
  /** Fields that belong to neither side: open or secret. */
  readonly terms?: readonly DealField[];
  /** A text field, for a promise in words; the move then has a `message`. */
  readonly words?: { readonly name: string };
  /** Book values of the two sides, as a bar. */
  readonly balance?: { readonly name: string; readonly values: readonly [number, number] };
  /** One rule per line, and whether it is met: the gift floor, covered, how long it stays open. */
  readonly law?: readonly DealLaw[];
  readonly send: {
    /** "Propose", "Send the offer". */
    readonly label: string;
    /** "proposal 1 of 3", "$600 for 4 prestige". */
    readonly note?: string;
    /** The move as it stands, or null while it is incomplete or illegal; `law` gives the reason. */
    readonly move: Move | null;
  };
  /** The move that leaves the deal ("drop"), if closing the card is a move. */
  readonly leave?: Move;
}

export interface DealSide {
  readonly seat: Seat;
  /** "You give", "Tomás gives", "You want". */
  readonly title: string;
  readonly items?: readonly DealItem[];
  readonly fields?: readonly DealField[];
  /** Below the items: what this side holds, what cannot be sold and why. */
  readonly notes?: readonly DealLaw[];
  /** What it does to this side, line by line; the page colours signed amounts. */
  readonly effects: readonly string[];
}

/** A thing that may be part of the deal. One that may not is still shown, with the reason. */
export interface DealItem {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** CSS colour of its edge. */
  readonly colour?: string;
  readonly chosen: boolean;
  /** What pressing it does: plays a move (`add`, `take`) or toggles a field (0 or 1). */
  readonly press?: { readonly move: Move } | { readonly field: string };
  /** Why it cannot be pressed. */
  readonly refused?: string;
  readonly rule?: string;
}

/** A number to fill in, or a choice of a few words. */
export interface DealField {
  readonly key: string;
  readonly name: string;
  /** The current value: `draft.values[key]`, or the initial one. */
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
  /** Whether the rule is met; absent if the line only informs. */
  readonly kept?: boolean;
}
