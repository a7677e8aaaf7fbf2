/**
 * What a game gives the page, and what the page gives a board. Read this file first; the README
 * beside it says how the pieces work together.
 *
 * `games/<id>/ui/index.ts` exports exactly one thing: `ui`, a {@link GameUi} of its game.
 */
import type {
  Event,
  GameTypes,
  Move,
  MoveValue,
  Reader,
  Refusal,
  Seat,
  Template,
} from '@boardroom/kernel';
import type { Component } from 'svelte';
import type { Deal, DealDraft } from './deal.ts';
import type { Player } from './players.ts';
import type { Print } from './print/contract.ts';

/** Names the palette of a game's card: `data-game` on whatever is in its colours. */
export type Theme = string;

/** Names a thing on the table that can be pointed at: `lab:EU2`, `cell:17`, `card:3`, `seat:0`. */
export type TargetId = string;
/** Names a place things travel from and to. Every target is an anchor too. */
export type AnchorId = string;
/** Names a movable thing, `data-el="pawn:2"`. It is at one place in the drawing at any time. */
export type ElId = string;

/**
 * Everything a drawing depends on: a board is a pure function of the scene. Read it as `scene.view.…`
 * in markup and `$derived`; destructured anywhere else it stops being reactive.
 */
export interface Scene<G extends GameTypes = GameTypes> extends Reader<G> {
  /** Colour and shape of each seat: 1 to 6. Never draw a seat by its number. */
  readonly colours: readonly Player[];
  /** The seat whose belongings should stand out (its card was clicked), or null. */
  readonly spotlight: Seat | null;
  /** On a phone: the board is larger than the screen and can be panned. */
  readonly narrow: boolean;
  /** The size of the board's viewBox: one of the game's shapes. */
  readonly board: BoardSize;
  /** On a screen everybody sees: draw no hints about what a player could do. */
  readonly projector: boolean;
  /** On paper: nothing lies on the board yet, and nothing says whose turn it is. */
  readonly printed?: true;
}

/** Size of a viewBox, in board units. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

/** A target as a small card, for phones where not every target is in view: "Hanoi 14". */
export interface TargetCard {
  readonly name: string;
  /** The figure to decide by, beside the name. */
  readonly value?: string;
  readonly figures?: readonly { readonly icon?: string; readonly text: string }[];
  /** The consequence: "small, leaves 36 M€". */
  readonly note?: string;
}

/** How a legal move is offered. The same move is a button in the bar and targets on the table. */
export interface Shown {
  /** First line of the button, with the verb: "Do Work in Delft". Usually `words.move(move)`. */
  readonly label: string;
  /** Second line, the consequence: "Data Centre Move +18", "leaves 3,750". */
  readonly note?: string;
  /**
   * What to click on the table, in order: `['lab:EU2']`, or `['cube:A:blue', 'pool:C']` for a move
   * from one place to another. The first click picks, the last one plays. Empty: only a button.
   */
  readonly path?: readonly TargetId[];
  /**
   * Moves of one group share a button "Acquire Lab…" when the bar would hold more than six; the
   * second step happens on the table or in the row that opens. Key of a message `group.<group>`
   * (`{count}` moves; without a message the group's name), note from `group.<group>.note`.
   */
  readonly group?: string;
  /** The words on the group's button, where a message cannot know them: "3 projects fit". */
  readonly groupName?: string;
  readonly groupNote?: string;
  /**
   * Name of the first target of `path`. A long group then asks in two steps, here as on the table:
   * first "Tomás", "Aiko", "Priya", then what to do with the one chosen.
   */
  readonly via?: string;
  /** `go`: the natural move, lime, at most one. `quiet`: pass, end, done; outlined and last. */
  readonly tone?: 'go' | 'quiet';
  /** The last target as a card in the strip on a phone; without it, label and note. */
  readonly card?: TargetCard;
  /** The key that plays it, as shown on the button: 'E', 'P', 'D'. The bar assigns the digits. */
  readonly key?: string;
  /** Asks for confirmation with this sentence: for a costly move that cannot be undone. */
  readonly confirm?: string;
  /** Resigns the game: it must be clicked, Enter never confirms it. */
  readonly grave?: true;
  /** What hovering or focusing shows beside the last target: the ink bubble. */
  readonly preview?: Preview;
  /**
   * Talk rather than action, with a gap `message`: offered in the talk box below the log, not in the
   * bar. `to` is who hears it, null for everybody.
   */
  readonly talk?: { readonly as: 'say' | 'promise'; readonly to: Seat | null };
  /**
   * How the page answers the same seat's next questions on its own, until this returns null: for
   * questions that leave no choice ("the other two cubes fit nowhere else").
   */
  follow?(scene: Scene<any>, frame: any): Move | null;
  /**
   * An extra button, lime unless the move is quiet, that plays this move and a series of answers after
   * it: "All 3 cubes, cheapest". With `waits` the series resumes after others have decided: "End all
   * visits".
   */
  readonly along?: {
    readonly label: string;
    readonly note?: string;
    readonly waits?: true;
    follow(scene: Scene<any>, frame: any): Move | null;
  };
  /** Opens the deal card with this seat, at this tab, instead of a form. */
  readonly deal?: { readonly with: Seat; readonly tab?: string };
  /** How the gaps of the move are filled; other fields get plain buttons, a slider or a picker. */
  readonly gaps?: Readonly<Record<string, ShownGap>>;
}

