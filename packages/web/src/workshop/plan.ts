/** The plan of a class as the set-up makes it: stages in their order, each with its minutes. */
import type { Gates, Stage } from '@boardroom/client';

type Kind = Exclude<Stage['kind'], 'prompt' | 'close'>;

export interface PlannedStage {
  readonly kind: Kind;
  readonly on: boolean;
  readonly minutes: number;
  /** Of a stage with tables: where they wait for each other. */
  readonly gates?: Gates;
  /** Its minutes are a deadline. */
  readonly deadline?: boolean;
  /** A class without it is none. */
  readonly fixed?: true;
}

export const USUAL_PLAN: readonly PlannedStage[] = [
  { kind: 'gather', on: true, minutes: 7, fixed: true },
  { kind: 'lesson', on: true, minutes: 10 },
  { kind: 'practice', on: true, minutes: 8 },
  { kind: 'play', on: true, minutes: 45, fixed: true },
  { kind: 'debrief', on: true, minutes: 25 },
  { kind: 'survey', on: true, minutes: 5 },
];

/** `ask` is what the survey asks: a rating and a sentence. */
export function planOf(
  stages: readonly PlannedStage[],
  ask: { rate: string; text: string },
): Stage[] {
  const plan = stages
    .filter(({ on }) => on)
    .map(({ kind, minutes, gates, deadline }): Stage => {
      const stage = {
        id: kind,
        kind,
        minutes,
        ...(gates === undefined || gates.length === 0 ? {} : { gates }),
        ...(deadline ? { deadline } : {}),
      };
      if (kind !== 'survey') return stage;
      return {
        ...stage,
        prompts: [
          { id: 'rating', kind: 'rate', text: ask.rate, about: 'trainer' },
          { id: 'takeaway', kind: 'explain', text: ask.text, about: 'trainer' },
        ],
      };
    });
  return [...plan, { id: 'close', kind: 'close' }];
}

/** Rounds as somebody types them: whole numbers from 1, each once, in order. */
export function roundsIn(text: string): number[] {
  const rounds = text.match(/\d+/g)?.map(Number) ?? [];
  return [...new Set(rounds.filter((round) => round >= 1 && round <= 999))].toSorted(
    (a, b) => a - b,
  );
}

/** When each stage begins, in minutes after the first. */
export function startsOf(stages: readonly PlannedStage[]): { kind: Kind; at: number }[] {
  let at = 0;
  return stages
    .filter(({ on }) => on)
    .map(({ kind, minutes }) => {
      const start = { kind, at };
      at += minutes;
      return start;
    });
}

export const minutesOf = (stages: readonly PlannedStage[]): number =>
  stages.reduce((sum, { on, minutes }) => sum + (on ? minutes : 0), 0);

/** How many sit at each table if so many come. */
export function tablesFor(people: number, players: number): number[] {
  const full = Math.floor(people / players);
  const rest = people % players;
  return [...Array.from({ length: full }, () => players), ...(rest > 0 ? [rest] : [])];
}
