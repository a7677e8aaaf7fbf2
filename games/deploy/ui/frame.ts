/** What the frame around the board says: seats, round, steps, the helpful line, places to jump to. */
import { isOver, NONE, pending } from '@boardroom/kernel';
import type { RoundStep } from '@boardroom/ui-kit';
import { nextColour } from '../src/decisions/place-cube.ts';
import { canHire } from '../src/decisions/prep-team.ts';
import { cubesOn } from '../src/figures.ts';
import { tileCount } from '../src/room.ts';
import { movements, MOVEMENTS } from '../src/shifts.ts';
import { COLOURS } from '../src/types.ts';
import type { DeployFrame } from '../src/types.ts';
import { id } from './ids.ts';
import { controlAfter, forecast, say, signedWord, stepsLeft } from './reckon.ts';
import type { DeployScene, Forecast } from './reckon.ts';

type Kind = DeployFrame['kind'];

const STEP_OF: Partial<Record<Kind, number>> = {
  startPool: 0,
  prepTeam: 0,
  placeWorker: 1,
  action: 2,
  placeCube: 2,
  shift: 2,
  second: 2,
  integrate: 2,
  rebalance: 2,
  followUp: 2,
  settle: 3,
};
const STEPS = ['prepare', 'place', 'act', 'settle'] as const;

export function steps(scene: DeployScene): RoundStep[] {
  const kind = pending(scene.view)[0]?.kind;
  const now = isOver(scene.view) ? STEPS.length : kind ? (STEP_OF[kind] ?? 2) : 2;
  return STEPS.map((step, i) => ({
    name: say(scene, `step.${step}`),
    state: i < now ? 'done' : i === now ? 'now' : 'to-come',
  }));
}

export function heading(scene: DeployScene): { title: string; note?: string; order?: number[] } {
  const { view, t } = scene;
  const kind = pending(view)[0]?.kind;
  const order = Array.from({ length: t.players }, (_, i) => i).sort(
    (a, b) => view.steps[a]! - view.steps[b]! || view.arrival[b]! - view.arrival[a]!,
  );
  return {
    title: say(scene, 'ui.round', { round: view.round }),
    // Title, note and order of four do not fit side by side; the roundel says the note too.
    ...(kind === 'action'
      ? { order }
      : { note: say(scene, 'ui.ofRounds', { rounds: t.facts.rounds }) }),
  };
}

/** Questions that are answered in the server room. */
const ON_DESK: readonly Kind[] = ['startPool', 'placeCube', 'shift', 'integrate', 'rebalance'];

export function deskFor(_scene: DeployScene, { kind }: DeployFrame): 'sheet' | undefined {
  return ON_DESK.includes(kind) ? 'sheet' : undefined;
}

/** What a small step is part of, and how far one is. */
export function within(
  { t, view, words }: DeployScene,
  frame: DeployFrame,
): { readonly steps: readonly string[]; readonly count?: string } | undefined {
  const part = (name: string, key: string, facts: object, ...more: string[]) => ({
    steps: [words.say(name)!, ...more],
    count: words.say(`ui.within.${key}`, facts)!,
  });
  switch (frame.kind) {
    case 'placeCube': {
      const card = t.content.cards[view.spaces[frame.space]!]!;
      const left = cubesOn(view, frame.space);
      const all = Math.max(left, card.workload);
      return part('group.deploy', 'cube', { n: all - left + 1, all }, words.word('card', card.id));
    }
    case 'shift':
      return part('ui.do.move', 'move', { used: movements(frame.across, frame.within) });
    case 'integrate':
      return part('ui.do.integrate', 'integrate', { n: frame.sent + 1 });
    case 'rebalance':
      return {
        steps: [words.word('tile', 'REBALANCE')],
        count: words.say('ui.within.rebalance', {
          n: 1 + frame.plan.length / 2,
          all: tileCount(view, frame.seat, 1),
        })!,
      };
    case 'second':
      return {
        steps: [words.say(`group.${frame.half}`)!, words.word('tile', 'SPECIALIST')],
        count: words.say('ui.within.second')!,
      };
    default:
      return undefined;
  }
}

/** The one number or reason that helps with the open question. */
export function aid(scene: DeployScene, frame: DeployFrame): string | undefined {
  const { t, view } = scene;
  const { seat } = frame;
  const round = forecast(t, view, seat);
  switch (frame.kind) {
    case 'action': {
      const left = stepsLeft(view, seat);
      let spent = 1;
      while (spent < left && controlAfter(t, view, seat, spent) === seat) spent++;
      const next = controlAfter(t, view, seat, spent);
      return say(scene, next === NONE || next === seat ? 'ui.aid.alone' : 'ui.aid.action', {
        left,
        office: view.office[seat]!,
        spent,
        ...(next === NONE ? {} : { seat: next }),
      });
    }
    case 'startPool':
      return say(scene, 'ui.aid.start');
    case 'prepTeam':
      return teamHelp(scene, seat, round);
    case 'placeWorker':
      return say(scene, 'ui.aid.place', { count: view.office[seat]! });
    case 'placeCube':
      return say(scene, 'ui.aid.cube', {
        card: t.content.cards[view.spaces[frame.space]!]!.id,
        colour: COLOURS[nextColour(view, frame.space)]!,
        count: cubesOn(view, frame.space),
        fees: round.fees,
      });
    case 'shift':
      return say(scene, 'ui.aid.shift', {
        left: MOVEMENTS - movements(frame.across, frame.within),
        fees: round.fees,
      });
    case 'integrate':
      return say(scene, 'ui.aid.integrate', { left: 3 - frame.sent, income: round.income });
    case 'rebalance':
      return say(scene, 'ui.aid.rebalance', {
        tile: 'REBALANCE',
        number: 1 + frame.plan.length / 2,
      });
    case 'followUp':
      return say(scene, 'ui.aid.followUp');
    case 'second':
      return say(scene, 'ui.aid.second', { cash: view.cash[seat]! });
    case 'settle':
      return say(scene, 'ui.aid.settle', {
        income: round.income + round.tiles,
        fees: round.fees,
        cash: round.cash,
      });
    default:
      return undefined;
  }
}

/** R32 What a worker takes from the income track. */
const WORKER_INCOME = 5;

/** What a worker would cost, or why nobody can be hired. */
function teamHelp(scene: DeployScene, seat: number, round: Forecast): string {
  const { t, view } = scene;
  const { income, tiles, fees } = round;
  if (canHire(t, view, seat))
    return say(scene, 'ui.aid.team', { income, profit: signedWord(round.profit) });
  if (view.supply[seat] === 0) return say(scene, 'ui.aid.noHire.supply');
  if (income < WORKER_INCOME) return say(scene, 'ui.aid.noHire.income', { income });
  const after = t.options.profitTest === 'after' ? 'yes' : 'no';
  return say(scene, 'ui.aid.noHire.loss', { income: income + tiles, fees, after });
}

export function focus(scene: DeployScene): string {
  return pending(scene.view)[0]?.kind === 'placeWorker' ? id.spot('REMOVE') : id.project(1);
}
