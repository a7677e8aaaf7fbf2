/** Competing requests for scarce staff (D7, R95–R99). */
import { NONE } from '@boardroom/kernel';
import type { Decision, Emit, Seat } from '@boardroom/kernel';
import { askNextBidder } from '../auction.ts';
import { CERTIFICATIONS } from '../facts.ts';
import { openLevel, placePiece, stock } from '../staff.ts';
import type {
  BidStaffFrame,
  ContestFrame,
  ProjectPlan,
  ProjectPlanEvent,
  ProjectPlanState,
  ProjectPlanTable,
} from '../types.ts';

const LET_GO = { type: 'letGo' } as const;

/** A step up is bought at the printed price unless the piece is scarce and a rival contests it. */
export function requestPiece(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  seat: Seat,
  project: number,
  emit?: Emit<ProjectPlanEvent>,
): void {
  if (stock(t, s, s.level[project]! + 1) > t.options.shortageAt) {
    placePiece(t, s, seat, project, t.facts.ftePrice[project]!, emit);
    return;
  }
  const projects = Array.from({ length: t.players }, () => NONE);
  projects[seat] = project;
  askNextRival(
    t,
    s,
    { kind: 'contest', seat, requester: seat, project: t.facts.ids[project]!, projects },
    emit,
  );
}

/** Asks every other PM who could place the same kind of piece now, clockwise (R96). */
function askNextRival(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  f: ContestFrame,
  emit?: Emit<ProjectPlanEvent>,
): void {
  for (;;) {
    f.seat = f.seat + 1 === t.players ? 0 : f.seat + 1;
    if (f.seat === f.requester) return decide(t, s, f, emit);
    if (s.out[f.seat] === 0 && canContest(t, s, f)) {
      s.agenda.push(f);
      return;
    }
  }
}

function canContest(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  f: Readonly<ContestFrame>,
): boolean {
  for (let g = 0; g < CERTIFICATIONS; g++) if (fitsGroup(t, s, f, g)) return true;
  return false;
}

/** Whether the rival could put the piece on the lowest projects of this group. */
function fitsGroup(
  t: ProjectPlanTable,
  s: Readonly<ProjectPlanState>,
  f: Readonly<ContestFrame>,
  group: number,
): boolean {
  const { members, ftePrice, top } = t.facts;
  if (s.cash[f.seat]! < ftePrice[members[group]![0]!]!) return false;
  const level = openLevel(t, s, f.seat, group);
  const wanted = s.level[f.projects[f.requester]!]! + 1;
  return level !== NONE && (level + 1 === top) === (wanted === top);
}

/** R97, R98: without a contest the printed price; else it stands as the first bid. */
function decide(
  t: ProjectPlanTable,
  s: ProjectPlanState,
  f: ContestFrame,
  emit?: Emit<ProjectPlanEvent>,
): void {
  const { requester, projects } = f;
  const project = projects[requester]!;
  const high = t.facts.ftePrice[project]!;
  let bidders = 0;
  for (let seat = 0; seat < t.players; seat++) if (projects[seat] !== NONE) bidders |= 1 << seat;
  if (bidders === 1 << requester) return placePiece(t, s, requester, project, high, emit);
  const auction: BidStaffFrame = {
    kind: 'bidStaff',
    seat: requester,
    best: requester,
    high,
    bidders,
    projects,
  };
  askNextBidder(t, s, auction, emit);
}

export const contest: Decision<ProjectPlan, ContestFrame> = {
  legal(t, s, f, out) {
    out.push(LET_GO);
    for (let g = 0; g < CERTIFICATIONS; g++) {
      if (!fitsGroup(t, s, f, g)) continue;
      const level = openLevel(t, s, f.seat, g);
      const list = t.facts.members[g]!;
      for (let i = 0; i < list.length; i++)
        if (s.level[list[i]!] === level) out.push(t.facts.moves.contest[list[i]!]!);
    }
  },
  apply(t, s, f, move, emit) {
    if (move.type === 'contest') {
      f.projects[f.seat] = t.facts.contractOf[move.project]!;
      emit?.({ type: 'contested', seat: f.seat, project: move.project });
    } else emit?.({ type: 'letGo', seat: f.seat });
    askNextRival(t, s, f, emit);
  },
  fallback: () => LET_GO,
};
