/** New positions come in: whose eyes they are for, what is told of them, what they put an end to. */
import type { Seat } from '@boardroom/kernel';
import type { Position } from '../../engine/port.ts';
import { playSound } from '../../motion/sound.ts';
import { say } from '../../words/index.ts';
import type { Hints } from './hints.svelte.ts';
import type { Making } from './making.svelte.ts';
import type { Viewing } from './viewing.svelte.ts';
import type { Past } from './types.ts';
import type { Voice } from './voice.svelte.ts';

export function makeArrivals(viewing: Viewing, making: Making, hints: Hints, voice: Voice) {
  const { port, humans, scene } = viewing;

  /** The first look: at a table for several, perhaps from behind the curtain. */
  function open(): void {
    welcome();
    if (viewing.eyes() !== null) viewing.take(port.position(viewing.eyes()));
    voice.write(viewing.position);
    voice.markSeen(viewing.position.moves);
  }

  /** Whose turn it is to look; on a screen that everybody sees it is nobody's. */
  function welcome(): void {
    const first = viewing.projector ? null : nextPerson(viewing.position);
    if (first !== null && port.secretsBetween(null, first)) viewing.drawCurtain(first);
    else if (first !== null) viewing.handTo(first);
  }

  function hear(): void {
    viewing.lookAround();
    const next = port.position(viewing.eyes());
    const { moves, viewer, told, asked } = viewing.position;
    const isSame =
      next.moves === moves && next.viewer === viewer && next.told.length === told.length;
    // A table that is paused asks nobody.
    if (isSame && next.asked.join() === asked.join()) return;
    const wanted = nextPerson(next);
    if (
      wanted === null ||
      wanted === viewing.viewer ||
      viewing.projector ||
      viewing.curtain !== null
    )
      return show(next);
    if (port.secretsBetween(viewing.viewer, wanted)) {
      viewing.drawCurtain(wanted);
    } else {
      viewing.handTo(wanted);
      voice.raise({ title: say('table.handed', { name: scene.names[wanted]! }) });
    }
    show(port.position(viewing.eyes()));
  }

  function show(next: Position): void {
    const was = viewing.position;
    const goesOn = next.viewer === was.viewer && next.told.length >= was.told.length;
    // Somebody else's aside or sealed answer must not take a form or a hint from under the hand.
    if (!goesOn || !isSameQuestion(next)) {
      making.clear();
      voice.dropReason();
      hints.dropHint();
    }
    viewing.take(next);
    const fresh = voice.write(next, was);
    if (goesOn) voice.present(fresh);
    if (next.frame && was.frame === null) playSound('turn');
    if (next.over && !viewing.past) playSound('over');
    remember();
    making.goOn();
  }

  /** The viewer is still asked just this, and what is being filled in is still possible. */
  function isSameQuestion(next: Position): boolean {
    const { frame, legal } = viewing.position;
    if (next.frame === null || !same(next.frame, frame) || !same(next.legal, legal)) return false;
    const open = making.filling?.choice ?? making.confirming?.choice;
    return (
      !open || [...next.legal, ...next.asides].some((template) => same(template, open.template))
    );
  }

  /** Who has to look next, where several people share the screen. */
  function nextPerson(next: Position): Seat | null {
    if (humans.length < 2 || next.over) return null;
    if (viewing.viewer !== null && next.asked.includes(viewing.viewer)) return viewing.viewer;
    // A bot that is asked at the same time answers by itself.
    return humans.find((seat) => next.asked.includes(seat)) ?? null;
  }

  /** A line for the list of tables. */
  function remember(): void {
    const { title, note } = viewing.heading;
    const mine = viewing.position.asked.some((seat) => port.seats[seat]?.kind === 'human');
    port.remember({ note: note ? `${title} ${note}` : title, mine });
  }

  open();
  const stop = port.listen(hear);

  return {
    stop,
    openCurtain() {
      if (viewing.curtain === null) return;
      viewing.handTo(viewing.curtain);
      show(port.position(viewing.eyes()));
      voice.markSeen(viewing.position.moves);
    },
    /** The public view alone, for a screen that everybody sees. */
    project(on: boolean) {
      if (viewing.projector === on) return;
      viewing.setProjector(on);
      viewing.turnTo(null);
      making.clear();
      if (on) viewing.handTo(viewing.viewer);
      else welcome();
      show(port.position(viewing.eyes()));
    },
    /** Turns to a moment of the past, or back. */
    visit(moment: Past | null) {
      making.clear();
      viewing.turnTo(moment);
    },
    /** Other eyes look at the same moment. */
    refreshAll: () => show(port.position(viewing.eyes())),
  };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
