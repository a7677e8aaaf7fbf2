/** How a new online table is set, as the form has it and as the server takes it. */
import type { NewTableInput } from '@boardroom/client';
import type { Level } from '@boardroom/kernel';

export interface Terms {
  listed: boolean;
  clock: 'none' | 'decision' | 'bank';
  /** Seconds for a decision. */
  decision: number;
  /** Minutes in the bank, and seconds every answer adds. */
  bank: number;
  increment: number;
  spectators: 'none' | 'public' | 'delayed';
  /** Seconds. */
  delay: number;
  takebacks: 'consent' | 'free' | 'none';
  chat: boolean;
}

export const USUAL_TERMS: Readonly<Terms> = {
  listed: false,
  clock: 'none',
  decision: 90,
  bank: 15,
  increment: 15,
  spectators: 'none',
  delay: 60,
  takebacks: 'consent',
  chat: true,
};

export type WantedSeat = 'you' | 'open' | Level;

export function termsInput(
  terms: Terms,
): Pick<NewTableInput, 'listed' | 'clock' | 'spectators' | 'takebacks' | 'chat'> {
  const { listed, clock, decision, bank, increment, spectators, delay, takebacks, chat } = terms;
  return {
    listed,
    takebacks,
    chat,
    spectators:
      spectators === 'delayed' ? { kind: 'delayed', seconds: delay } : { kind: spectators },
    // A game may have a clock among its own options: then that one runs.
    ...(clock === 'none'
      ? {}
      : clock === 'decision'
        ? { clock: { kind: 'decision', seconds: decision } }
        : { clock: { kind: 'bank', seconds: bank * 60, increment } }),
  };
}

/** The seats as the server takes them, and which is the own one; none of a trainer’s. */
export function seatsInput(
  wanted: readonly WantedSeat[],
): Required<Pick<NewTableInput, 'seats' | 'sit' | 'players'>> {
  return {
    players: wanted.length,
    seats: wanted.map((who) => (who === 'you' || who === 'open' ? 'open' : { bot: who })),
    sit: wanted.includes('you') ? wanted.indexOf('you') : false,
  };
}
