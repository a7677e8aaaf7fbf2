/** The runner of a game's tutorial: which step is on, and when it is done. */
import type { Move } from '@boardroom/kernel';
import type { AnchorId, Choice, Scene, Tutorial, TutorialStep } from '@boardroom/ui-kit';

export interface Lesson {
  /** Null after the last step. */
  readonly step: TutorialStep | null;
  readonly index: number;
  readonly count: number;
  readonly over: boolean;
  /** What the step is about, if there is nothing to do but to read it. */
  readonly spokenOf: AnchorId | undefined;
  next(): void;
  end(): void;
  moved(move: Move): void;
  /** Somebody moved: what is past is not spoken of. */
  look(): void;
  wanted(choice: Choice): boolean;
}

export function makeLesson(
  tutorial: Tutorial,
  start: number,
  scene: () => Scene<any>,
  keep: (index: number | null) => void,
): Lesson {
  const { steps } = tutorial;
  let index = $state(start);
  let over = $state(false);

  function go(to: number): void {
    index = to;
    while (index < steps.length && steps[index]!.skip?.(scene())) index++;
    keep(index);
  }

  function look(): void {
    if (!over && steps[index]?.skip?.(scene())) go(index);
  }

  return {
    get step() {
      return steps[index] ?? null;
    },
    get index() {
      return index;
    },
    count: steps.length,
    get over() {
      return over;
    },
    get spokenOf() {
      const step = steps[index];
      return over || step?.done ? undefined : step?.at?.(scene());
    },
    next: () => go(index + 1),
    end() {
      over = true;
      keep(null);
    },
    moved(move) {
      const step = steps[index];
      if (over || !step) return;
      if (step.done?.(move, scene())) go(index + 1);
      else look();
    },
    look,
    wanted(choice) {
      const step = steps[index];
      return over || !step?.want || step.want(choice.template, scene());
    },
  };
}
