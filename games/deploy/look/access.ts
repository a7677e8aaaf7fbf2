/** What the reader can do with a thing now; if nothing, why not, and the next legal way. */
import { check, isOver, isRefusal, legal, pending } from '@boardroom/kernel';
import type { Looked, Refusal, Template } from '@boardroom/kernel';
import { game } from '../src/index.ts';
import { LAP } from '../src/types.ts';
import type { DeployFrame, DeployMove } from '../src/types.ts';
import { controlAfter } from './reckon.ts';
import { rules } from './rules.ts';
import { say } from './words.ts';
import type { DeployReader } from './words.ts';
import { wish } from './wish.ts';

export type Access = Pick<Looked, 'obstacles' | 'ways'>;

function frameOf({ view, viewer }: DeployReader): DeployFrame | null {
  return pending(view).find((f) => f.seat === viewer) ?? null;
}

/** Legal moves of the reader. */
export function plays(r: DeployReader): readonly DeployMove[] {
  const frame = frameOf(r);
  if (!frame) return [];
  return legal(game, r.t, r.view, frame) as Template<DeployMove>[] as DeployMove[];
}

export function refusalOf(r: DeployReader, move: DeployMove): Refusal | null {
  if (r.viewer === null) return null;
  const checked = check(game, r.t, r.view, r.viewer, move);
  return isRefusal(checked) ? checked : null;
}

/** Nothing is in the way if a legal move points at it; else the reason for what was wished. */
export function access(
  r: DeployReader,
  id: string,
  isMeant: (move: DeployMove) => boolean,
  more: readonly string[] = [],
): Access {
  if (r.viewer === null || isOver(r.view) || plays(r).some(isMeant)) return {};
  const wished = wish(r, id, frameOf(r));
  const refusal = wished && refusalOf(r, wished);
  if (!refusal) return {};
  const rule = rules[refusal.code];
  const text = r.words.refusal(refusal);
  return {
    obstacles: [rule === undefined ? { text } : { text, rule }],
    ways: [...waysFor(r, refusal.code), ...more],
  };
}

export function isLastRound({ t, view }: DeployReader): boolean {
  return view.round >= t.facts.rounds;
}

/** What opens the way again, by the reason why it is shut; all of it is legal when its time comes. */
function waysFor(r: DeployReader, code: string): string[] {
  const { t, view, viewer } = r;
  const seat = viewer!;
  const next = view.round + 1;
  switch (code) {
    case 'further-back':
    case 'not-asked': {
      const home = view.steps[seat]! >= LAP * view.round;
      if (home) return isLastRound(r) ? [] : [say(r, 'way.next-round', { next })];
      const ahead = Math.max(0, ...view.steps.map((steps) => view.steps[seat]! - steps));
      return [say(r, 'way.furthest-back', { ahead })];
    }
    case 'in-preparation':
    case 'spots-in-preparation':
    case 'spot-taken':
    case 'sold-out':
    case 'you-passed':
    case 'two-workers':
      return isLastRound(r) ? [] : [say(r, 'way.preparation', { next })];
    case 'too-dear':
      return [
        ...(view.bvp[seat]! > 0 ? [say(r, 'way.trade')] : []),
        ...(controlAfter(t, view, seat, 0) === seat || !isLastRound(r)
          ? [say(r, 'way.consult')]
          : []),
      ];
    case 'technology-income':
    case 'cloud-income':
      return [say(r, 'way.income'), ...(view.bvp[seat]! > 0 ? [say(r, 'way.trade-income')] : [])];
    case 'hire-loss':
    case 'income-below-zero':
      return [say(r, 'way.income')];
    case 'tile-flipped':
    case 'once-per-round':
    case 'declared-already':
    case 'used-this-round':
      return isLastRound(r) ? [] : [say(r, 'way.next-round', { next })];
    case 'in-use':
    case 'c-holds':
      return [say(r, 'way.move-away')];
    case 'no-hardware':
    case 'pool-full':
    case 'start-first':
    case 'team-first':
    case 'spots-first':
    case 'finish-first':
    case 'action-done':
    case 'actions-over':
    case 'deploy-first':
    case 'move-first':
    case 'integrate-first':
    case 'rebalance-first':
    case 'act-first':
    case 'at-round-end':
    case 'nothing-to-move':
    case 'no-socket':
    case 'free-move-follows':
    case 'free-remove-follows':
    case 'before-workers':
      return [say(r, `way.${code}`)];
    default:
      return [];
  }
}
