/** What the parts of the trainer's room ask of the room. */
import type { RemoteWorkshop, TrainerView } from '@boardroom/client';
import type { Alert } from './alerts.ts';
import type { makeBoards } from './boards.svelte.ts';
import type { ClassGame } from './class-game.ts';
import type { Private } from './private.ts';
import type { Naming } from './sentence.ts';
import type { Stand } from './stand.ts';

export type OpenSheet =
  | { readonly kind: 'ask' | 'inject' | 'menu' }
  /** `whom`: everybody, `t3` a table, `p7` a person. */
  | { readonly kind: 'message'; readonly whom: string; readonly draft: string };

export interface RoomDesk {
  /** Does something and says why if it could not be done. */
  act(work: () => Promise<void>): void;
  /** To a stage; where that closes play, after a yes. */
  go(stage: string): void;
  /** Closes play and goes to the stage; if it is the present one, stays. */
  close(stage: string): void;
  pick(table: number): void;
  namesAt(table: number): string[];
  /** What the rules would answer for a seat, in words. */
  fallback(table: number, seat: number): string | null;
  message(whom: string, draft?: string): void;
  hide(alert: Alert): void;
  note(table: number, text: string): void;
  real(member: number, name: string): void;
  open(sheet: OpenSheet['kind']): void;
  people(): void;
}

/** What both shapes of the room are given. */
export interface RoomProps {
  readonly view: TrainerView;
  readonly remote: RemoteWorkshop;
  readonly desk: RoomDesk;
  readonly game: ClassGame | null;
  readonly boards: ReturnType<typeof makeBoards>;
  readonly alerts: readonly Alert[];
  readonly stand: Stand;
  readonly name: Naming;
  readonly now: number;
  readonly busy: boolean;
  /** What went wrong. */
  readonly trouble: string;
  /** How the game ranks an early end. */
  readonly early: string;
  readonly kept: Private;
  /** The stage to which the class goes if the trainer says yes to closing play. */
  closing: string | null;
  /** The table that is looked at; 0: none. */
  picked: number;
  /** The person whose particulars are looked at; 0: nobody's. */
  person: number;
}

/** Of what is asked at a table's gate: answers so far, of how many. */
export function answersAt(
  { prompts, tables }: TrainerView,
  table: number,
): { readonly given: number; readonly of: number } | null {
  const open = prompts.filter((prompt) => prompt.open && prompt.gate !== undefined);
  const tile = tables[table - 1];
  if (open.length === 0 || !tile?.gate) return null;
  const people = tile.seats.reduce(
    (sum, { member, members }) => sum + (members?.length ?? (member === undefined ? 0 : 1)),
    0,
  );
  const given = tile.answers ?? 0;
  return { given, of: people * open.length };
}