export interface ShownGap {
  /** Label of the slider, number field or picker; defaults to the message `gap.<field>`. */
  readonly label?: string;
  /** Values that get a button of their own beside the slider, such as "least legal". */
  readonly quick?: readonly QuickValue[];
  /** What choosing this value would mean: "leaves 3,750 M€". */
  note?(value: number): string;
  /** The value the slider starts at; the smallest by default. */
  readonly start?: number;
  /** Where the slider ends, if the range goes far beyond what anybody would choose. */
  readonly reach?: number;
  /**
   * The words for one item of a subset; `words.word(field's vocabulary, item)` by default. A range with
   * `item`, whose numbers stand for words, is a row of buttons instead of a slider; so is any range of
   * at most seven values.
   */
  item?(item: number | string): string;
  /** Where one item of a subset lies on the table, so that it can be clicked there. */
  target?(item: number | string): TargetId;
}

export interface QuickValue {
  readonly value: MoveValue;
  readonly note?: string;
  /** Label of a button in the bar that plays this value at once, for a move with no other gap. */
  readonly now?: string;
}

/** The ink bubble: one line says what happens, smaller lines show how it is worked out. */
export interface Preview {
  readonly title: string;
  readonly lines?: readonly string[];
  /** A progress bar: filled to `was`, then lime to `will`, out of `max`. */
  readonly bar?: { readonly was: number; readonly will: number; readonly max: number };
  /** The target or anchor it points at; the last target of the path by default. */
  readonly at?: AnchorId;
}

/** A legal move of the seat the page acts for. */
export interface Choice<M extends Move = Move> extends Shown {
  readonly template: Template<M>;
  /** Index in the list of legal moves, asides after answers. */
  readonly index: number;
  readonly aside: boolean;
}

/** Motion. The state is already final when cues run. */
export type Cue =
  /** A thing now drawn at `to` (or wherever it is) came from `from`, perhaps step by step. */
  | {
      readonly do: 'move';
      readonly what: ElId;
      readonly from: AnchorId;
      readonly path?: readonly AnchorId[];
    }
  /** A stand-in travels and vanishes: money, a cube, a card that is not drawn where it ends up. */
  | {
      readonly do: 'fly';
      readonly chip: 'coin' | 'card' | 'cube' | 'token' | 'star';
      readonly from: AnchorId;
      readonly to: AnchorId;
      readonly text?: string;
      readonly player?: Player;
      /** CSS colour of a cube or card. */
      readonly colour?: string;
    }
  /** A card turned up (or dealt) at its place. */
  | { readonly do: 'flip'; readonly what: ElId }
  /** A number rises from its place: "+18" green, "−6" red. */
  | { readonly do: 'count'; readonly where: AnchorId; readonly by: number; readonly unit?: string }
  /** One beat, to point at the cause. */
  | { readonly do: 'pulse'; readonly what: AnchorId }
  /** The ink bubble with a calculation at a place. */
  | {
      readonly do: 'say';
      readonly where: AnchorId;
      readonly text: string;
      readonly lines?: readonly string[];
    }
  /** A die tumbles; it already shows its result. */
  | { readonly do: 'roll'; readonly what: ElId };

