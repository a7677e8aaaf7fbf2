/** What can happen at a table. A table is the fold of its entries, in order. */
import type { Move, RecordResult, Saying, Seat, Told } from '@boardroom/kernel';
import type { ClockSetting, Colour, NewTable, TableEdition, TeamRule } from '@boardroom/protocol';

export interface Sitter {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
}

/** A table of a class. Its end stays sealed until the workshop opens it. */
export interface OfWorkshop {
  readonly id: string;
  /** Counted from 1, as on the sign on the table. */
  readonly number: number;
  /** The bot that plays a seat when its person leaves. */
  readonly standIn: string;
}

/** Who holds a seat together: the captain first. */
export interface TeamOf {
  readonly rule: TeamRule;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** Why a bot made its move. */
interface BotReason {
  readonly saying: Saying;
  /** All the bot knew was public, so its reason is no secret either. */
  readonly open: boolean;
}

export type Act =
  | {
      readonly do: 'created';
      readonly id: string;
      readonly code: string;
      readonly host: Sitter;
      readonly settings: Omit<
        NewTable,
        'content' | 'texts' | 'edition' | 'seed' | 'clock' | 'key'
      > & {
        clock: ClockSetting;
      };
      readonly version: number;
      readonly edition: TableEdition;
      /** Given by the host; secret until the end like any other. */
      readonly seed?: string;
      /** Seats in all; the players' come first. */
      readonly chairs: number;
      readonly workshop?: OfWorkshop;
    }
  | { readonly do: 'sat'; readonly seat: Seat; readonly person: Sitter }
  | { readonly do: 'stood'; readonly seat: Seat }
  | { readonly do: 'bot'; readonly seat: Seat; readonly bot: string | null }
  | { readonly do: 'ready'; readonly seat: Seat; readonly ready: boolean }
  | {
      readonly do: 'moved';
      readonly seat: Seat;
      readonly move: Move;
      readonly by?: 'bot' | 'clock' | 'host';
      /** New words the move brings; its `message` is their number. */
      readonly words?: string;
      readonly why?: BotReason;
      /** Of a team: who played it, and the proposal it was. */
      readonly person?: string;
      readonly proposal?: number;
    }
  /** By the host: it happens whoever agrees. */
  | {
      readonly do: 'takeback-asked';
      readonly seat: Seat;
      readonly count: number;
      readonly by?: 'host';
    }
  | { readonly do: 'takeback-answered'; readonly seat: Seat; readonly agree: boolean }
  | {
      readonly do: 'said';
      readonly seat: Seat;
      /** A host without a seat. */
      readonly by?: string;
      readonly name: string;
      readonly text: string;
    }
  | { readonly do: 'paused' }
  | { readonly do: 'resumed' }
  /** The round after which it waits, and when the rules begin to answer for those who are late. */
  | { readonly do: 'paced'; readonly gate: number | null; readonly due: number | null }
  | { readonly do: 'hosted'; readonly person: Sitter }
  | { readonly do: 'named'; readonly seat: Seat; readonly name: string; readonly colour: Colour }
  /** The host has looked at what a seat holds. */
  | { readonly do: 'looked'; readonly seat: Seat; readonly name: string }
  /** More time for a seat. */
  | { readonly do: 'granted'; readonly seat: Seat; readonly seconds: number }
  /** Who holds a seat; its name is that of the team. */
  | { readonly do: 'teamed'; readonly seat: Seat; readonly team: TeamOf }
  | {
      readonly do: 'proposed';
      readonly seat: Seat;
      readonly by: string;
      readonly proposal: number;
      readonly move: Move;
      readonly words?: string;
      readonly text?: string;
    }
  | {
      readonly do: 'agreed';
      readonly seat: Seat;
      readonly by: string;
      readonly proposal: number;
      readonly agree: boolean;
    }
  | {
      readonly do: 'team-said';
      readonly seat: Seat;
      readonly by: string;
      readonly name: string;
      readonly text: string;
    }
  | { readonly do: 'rematched'; readonly table: string }
  /** How it ended may be known from now on: the luck of the class is used up. */
  | { readonly do: 'unsealed' }
  /** Somebody was forgotten: what is written of them before is changed, and this is who they are now. */
  | { readonly do: 'forgot'; readonly person: string }
  | { readonly do: 'closed' };

export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly act: Act;
  /** Of the entry that made everybody ready: the game began with it. Secret until the end. */
  readonly seed?: string | undefined;
  /** What the game told with it; the number of the move is that of the entry. */
  readonly told?: readonly Omit<Told, 'move'>[] | undefined;
  /** A move made while a takeback was asked for ends the request. */
  readonly ends?: 'takeback' | undefined;
  /** Of the entry that ended the game: so that it can be told when these rules are no more. */
  readonly result?: RecordResult | undefined;
  /** How many moves it took back. */
  readonly undone?: number | undefined;
  /** For each reader how many entries they may know of, this one counted if they may. */
  readonly heard: readonly number[];
  /** Readers who may not know of it at all. */
  readonly not?: readonly number[] | undefined;
}

/** Number and time have columns of their own; what is absent is left out. */
export function formatEntry({ act, seed, told, ends, result, undone, heard, not }: Entry): string {
  return JSON.stringify({ act, seed, told, ends, result, undone, heard, not });
}

export function parseEntry(row: { seq: number; at: number | string; body: string }): Entry {
  return { seq: row.seq, at: Number(row.at), ...(JSON.parse(row.body) as object) } as Entry;
}
