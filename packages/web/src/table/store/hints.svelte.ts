/** A bot's advice and its reason. */
import type { Move, Saying, Seat } from '@boardroom/kernel';
import type { Choice } from '@boardroom/ui-kit';
import { say } from '../../words/index.ts';
import { gapsOf } from '../choices.ts';
import type { Offers } from './offers.svelte.ts';
import type { Viewing } from './viewing.svelte.ts';
import type { StoreSetting } from './types.ts';
import type { Voice } from './voice.svelte.ts';

/** Milliseconds after which the bar says that it is worked on. */
const SLOW = 300;
/** Whoever does at once what the hint says needs no second thoughts. */
const READING = 700;

/** Values of a range that are tried one by one, at most. */
const MANY = 100;

export type Hints = ReturnType<typeof makeHints>;

export interface Hint {
  readonly text: string;
  /** Null if the learner is to fill it in. */
  readonly move: Move | null;
  /** What is offered that comes nearest to it. */
  readonly choice: Choice | null;
}

export function makeHints(
  viewing: Viewing,
  offers: Offers,
  voice: Voice,
  { wanted }: Pick<StoreSetting, 'wanted'> = {},
) {
  let hint = $state.raw<Hint | null>(null);
  let busy = $state(false);
  /** It takes so long that somebody would wonder. */
  let slow = $state(false);

  function nearest(move: Move): Choice | null {
    const wanted = JSON.stringify(move);
    const { choices } = offers;
    return (
      choices.find(({ template }) => JSON.stringify(template) === wanted) ??
      choices.find(({ template }) => template.type === move.type) ??
      null
    );
  }

  /** In a lesson a hint says what the lesson says, whatever a bot would do. */
  function taught(move: Move): Choice | null {
    const advised = nearest(move);
    if (!wanted || (advised && wanted({ ...advised, template: move }))) return null;
    const asked = offers.choices.filter((choice) => wanted(choice));
    return asked.find(({ template }) => gapsOf(template).length === 0) ?? asked[0] ?? null;
  }

  /** The move with the number the lesson names; null where it leaves one open. */
  function whole(choice: Choice): Move | null {
    const [gap, ...more] = gapsOf(choice.template);
    if (!gap) return choice.template as Move;
    const [field, open] = gap;
    if (more.length > 0 || open.gap !== 'range' || (open.max - open.min) / open.step > MANY)
      return null;
    const moves: Move[] = [];
    for (let value = open.min; value <= open.max; value += open.step)
      moves.push({ ...choice.template, [field]: value } as Move);
    const right = moves.filter((move) => wanted!({ ...choice, template: move }));
    return right.length < moves.length ? (right[0] ?? null) : null;
  }

  function of(choice: Choice): Hint {
    const move = whole(choice);
    if (!move) return { text: `${choice.label}.`, move, choice };
    return { text: `${viewing.words.move(move)}.`, move, choice };
  }

  function advised(move: Move, why: Saying | undefined): Hint {
    const { words } = viewing;
    const text = `${words.move(move)}.${why ? ` ${words.why(why)}` : ''}`;
    return { text, move, choice: nearest(move) };
  }

  function show(next: Hint): void {
    hint = next;
    offers.aim(next.choice);
    voice.announce(say('table.hint.label', { text: next.text }));
  }

  /** A bot that thinks ahead looks at it too; what it would rather do takes the place of the hint. */
  async function thinkLonger(seat: Seat, first: Move): Promise<void> {
    const shown = hint;
    await new Promise((resolve) => setTimeout(resolve, READING));
    if (hint !== shown) return;
    // The first hint stands, whatever becomes of the second.
    const advice = await viewing.port.hint(seat, true).catch(() => null);
    if (!advice || hint !== shown || shown === null) return;
    if (JSON.stringify(advice.move) === JSON.stringify(first)) return;
    show(advised(advice.move, advice.why));
  }

  return {
    get hint() {
      return hint;
    },
    get hintBusy() {
      return busy;
    },
    get hintSlow() {
      return slow;
    },
    async askHint() {
      const { port, viewer, position, held } = viewing;
      if (viewer === null || !position.frame || busy || held !== null) return;
      busy = true;
      // Whoever asks what to do has read why the last move was refused.
      voice.dropReason();
      const timer = setTimeout(() => {
        slow = true;
        voice.announce(say('table.hint.working'));
      }, SLOW);
      try {
        const advice = await port.hint(viewer);
        if (!advice) return;
        const { move, why } = advice;
        const lesson = taught(move);
        show(lesson ? of(lesson) : advised(move, why));
        if (!wanted) void thinkLonger(viewer, move);
      } catch (error) {
        console.warn(error);
        voice.raise({ title: say('trouble.bots') });
      } finally {
        clearTimeout(timer);
        slow = false;
        busy = false;
      }
    },
    dropHint(): boolean {
      if (!hint) return false;
      hint = null;
      return true;
    },
  };
}