/** What an event does on the page, besides its sentence `words.event(event)`. */
export interface Telling {
  readonly cues?: readonly Cue[];
  /** Whose chip precedes the line; by default `event.seat`, or the icon if the event has no seat. */
  readonly seat?: Seat;
  /** Raw SVG of a Phosphor icon, for a line that belongs to no seat. */
  readonly icon?: string;
  /** The log filter that shows it. */
  readonly about?: 'money' | 'moves';
  /** The calculation, written out in a box under the sentence; its last number is the result. */
  readonly calc?: string;
  /**
   * What the seat of the line gained or lost, signed, at the end of the line: "+8", "−1,500 M€". If
   * absent, the page takes it from a `count` cue at that seat's purse; '' shows nothing.
   */
  readonly gain?: string;
  /** Part of an auction: the log shows the whole auction as one growing line. */
  readonly auction?: AuctionStep;
  /** Starts a group in the log: "Day 18, Center". It replaces the sentence. */
  readonly heading?: string;
  /** Too small for the log. It is still announced if it has a sentence. */
  readonly hush?: true;
  /** A big card in the lower third for four seconds: an event card, a new project. */
  readonly banner?: { readonly title: string; readonly text?: string; readonly icon?: string };
}

/** One event of an auction; its line in the log is made of all events with the same id. */
export interface AuctionStep {
  /** Shared by all events of one auction and by no other event: `${round}:${contract}`. */
  readonly id: string;
  /** "Census in the Cloud", and under it "printed price 2,800". */
  readonly title: string;
  readonly note?: string;
  /** What the seat of the line bids; `text` if it is not a plain number. */
  readonly bid?: number;
  readonly text?: string;
  /** The seat of the line is out; `pays` is what it has to pay anyway. */
  readonly out?: true;
  readonly pays?: string;
  /** The auction is over: who won, or null for nobody. */
  readonly won?: Seat | null;
  /** At the bottom right: "burnt 17". */
  readonly foot?: string;
}

/** A step of the round in the top bar, three to seven of them. */
export interface RoundStep {
  readonly name: string;
  readonly state: 'done' | 'now' | 'to-come';
}

/** The head line of a seat card; the shell draws chip, name, you/bot and "deciding". */
export interface SeatHead {
  /** The one figure that wins the game: "247". If it is secret, the game decides what to show. */
  readonly value: string;
  readonly unit?: string;
  /** Beside the name: leader, chair, starts, out. `icon` is raw SVG. */
  readonly tags?: readonly { readonly text: string; readonly icon?: string }[];
  /** Greyed out: eliminated, or passed for good. */
  readonly out?: boolean;
}

/** Guided first turns on a fixed seed, leading into a real game against bots. */
export interface Tutorial {
  readonly seed: string;
  readonly players: number;
  readonly options?: object;
  readonly steps: readonly TutorialStep[];
}

/** Its title and text are the ui messages `tutor.<id>` and `tutor.<id>.text`. */
export interface TutorialStep {
  readonly id: string;
  /** What the card points at. */
  at?(scene: Scene<any>): AnchorId | undefined;
  /**
   * Whether this move of the learner completes the step. Without it the learner presses "Next".
   */
  done?(move: any, scene: Scene<any>): boolean;
  /** Which legal moves glow and are hinted at in this step; the others stay legal. None: play on. */
  want?(template: any, scene: Scene<any>): boolean;
  /** Whether to skip the step because it does not fit what happened. */
  skip?(scene: Scene<any>): boolean;
}

export interface SceneProps<G extends GameTypes = GameTypes> {
  readonly scene: Scene<G>;
}
export interface SeatProps<G extends GameTypes = GameTypes> extends SceneProps<G> {
  readonly seat: Seat;
}

