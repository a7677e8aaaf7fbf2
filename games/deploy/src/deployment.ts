/** DEPLOY: which projects can go where, and what happens when the last cube lies. */
import { NONE } from '@boardroom/kernel';
import type { Emit } from '@boardroom/kernel';
import { cubesOn, deployCost } from './figures.ts';
import { isReady } from './free-steps.ts';
import { raiseIncome } from './ledger.ts';
import type { Option } from './moves.ts';
import { fitsRoom } from './room.ts';
import { emptySpace, revealProject } from './supply.ts';
import { BLUE, PLANNER, PURPLE, YELLOW } from './types.ts';
import type { DeployEvent, DeployState, DeployTable } from './types.ts';

type S = Readonly<DeployState>;

const CLOUD_COST = 3;

/** R73 */
export function canHost(t: DeployTable, s: S, seat: number, space: number): boolean {
  const at = space * 3;
  const { cubes } = s;
  return fitsRoom(t, s, seat, cubes[at + BLUE]!, cubes[at + YELLOW]!, cubes[at + PURPLE]!);
}

/** R78 The one net change of income that a cloud deployment makes. */
export function cloudIncome(t: DeployTable, s: S, space: number): number {
  return t.content.cards[s.spaces[space]!]!.income - CLOUD_COST * cubesOn(s, space);
}

/** R75, R78 */
export function canCloud(t: DeployTable, s: S, seat: number, space: number): boolean {
  return (
    t.content.cards[s.spaces[space]!]!.cloud && s.income[seat]! + cloudIncome(t, s, space) >= 0
  );
}

/** R68–R78 All DEPLOYs. */
export function pushDeploys(t: DeployTable, s: S, seat: number, out: Option[]): void {
  const office = s.office[seat]!;
  const planner = isReady(s, seat, PLANNER);
  for (let space = 0; space < 3; space++) {
    const card = s.spaces[space]!;
    if (card === NONE) continue;
    const cost = deployCost(t, s, seat, space);
    const ways = t.facts.moves.deploy[card]!;
    for (let way = 0; way < 4; way += 2) {
      if (!(way === 0 ? canHost(t, s, seat, space) : canCloud(t, s, seat, space))) continue;
      out.push(ways[way]![office < cost ? office : cost]!);
      // R96 PLANNER only if it lowers the cost.
      if (planner && cost > 1) out.push(ways[way + 1]![office < cost - 1 ? office : cost - 1]!);
    }
  }
}

/** R76–R80 Income, points, the card into its slot, and a new project. */
export function completeDeploy(
  t: DeployTable,
  s: DeployState,
  seat: number,
  space: number,
  toCloud: boolean,
  emit?: Emit<DeployEvent>,
): void {
  const card = s.spaces[space]!;
  const { id, income, bvp } = t.content.cards[card]!;
  const change = toCloud ? cloudIncome(t, s, space) : income;
  const points = toCloud ? bvp + 1 : bvp;
  if (toCloud) emptySpace(s, space);
  raiseIncome(t, s, seat, change);
  s.bvp[seat]! += points;
  s.slots[2 * seat + (toCloud ? 1 : 0)]!.push(card);
  emit?.({
    type: 'deployed',
    seat,
    card: id,
    to: toCloud ? 'cloud' : 'room',
    income: change,
    bvp: points,
  });
  revealProject(t, s, space, emit);
}
