/** Windows of the auction: bids, who is out, who has won. */
import type { AuctionStep, Telling } from '@boardroom/ui-kit/contract';
import { hushed } from '@boardroom/ui-kit/tellers';
import type { EventOf, Moment, Tellers } from '@boardroom/ui-kit/tellers';
import gavel from '@phosphor-icons/core/fill/gavel-fill.svg?raw';
import { sunk } from '../../look/figures.ts';
import type { ActionEvent, ActionGame } from '../../src/types.ts';
import type { Table } from '../table.ts';
import { say } from './parts.ts';

type Bidding = EventOf<ActionEvent, 'opened' | 'raised' | 'bidTurned'>;

export const auction = {
  windowSkipped: hushed,
  windowUnopened: ({ window }, at) => ({
    cues: [{ do: 'pulse', what: `window:${window}` }],
    icon: gavel,
    auction: stepOf(at, window, { won: null }),
  }),
  opened: bidden,
  raised: bidden,
  bidTurned: (e, at) => ({
    about: 'moves',
    ...doubled(at.scene, e),
    auction: stepOf(at, e.window, e.bid > 0 ? bidStep(at.scene, e) : { out: true }),
    cues: [{ do: 'flip', what: `bidding:${e.seat}` }],
  }),
  sealed: ({ seat }) => ({
    about: 'moves',
    cues: [{ do: 'move', what: `bidding:${seat}`, from: `portrait:${seat}` }],
  }),
  // Not out: whoever makes no bid may still raise (R64).
  bidDeclined: ({ seat }) => ({ hush: true, cues: [{ do: 'pulse', what: `portrait:${seat}` }] }),
  dropped: ({ seat, window }, at) => {
    const bid = Math.max(0, at.before.bids[seat] ?? 0);
    return {
      about: 'moves',
      auction: stepOf(at, window, { out: true, ...(bid > 0 ? { pays: `−${bid}` } : {}) }),
      cues: [{ do: 'pulse', what: `portrait:${seat}` }],
    };
  },
  won: ({ seat, window }, at) => ({
    about: 'moves',
    auction: stepOf(at, window, { won: seat }),
    cues: [{ do: 'pulse', what: `window:${window}` }],
  }),
} satisfies Partial<Tellers<ActionGame>>;

function bidden(e: Bidding, at: Moment<ActionGame>): Telling {
  return {
    about: 'moves',
    ...doubled(at.scene, e),
    auction: stepOf(at, e.window, bidStep(at.scene, e)),
    cues: [{ do: 'move', what: `bidding:${e.seat}`, from: `portrait:${e.seat}` }],
  };
}

/** One line of the log for all that happens in a window. */
function stepOf(
  { scene, before }: Moment<ActionGame>,
  window: number,
  step: Partial<AuctionStep>,
): AuctionStep {
  return {
    id: `${before.turn}:${window}`,
    title: scene.words.say(`look.window.name.${window}`)!,
    note: say(scene, `window.note.${window}`),
    ...step,
  };
}

function bidStep(scene: Table, { bid, counts }: Bidding): Partial<AuctionStep> {
  const burnt = sunk(scene);
  return {
    bid: counts,
    ...(counts === bid ? {} : { text: say(scene, 'log.doubled', { bid, counts }) }),
    ...(burnt > 0 ? { foot: say(scene, 'log.burnt', { burnt }) } : {}),
  };
}

/** After a failed project the bids of those who played Politics count double. */
function doubled(scene: Table, { bid, counts }: Bidding): { calc?: string } {
  return counts === bid ? {} : { calc: say(scene, 'calc.double', { counts }) };
}
