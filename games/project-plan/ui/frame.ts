/** What the frame round the board shows: heading, steps, seat heads, the helpful line. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Seat } from '@boardroom/kernel';
import { amount } from '@boardroom/ui-kit/numbers';
import type { RoundStep, SeatHead, TargetId } from '@boardroom/ui-kit';
import { scores } from '../src/scoring.ts';
import { has } from '../src/sets.ts';
import type { ProjectPlanFrame, ProjectPlanMove } from '../src/types.ts';
import { contractAsked, question, seesCash } from '../look/figures.ts';
import type { Look } from './scene.ts';
import { say } from './naming.ts';

export function head(scene: Look, seat: Seat): SeatHead {
  const { view } = scene;
  const tags = [
    ...(view.out[seat]! > 0 ? [{ text: say(scene, 'ui.bankrupt') }] : []),
    ...(view.debt.debtor === seat ? [{ text: say(scene, 'ui.tag.debt') }] : []),
  ];
  // The game is won by what everything is worth, not by cash.
  const figure = isOver(view) ? scores(scene.t, view)[seat] : view.cash[seat];
  const value = seesCash(scene, seat) ? amount(figure ?? 0) : say(scene, 'ui.hidden');
  return { value, tags, ...(view.out[seat]! > 0 ? { out: true } : {}) };
}

export function heading(scene: Look): { title: string; note?: string } {
  const { endMode, deadlineRounds, hardStopRounds } = scene.t.options;
  const { round, deadline } = scene.view;
  const title = say(scene, 'ui.round', { n: Math.max(1, round) });
  if (isOver(scene.view)) return { title: say(scene, 'ui.over'), note: title };
  if (deadline === 1) return { title, note: say(scene, 'ui.round.last') };
  if (endMode === 'rounds')
    return { title, note: say(scene, 'ui.round.of', { n: deadlineRounds }) };
  return { title, note: say(scene, 'ui.round.most', { n: hardStopRounds }) };
}

const STEPS = ['before', 'throw', 'move', 'resolve', 'after', 'next'] as const;
const DEALING = new Set([
  'draft',
  'reply',
  'offer',
  'closeTender',
  'contest',
  'bidStaff',
  'takeOver',
]);

export function steps(scene: Look): RoundStep[] {
  const top = question(scene);
  let now: number = STEPS.length;
  if (top) {
    const isAfter = scene.view.throws > 0;
    if (top.kind === 'before' || top.kind === 'wfa') now = 0;
    else if (top.kind === 'after') now = 4;
    else if (DEALING.has(top.kind)) now = isAfter ? 4 : 0;
    else now = isAfter ? 3 : 0;
  }
  return STEPS.map((step, i) => ({
    name: say(scene, `step.${step}`),
    state: i < now ? 'done' : i === now ? 'now' : 'to-come',
  }));
}

/** What a click on something that is not possible now was meant as. */
export function wish(
  scene: Look,
  target: TargetId,
  f: ProjectPlanFrame | null,
): ProjectPlanMove | null {
  const [kind, id = ''] = target.split(':');
  const { facts } = scene.t;
  if (kind === 'dice') return { type: 'throw' };
  if (kind === 'pawn')
    return Number(id) === scene.viewer ? { type: 'throw' } : { type: 'propose', to: Number(id) };
  if (kind === 'pack') return { type: 'wfaCard', pack: id === 'chest' ? 'chest' : 'chance' };
  if (kind === 'bank') return { type: 'wfaPay' };
  if (kind === 'group')
    return { type: 'hire', project: facts.ids[facts.members[facts.groupOf[id] ?? 0]![0]!]! };
  if (kind !== 'cell') return null;
  const contract = facts.cells[Number(id)] ?? NONE;
  if (contract < 0) return null;
  const name = facts.ids[contract]!;
  const seat = scene.viewer ?? NONE;
  if (f?.kind === 'draft') return { type: 'add', item: name };
  if (seat >= 0 && has(scene.view.holds[seat] ?? 0, contract) && has(scene.view.extended, contract))
    return { type: 'redeem', contract: name };
  const free = scene.view.holds.every((set) => !has(set, contract));
  return free ? { type: 'buy' } : { type: 'hire', project: name };
}

/** The sheet that lies in the middle. */
function plaza(scene: Look): string {
  const f = question(scene);
  if (!f) return 'final';
  if (f.kind === 'draft' || f.kind === 'reply') return 'deal';
  if (contractAsked(scene) !== NONE) return 'card';
  return scene.view.debt.debtor === NONE ? 'portfolio' : 'debt';
}

export function focus(scene: Look): string {
  const at = plaza(scene);
  return at === 'portfolio' ? `pawn:${Math.max(0, scene.view.active)}` : at;
}

/** Deals, sales and settlements are made in the middle of a hand. */
export function within(scene: Look, f: ProjectPlanFrame): { steps: string[] } | undefined {
  const { words } = scene;
  switch (f.kind) {
    case 'draft':
    case 'reply':
      return { steps: [say(scene, 'ui.within.deal'), words.seat(f.partner)] };
    case 'takeOver':
    case 'estate':
      return { steps: [say(scene, 'ui.within.takeOver')] };
    case 'debt':
    case 'namePrice':
      return { steps: [say(scene, 'ui.debt')] };
    default:
      return undefined;
  }
}
