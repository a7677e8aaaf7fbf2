/** A move on its way: chosen, its gaps filled, confirmed, played. */
import type { Move, MoveValue, Seat } from '@boardroom/kernel';
import type { Choice } from '@boardroom/ui-kit';
import { drawn, isDrawn } from '../../parts/drawn.ts';
import { holdFocus } from '../../parts/keep-focus.ts';
import { playSound } from '../../motion/sound.ts';
import { gapsOf } from '../choices.ts';
import { startOf } from '../fill/gaps.ts';
import type { Dealing } from '../deal/deal.svelte.ts';
import type { Hints } from './hints.svelte.ts';
import type { Offers } from './offers.svelte.ts';
import type { Viewing } from './viewing.svelte.ts';
import type { Confirming, Filling, StoreSetting } from './types.ts';
import type { Voice } from './voice.svelte.ts';

type Follow = NonNullable<Choice['follow']>;
export type Making = ReturnType<typeof makeMaking>;

export function makeMaking(
  viewing: Viewing,
  offers: Offers,
  hints: Hints,
  voice: Voice,
  dealing: Dealing,
  { moved }: StoreSetting,
) {
  const { port } = viewing;
  let filling = $state.raw<Filling | null>(null);
  let confirming = $state.raw<Confirming | null>(null);
  /** Pressed, and about to be done: its button shows it before everything else is drawn anew. */
  let pressed = $state.raw<Choice | string | null>(null);
  /** How many moves the last press made in a row, and how many there were at the table after them. */
  let row = { made: 0, moves: -1 };

  /** A row of answers that goes on when its seat is asked again, after others have decided. */
  let waiting: { readonly follow: Follow; readonly viewer: Seat } | null = null;

  function clear(): void {
    offers.clearPicks();
    filling = null;
    confirming = null;
  }

  /** A move was chosen: play it, or first ask for its gaps or for a confirmation. */
  function choose(choice: Choice): void {
    voice.dropReason();
    waiting = null;
    if (choice.deal && dealing.openDeal(choice.deal.with, choice.deal.tab)) return;
    const gaps = gapsOf(choice.template);
    if (gaps.length === 0) return void settle(choice, choice.template);
    const values = gaps.map(([field, gap]) => [field, startOf(field, gap, choice.gaps)] as const);
    filling = { choice, values: Object.fromEntries(values) };
  }

  /** Shows what was pressed, then does what it is for; the second press of a double click is none. */
  async function answer(what: Choice | string, then: () => void): Promise<void> {
    if (pressed !== null) return;
    if (isDrawn()) {
      pressed = what;
      await drawn();
      pressed = null;
    }
    then();
  }

  async function settle(choice: Choice, move: Move, said?: string): Promise<void> {
    if (pressed !== null) return;
    if (choice.confirm && confirming === null) {
      filling = null;
      confirming = { choice, move };
      return;
    }
    await answer(choice, () => {
      clear();
      hints.dropHint();
      void act(move, said, choice.follow, 1, 'waits' in choice);
    });
  }

  async function act(
    move: Move,
    said?: string,
    follow?: Choice['follow'],
    made = 1,
    waits = false,
  ): Promise<void> {
    const { viewer, position } = viewing;
    if (viewer === null) return;
    voice.motion.finish();
    // What one says is one's own affair; what is done the team decides together.
    const { team } = viewing;
    if (team && move.type !== 'say') {
      const refusal = await team.propose(move, said);
      if (refusal) return voice.refuse(refusal);
      return playSound('paper');
    }
    const refusal = await port.play(viewer, move, said);
    if (refusal) return voice.refuse(refusal);
    voice.markSeen(port.position(null).moves);
    holdFocus();
    playSound('wood');
    moved?.(move);
    const { frame, moves } = viewing.position;
    row = { made, moves };
    if (follow && waits && !frame) waiting = { follow, viewer };
    // A table elsewhere may not have told yet what comes next: then it asks.
    if (!follow || !frame || moves === position.moves) return;
    const next = follow(viewing.scene, frame);
    if (!next) return;
    await voice.motion.idle();
    if (viewing.position.moves === moves && viewing.viewer === viewer)
      await act(next, undefined, follow, made + 1, waits);
  }

  /** The seat is asked again: what was said for the whole row is said now. */
  function goOn(): void {
    const { frame } = viewing.position;
    if (!waiting || !frame || viewing.held !== null || viewing.viewer !== waiting.viewer) return;
    const { follow } = waiting;
    waiting = null;
    const next = follow(viewing.scene, frame);
    if (next) void act(next, undefined, follow, 1, true);
  }

  function fillIn(field: string, value: MoveValue): void {
    if (filling) filling = { ...filling, values: { ...filling.values, [field]: value } };
  }

  return {
    get filling() {
      return filling;
    },
    get confirming() {
      return confirming;
    },
    get pressed() {
      return pressed;
    },
    answer,
    choose,
    goOn,
    fillIn,
    /** Takes one thing into a subset, or out of it. */
    toggle(field: string, item: number | string) {
      if (!filling) return;
      const gap = gapsOf(filling.choice.template).find(([name]) => name === field)?.[1];
      if (gap?.gap !== 'subset') return;
      const chosen = filling.values[field] as readonly (number | string)[];
      const wanted = chosen.includes(item)
        ? chosen.filter((other) => other !== item)
        : [...chosen, item];
      if (wanted.length > gap.max) return;
      const inOrder = gap.of.filter((other) => wanted.includes(other));
      fillIn(field, inOrder);
    },
    speak(said: string) {
      if (filling) filling = { ...filling, words: said };
    },
    submitFilling() {
      if (!filling) return;
      const { choice, values, words } = filling;
      void settle(choice, { ...choice.template, ...values }, words);
    },
    confirm() {
      if (confirming) void settle(confirming.choice, confirming.move);
    },
    /** Plays the advised move as it is, gaps and all; what a lesson leaves open is asked for. */
    takeHint() {
      const { hint } = hints;
      if (!hint || viewing.held !== null) return;
      const { choice, move } = hint;
      dealing.closeDeal();
      if (move) {
        if (choice) void settle(choice, move);
        else void act(move);
      } else if (choice) {
        hints.dropHint();
        choose(choice);
      }
    },
    /** A whole move, with words if it has a message. */
    deliver: (move: Move, said?: string) => void act(move, said),
    /** The deal as it stands. */
    sendDeal() {
      const { deal, dealWords } = dealing;
      if (!deal?.send.move) return;
      const spoken = deal.words && dealWords.trim() !== '' ? dealWords.trim() : undefined;
      const { move } = deal.send;
      dealing.closeDeal();
      clear();
      void act(move, spoken).then(() => dealing.forgetDeal());
    },
    /** Out of the card; where the deal is the question, out of that as well. */
    leaveDeal(): boolean {
      if (dealing.closeDeal()) return true;
      const { deal } = dealing;
      if (!deal) return false;
      dealing.forgetDeal();
      if (viewing.position.undoable > 0) void this.undo();
      else if (deal.leave) void act(deal.leave);
      else dealing.putDealAway();
      return true;
    },
    /** Something said through a move of talk. */
    utter: (choice: Choice, values: Readonly<Record<string, MoveValue>>, said: string) =>
      act({ ...choice.template, ...values }, said),
    /** Takes back what the last press did, or so many moves. */
    async undo(count?: number) {
      if (viewing.viewer === null || viewing.projector) return;
      waiting = null;
      voice.motion.finish();
      const { undoable, moves } = viewing.position;
      const last = row.moves === moves ? Math.min(row.made, undoable) : 1;
      const refusal = await port.undo(viewing.viewer, Math.max(1, count ?? last));
      if (refusal) voice.refuse(refusal);
    },
    /** Out of a confirmation, then out of a form; false if there was neither. */
    stepOut(): boolean {
      if (confirming) confirming = null;
      else if (filling) filling = null;
      else return false;
      return true;
    },
    /** Nothing is chosen and nothing is picked. */
    clear,
  };
}
