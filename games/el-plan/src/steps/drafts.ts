/**
 * Option `fastAdmin`: in D2 and D4 every seat works through its turn on a private copy. When all
 * have closed theirs, the answers are given again in turn order on the real state.
 */
import { clone, fit, isDecision } from '@boardroom/kernel';
import type { Decision, Emit, Seat, Step, Table, Template } from '@boardroom/kernel';
import { assign } from '../decisions/assign.ts';
import { freeUp } from '../decisions/free-up.ts';
import { payToll } from '../decisions/pay-toll.ts';
import { produce } from '../decisions/produce.ts';
import { sellCard } from '../decisions/sell-card.ts';
import { adminToken } from '../decisions/take-tokens.ts';
import type { Draft, ElPlan, ElPlanEvent, ElPlanFrame, ElPlanMove, ElPlanState } from '../types.ts';
import { opportunity } from './opportunity.ts';
import { pushTurn } from './turns.ts';

type T = Table<ElPlan>;
type S = ElPlanState;

/** Everything that can lie on the agenda of a D2 or D4 turn. */
const TURN: Readonly<Record<string, Decision<ElPlan, any, any> | Step<ElPlan>>> = {
  freeUp,
  opportunity,
  payToll,
  adminToken,
  sellCard,
  assign,
  produce,
};

/** A draft not yet begun, from what everybody sees. */
export function newDraft(t: T, s: Readonly<S>, seat: Seat): Draft {
  const copy = clone({
    ...s,
    chance: { key: [], drawn: {} },
    agenda: [],
    eventDeck: [],
    removed: [],
    decks: [[], [], []],
    drafts: [],
  }) as S;
  const draft: Draft = { copy, answers: [] };
  pushTurn(t, copy, seat);
  proceed(t, draft);
  return draft;
}

export function openDrafts(t: T, s: S): void {
  const drafts = Array.from({ length: t.seats }, (_, seat) => newDraft(t, s, seat));
  s.drafts = drafts;
  s.agenda.push(t.facts.steps.closeDrafts);
  for (let i = t.seats - 1; i >= 0; i--) {
    const seat = (s.leader + i) % t.seats;
    if (drafts[seat]!.copy.agenda.length > 0) s.agenda.push(t.facts.frames.draft[seat]!);
  }
}

/** The question a seat has before it in its private copy. */
export function draftFrame(s: Readonly<S>, seat: Seat): ElPlanFrame {
  return s.drafts[seat]!.copy.agenda.at(-1)!;
}

/** Carries the draft on to its next question; answers the rules give are noted like others. */
function proceed(t: T, draft: Draft): void {
  const { copy } = draft;
  for (let f = copy.agenda.at(-1); f !== undefined; f = copy.agenda.at(-1)) {
    const item = TURN[f.kind]!;
    if (isDecision(item)) {
      const move = item.auto?.(t, copy, f) as ElPlanMove | null | undefined;
      if (!move) return;
      answer(t, draft, f, move);
    } else {
      copy.agenda.pop();
      item.run(t, copy, f);
    }
  }
}

function answer(t: T, draft: Draft, f: ElPlanFrame, move: ElPlanMove): void {
  draft.copy.agenda.pop();
  draft.answers.push({ kind: f.kind, move });
  (TURN[f.kind] as Decision<ElPlan>).apply(t, draft.copy, f, move);
}

/** The turn as a question to be answered in any order, one small step after another. */
export const draft: Decision<ElPlan, ElPlanFrame, ElPlanMove> = {
  legal(t, s, f, out) {
    const own = draftFrame(s, f.seat);
    (TURN[own.kind] as Decision<ElPlan>).legal(t, s.drafts[f.seat]!.copy, own, out);
  },
  apply(t, s, f, move) {
    const own = s.drafts[f.seat]!;
    answer(t, own, draftFrame(s, f.seat), move);
    proceed(t, own);
    if (own.copy.agenda.length > 0) s.agenda.push(f);
  },
  fallback(t, s, f) {
    const own = draftFrame(s, f.seat);
    return (TURN[own.kind] as Decision<ElPlan>).fallback(t, s.drafts[f.seat]!.copy, own);
  },
};

/** All have closed: the turns are carried out in turn order, moves no longer legal left out. */
export const closeDrafts: Step<ElPlan> = {
  run(t, s, _f, emit) {
    const { drafts } = s;
    s.drafts = [];
    for (let i = 0; i < t.seats; i++) {
      const seat = (s.leader + i) % t.seats;
      carryOut(t, s, seat, drafts[seat]!, emit);
    }
  },
};

/** A question without an answer that fits is dropped: lists end, a choice of token yields none. */
function carryOut(t: T, s: S, seat: Seat, { answers }: Draft, emit?: Emit<ElPlanEvent>): void {
  const base = s.agenda.length;
  pushTurn(t, s, seat);
  let given = 0;
  while (s.agenda.length > base) {
    const f = s.agenda.pop()!;
    const item = TURN[f.kind]!;
    if (!isDecision(item)) {
      item.run(t, s, f, emit);
      continue;
    }
    const reply = answers[given];
    if (reply?.kind !== f.kind) continue;
    given++;
    const out: Template<ElPlanMove>[] = [];
    item.legal(t, s, f, out);
    if (out.some((template) => fit(template, reply.move as never) !== null))
      item.apply(t, s, f, reply.move, emit);
    else s.agenda.push(f);
  }
}
