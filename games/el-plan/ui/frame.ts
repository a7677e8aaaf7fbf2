/** Words of the frame: seat cards, heading, steps of the month. */
import { isOver } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import type { RoundStep, SeatHead } from '@boardroom/ui-kit/contract';
import { pointsOf } from '../src/scoring.ts';
import type { ElPlanFrame } from '../src/types.ts';
import { districtNow, inner, isChoosing, question } from '../look/figures.ts';
import type { Table } from '../look/figures.ts';

export function head(scene: Table, seat: Seat): SeatHead {
  const { t, view, words } = scene;
  const points = pointsOf(t, view, seat);
  return { value: String(points), unit: words.say('ui.head.points', { points })! };
}

export function heading(scene: Table): { title: string; note?: string } {
  const { t, view, words } = scene;
  if (isChoosing(scene)) return { title: words.say('ui.heading.setup')! };
  return {
    title: words.word('period', view.period),
    note: words.say('ui.heading.note', { n: view.period, of: t.options.periods })!,
  };
}

/** Decisions, the seven districts, Summary. */
export function steps(scene: Table): RoundStep[] {
  const { words } = scene;
  if (isChoosing(scene)) return [{ name: words.say('step.setup')!, state: 'now' }];
  const now = isOver(scene.view) ? 8 : districtNow(scene);
  return Array.from({ length: 9 }, (_, i) => ({
    name:
      i === 0 || i === 8
        ? words.say(i === 0 ? 'step.decisions' : 'step.summary')!
        : i === now
          ? `${i} ${words.say(`district-name.${i}`)!}`
          : String(i),
    state: i < now ? 'done' : i === now ? 'now' : 'to-come',
  }));
}

/** Questions answered with rows and runs, which only the desk shows; of cards and products the strip is enough. */
const DESK: Readonly<Partial<Record<ElPlanFrame['kind'], 'sheet' | 'strip'>>> = {
  freeUp: 'sheet',
  assign: 'sheet',
  produce: 'sheet',
  sellCard: 'strip',
  activateNow: 'strip',
  cutback: 'strip',
};
export function deskFor(scene: Table, frame: ElPlanFrame): 'sheet' | 'strip' | undefined {
  return DESK[inner(scene, frame).kind];
}

/** The steps of a turn in Administration and in the Market, and what a question in between belongs to. */
const PART: Readonly<
  Partial<Record<ElPlanFrame['kind'], readonly [district: number, step: string]>>
> = {
  freeUp: [2, 'free'],
  adminToken: [2, 'opportunity'],
  sellCard: [2, 'return'],
  assign: [2, 'assign'],
  activateNow: [3, 'start'],
  buy: [5, 'buy'],
  sell: [5, 'sell'],
  patentTokens: [7, 'patent'],
};
export function within(scene: Table, frame: ElPlanFrame): { steps: string[] } | undefined {
  const part = PART[inner(scene, frame).kind];
  if (!part) return undefined;
  const [district, step] = part;
  const { words } = scene;
  return { steps: [words.word('district-name', district), words.say(`ui.within.${step}`)!] };
}

export function focus(scene: Table): string {
  if (isChoosing(scene)) return 'plan:GA';
  const kind = question(scene)?.kind;
  if (kind === 'place') return 'district:7';
  const district = districtNow(scene);
  if (district === 5) return 'area:good';
  return district >= 1 && district <= 7 ? `district:${district}` : 'tram';
}
