/** The plan of a class as the set-up makes it: stages in their order, each with its minutes. */
import type { Gates, Stage, TeamSetting } from '@boardroom/client';
import { wantedOf } from './ready-prompts.ts';
import type { Ready } from './ready-prompts.ts';

type Kind = Exclude<Stage['kind'], 'prompt' | 'close'>;

export interface PlannedStage {
  readonly kind: Kind;
  readonly on: boolean;
  readonly minutes: number;
  /** Of a stage with tables: where they wait for each other. */
  readonly gates?: Gates;
  /** What is asked at each gate that is named. */
  readonly ask?: Ready | undefined;
  /** Its minutes are a deadline. */
  readonly deadline?: boolean;
  /** A class without it is none. */
  readonly fixed?: true;
}

/** Where a game does not say how long it takes. */
export const USUAL_PLAY = 45;

export const USUAL_PLAN: readonly PlannedStage[] = [
  { kind: 'gather', on: true, minutes: 7, fixed: true },
  { kind: 'lesson', on: true, minutes: 10 },
  { kind: 'practice', on: true, minutes: 8 },
  { kind: 'play', on: true, minutes: USUAL_PLAY, fixed: true },
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
    .map(({ kind, minutes, gates, ask: forecast, deadline }): Stage => {
      const asks = forecast && Array.isArray(gates) ? gates.map(askAfter(forecast)) : [];
      const stage = {
        id: kind,
        kind,
        minutes,
        ...(gates === undefined || gates.length === 0 ? {} : { gates }),
        ...(asks.length === 0 ? {} : { asks }),
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

/** The same question at several gates has a name at each. */
const askAfter =
  (ready: Ready) =>
  (after: number): NonNullable<Stage['asks']>[number] => {
    const prompt = wantedOf(ready);
    return { after, prompts: [{ ...prompt, id: `${prompt.id}-${after}` }] };
  };

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

/** The plan with so many minutes to play. */
export const playFor = (stages: readonly PlannedStage[], minutes: number): PlannedStage[] =>
  stages.map((stage) => (stage.kind === 'play' ? { ...stage, minutes } : stage));

/** Seats that so many people hold: where teams have a device each, fewer than people. */
export const seatsHeld = (people: number, team: TeamSetting | null): number =>
  team?.devices === 'own' ? Math.ceil((people || 0) / team.size) : people || 0;

/** How many sit at each table if so many come. */
export function tablesFor(people: number, players: number): number[] {
  const full = Math.floor(people / players);
  const rest = people % players;
  return [...Array.from({ length: full }, () => players), ...(rest > 0 ? [rest] : [])];
}
