/** People: bonus spots, office, coffee room, the supply. */
import { isOver, NONE } from '@boardroom/kernel';
import type { Looked } from '@boardroom/kernel';
import { isOpenSpot } from '../src/steps/preparation.ts';
import { EXTRA_WORKERS, SPOTS } from '../src/types.ts';
import type { Spot } from '../src/types.ts';
import { access, isLastRound } from './access.ts';
import { say } from './words.ts';
import type { DeployReader } from './words.ts';

const SPOT_RULES: Readonly<Record<Spot, string>> = {
  ADD: 'R110',
  MOVE: 'R111',
  REMOVE: 'R112',
  DEPLOY: 'R113',
  DEVELOP: 'R114',
  BVP: 'R117',
};

export function lookAtSpot(r: DeployReader, at: number): Looked {
  const { t, view, viewer } = r;
  const spot = SPOTS[at]!;
  const id = `spot:${spot}`;
  const owner = view.spots[at]!;
  const effect = r.words.word('spotEffect', spot);
  const base = {
    id,
    name: r.words.word('spot', spot),
    kind: say(r, 'spot.kind'),
    owner: owner === NONE ? null : owner,
    figures: [],
    line: `${effect.charAt(0).toUpperCase()}${effect.slice(1)}.`,
    facts: isOpenSpot(t, view, at) || owner !== NONE ? [] : [say(r, 'spot.shut')],
    rule: { number: SPOT_RULES[spot], text: say(r, 'spot.rule') },
  };
  if (viewer === null || isOver(view) || owner === viewer) return base;
  const open = SPOTS.filter((_, i) => isOpenSpot(t, view, i) && i !== at);
  const more =
    owner !== NONE && open.length > 0 && r.asked.includes(viewer) && view.office[viewer]! > 0
      ? [
          say(r, 'way.other-spots', {
            list: open.map((one) => r.words.word('spot', one)).join(', '),
          }),
        ]
      : [];
  const barred = access(r, id, (move) => move.type === 'occupy' && move.spot === spot, more);
  const idle =
    !isLastRound(r) && view.supply[viewer] === EXTRA_WORKERS ? [say(r, 'spot.no-worker')] : [];
  return { ...base, facts: [...base.facts, ...idle], ...barred };
}

/** Workers of all players in the office or in the coffee room. */
export function lookAtRoom(r: DeployReader, where: 'office' | 'coffee'): Looked {
  const { t, view, viewer, names } = r;
  const counts = view[where].slice(0, t.players);
  const base = {
    id: where,
    name: say(r, `${where}.name`),
    kind: say(r, `${where}.kind`),
    figures: counts.map((count, seat) => ({
      key: 'workers',
      name: names[seat]!,
      value: `${count}`,
    })),
    line: say(r, `${where}.line`),
    rule: { number: where === 'office' ? 'R43' : 'R34', text: say(r, `${where}.rule`) },
  };
  if (viewer === null || isOver(view) || where === 'office') return base;
  return { ...base, ...access(r, 'coffee', (move) => move.type === 'removeWorker') };
}

export function lookAtSupply(r: DeployReader, id: string, seat: number): Looked {
  const { view, viewer } = r;
  const count = view.supply[seat]!;
  const base = {
    id,
    name: say(r, 'supply.name'),
    kind: say(r, 'supply.kind'),
    owner: seat,
    figures: [{ key: 'workers', name: say(r, 'figure.workers'), value: `${count}` }],
    line: say(r, 'supply.line'),
    rule: { number: 'R30', text: say(r, 'supply.rule') },
  };
  if (seat !== viewer || isOver(view)) return base;
  return { ...base, ...access(r, id, (move) => move.type === 'addWorker') };
}