/** What `games/<id>/ui/index.ts` exports as `ui`. */
export interface GameUi<G extends GameTypes = GameTypes> {
  readonly theme: Theme;
  /** Raw SVG of the game's Phosphor icon (fill) for the top bar and lists. */
  readonly icon: string;
  /** Messages of the board by language: `ui.…`, `group.…`, `gap.…`, `tutor.…`, `step.…`. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Size of the board's viewBox. */
  readonly board: BoardSize;
  /** Other shapes the board can be drawn in; the stage uses the one that fits best. */
  readonly shapes?: readonly BoardSize[];
  /**
   * One `<svg viewBox="0 0 {scene.board.width} {scene.board.height}">`, nothing around it. Lettering
   * is never smaller than people can read: `font-size: max(14px, var(--lt, 0px))`, where the stage
   * sets `--lt` to the least size in board units (a group with a scale of its own divides by it).
   */
  readonly Board: Component<SceneProps<G>>;
  /**
   * The viewer's own hand, room, containers: HTML. The frame gives it a container named `desk`: a
   * row 190 px high, a sheet of the same height, a half of a tablet's foot (about 500 x 380 px), or a column
   * 240 to 400 px wide that scrolls; use `@container desk (max-width: 480px)` for the column, never the
   * width of the window. Columns of its row shrink; they wrap only if you say so.
   */
  readonly Desk?: Component<SceneProps<G>>;
  /**
   * The desk in one line, 44 px high, where the screen has no room for it: groups (`class="grp"`)
   * in order of importance, of which the frame shows as many as fit whole. Pictures are the same
   * targets as on the desk; a decision about one's own things that fits here is taken here.
   */
  readonly Strip?: Component<SceneProps<G>>;
  /** If the open question is answered on the desk: whether to open it (`sheet`) or the strip will do. */
  deskFor?(scene: Scene<G>, frame: G['frame']): 'sheet' | 'strip' | undefined;
  /** Without a desk: what the page "Mine" of a phone shows. HTML in a column, never on a desktop. */
  readonly Mine?: Component<SceneProps<G>>;
  /** What a seat card shows under its head line: pictures of what the player owns. HTML. */
  readonly SeatPanel?: Component<SeatProps<G>>;
  /** Something small at the bottom of the seats rail: the bag, promises. HTML. */
  readonly RailFoot?: Component<SceneProps<G>>;
  head(scene: Scene<G>, seat: Seat): SeatHead;
  /** "Day 18", "of 25"; `order` are seats in order of play, if it changes. */
  heading(scene: Scene<G>): {
    readonly title: string;
    readonly note?: string;
    readonly order?: readonly Seat[];
  };
  steps(scene: Scene<G>): readonly RoundStep[];
  /** How a legal move is offered. `frame` is the question, null for an aside. */
  show(scene: Scene<G>, template: Template<G['move']>, frame: G['frame'] | null): Shown;
  /** What the question is part of, "Deploy Web Shop", and how far along it is, "cube 2 of 3". */
  within?(
    scene: Scene<G>,
    frame: G['frame'],
  ): { readonly steps: readonly string[]; readonly count?: string } | undefined;
  /** The deal being made, as a card over the board, or null; called again after every change. */
  deal?(scene: Scene<G>, draft: DealDraft, frame: G['frame'] | null): Deal | null;
  /** Raw SVG of an icon for each kind of figure, by its `key` in `look`: cost, upkeep, … */
  readonly figureIcons?: Readonly<Record<string, string>>;
  /** Raw SVG of the icon at the top of a thing's card. */
  face?(scene: Scene<G>, id: TargetId): string | undefined;
  /** The small line under the question: the most useful number or reason. */
  aid?(scene: Scene<G>, frame: G['frame']): string | undefined;
  /** What an event does on the page. `before` is the view before the move. */
  tell?(scene: Scene<G>, event: G['event'], before: Readonly<G['state']>): Telling;
  /** The illegal move a click was probably meant as; the engine then says why it is not legal. */
  wish?(scene: Scene<G>, target: TargetId, frame: G['frame'] | null): G['move'] | null;
  /** The paragraph of RULES.md behind a question or a refusal: kind or code → 'R42'. */
  readonly rules?: Readonly<Record<string, string>>;
  /** What the board is centred on, on a phone, when nothing is lit. */
  focus?(scene: Scene<G>): AnchorId | undefined;
  /**
   * The board as it is drawn where a class sees many of them at once: few large marks and no
   * lettering, in the same viewBox. Without it the board itself is drawn small.
   */
  fromAfar?(): Promise<Component<SceneProps<G>>>;
  /** Comes with a lesson, not with the table. */
  tutorial(): Promise<Tutorial>;
  /** What of the game is printed and cut out; comes with the print room. */
  print?(): Promise<Print<G>>;
}

export type AnyUi = GameUi<any>;
export type * from './deal.ts';
export type * from './guide.ts';
export type { Event, Player, Refusal };
