/** A workshop is the fold of its log. The only place where one changes. */
import type { Gates, PromptWanted, Stage } from '@boardroom/protocol';
import { foldDeck, newDeck } from './deck-state.ts';
import { changePlaces, copyOf, placeOf, seat, withoutEmpty } from './seating.ts';
import { shapeOf, teamKey } from './teams.ts';
import type {
  Member,
  Moment,
  Play,
  Prompt,
  Workshop,
  WorkshopAct,
  WorkshopEntry,
} from './types.ts';

export function openWorkshop(act: Extract<WorkshopAct, { do: 'opened' }>, at: number): Workshop {
  const { id, code, owner, host, settings, edition, version, chairs, plan, seeds, deletes } = act;
  return {
    id,
    code,
    created: at,
    host,
    owner: owner.id,
    settings,
    edition,
    version,
    chairs,
    seq: 1,
    trainers: [owner],
    invite: null,
    plan: [...plan],
    seeds: { ...seeds },
    stage: plan[0]!.id,
    since: at,
    members: [],
    seating: [],
    teamNames: {},
    plays: [],
    prompts: [],
    deck: newDeck(),
    said: [],
    deletes,
  };
}

export function foldAll(entries: readonly WorkshopEntry[]): Workshop {
  const [first, ...rest] = entries;
  if (first?.did.do !== 'opened') throw new Error('a workshop does not begin with its opening');
  const workshop = openWorkshop(first.did, first.at);
  for (const entry of rest) foldIn(workshop, entry);
  return workshop;
}

export function foldIn(workshop: Workshop, { seq, at, did }: WorkshopEntry): void {
  workshop.seq = seq;
  change(workshop, did, at);
}

export const stageOf = ({ plan, stage }: Workshop): Stage => plan.find(({ id }) => id === stage)!;
export const hasTables = ({ kind }: Stage): boolean => kind === 'practice' || kind === 'play';
/** The tables of the stage the class is at, if it has any. */
export const playNow = ({ plays, stage }: Workshop): Play | null =>
  plays.find((play) => play.stage === stage) ?? null;
export const isOn = (play: Play): boolean =>
  !play.closed && play.tables.some(({ ended }) => !ended);
export const memberOf = ({ members }: Workshop, person: string | null): Member | null =>
  members.find((member) => member.person === person && !member.removed) ?? null;
export const isTrainer = ({ trainers }: Workshop, person: string | null): boolean =>
  trainers.some(({ id }) => id === person);
export const present = ({ members }: Workshop): Member[] =>
  members.filter(({ away, removed }) => !away && !removed);
export const isOver = (workshop: Workshop): boolean => stageOf(workshop).kind === 'close';

function change(workshop: Workshop, act: WorkshopAct, at: number): void {
  switch (act.do) {
    case 'joined': {
      const { member: n, person, key, made, place } = act;
      const { id, name, colour } = person;
      const more = { joined: at, away: false, removed: false, last: null, before: [], former: [] };
      workshop.members.push({ n, person: id, name, colour, key, made, ...more });
      put(workshop, n, place);
      return;
    }
    case 'returned': {
      const member = of(workshop, act.member);
      member.away = false;
      member.key = act.key;
      if (act.as) {
        member.before.push(member.person);
        if (member.made) member.former.push(member.person);
        Object.assign(member, act.as);
      }
      if (act.place) put(workshop, act.member, act.place);
      return;
    }
    case 'left':
    case 'removed': {
      const member = of(workshop, act.member);
      member.last = placeOf(workshop.seating, act.member) ?? member.last;
      member.away = true;
      member.removed ||= act.do === 'removed';
      put(workshop, act.member, null);
      return;
    }
    case 'forgot':
      workshop.trainers = workshop.trainers.filter(({ id }) => id !== act.person);
      for (const { n, person } of workshop.members)
        if (person === act.person) change(workshop, { do: 'removed', member: n }, at);
      return;
    case 'named':
      of(workshop, act.member).name = act.name;
      return;
    case 'made':
      of(workshop, act.member).made = true;
      return;
    case 'seated':
      workshop.seating = copyOf(act.seating);
      return;
    case 'team-named':
      if (act.name === null) delete workshop.teamNames[teamKey(act.place)];
      else workshop.teamNames[teamKey(act.place)] = act.name;
      return;
    case 'planned':
      workshop.plan = [...act.plan];
      Object.assign(workshop.seeds, act.seeds);
      return;
    case 'went':
      go(workshop, act, at);
      return;
    case 'paused':
    case 'resumed':
      halt(playNow(workshop)!, act.tables, act.do === 'paused', at);
      return;
    case 'gate':
      playNow(workshop)!.opened = act.after;
      shutAtGates(workshop, act.after);
      return;
    case 'reached':
      reach(workshop, act, at);
      return;
    case 'paced': {
      const play = playNow(workshop)!;
      if (act.gates !== undefined) {
        play.gates = act.gates;
        for (const { gate } of workshop.prompts)
          if (gate !== undefined && !hasGate(act.gates, gate)) shutAtGates(workshop, gate);
      }
      if (act.due !== undefined) play.due = act.due;
      return;
    }
    case 'swapped':
      for (const seating of [workshop.seating, playNow(workshop)!.seating])
        changePlaces(seating, act.member, act.to, shapeOf(workshop));
      return;
    case 'injected':
    case 'looked':
      return;
    case 'puzzled': {
      const { do: _did, ...puzzle } = act;
      const play = playNow(workshop);
      if (!play) return;
      const fresh = play.puzzles.filter((each) => each.at > at - PUZZLED_FOR);
      play.puzzles = [...fresh, { ...puzzle, at }];
      return;
    }
    case 'ended':
      playOf(workshop, act.stage).tables[act.table - 1]!.ended = true;
      return;
    case 'closed':
      playOf(workshop, act.stage).closed = true;
      return;
    case 'settled':
      playOf(workshop, act.stage).settled = true;
      return;
    case 'said':
      workshop.said.push({
        at,
        text: act.text,
        ...(act.to === undefined ? {} : { to: act.to }),
        ...(act.table === undefined ? {} : { table: act.table }),
      });
      return;
    case 'asked':
      ask(workshop, act, at);
      return;
    case 'answered': {
      const { member, answer, moment } = act;
      promptOf(workshop, act.prompt).answers[member] = { answer, at, moment };
      return;
    }
    case 'shut':
      promptOf(workshop, act.prompt).open = false;
      return;
    case 'known':
      promptOf(workshop, act.prompt).truth = act.truth;
      return;
    case 'showed':
    case 'voted':
    case 'arranged':
    case 'reported':
      foldDeck(workshop.deck, act);
      return;
    case 'invited':
      workshop.invite = act.invite;
      return;
    case 'trained':
      workshop.trainers.push(act.trainer);
      workshop.invite = null;
      return;
    case 'dismissed':
      workshop.trainers = workshop.trainers.filter(({ id }) => id !== act.trainer);
      return;
    case 'kept':
      workshop.deletes = act.deletes;
      return;
    default:
      throw new Error(`a workshop cannot do ${act.do}`);
  }
}

/** So long a refusal tells that a rule is unclear. */
export const PUZZLED_FOR = 5 * 60_000;

/** The deadline stands still while all tables do. */
function halt(play: Play, tables: readonly number[], paused: boolean, at: number): void {
  for (const number of tables) play.tables[number - 1]!.paused = paused;
  const all = play.tables.every((table) => table.paused || table.ended);
  if (all && play.stopped === 0) play.stopped = at;
  if (all || play.stopped === 0) return;
  if (play.due !== null && play.due > play.stopped) play.due += at - play.stopped;
  play.stopped = 0;
}

const of = ({ members }: Workshop, n: number): Member => members[n - 1]!;
const playOf = ({ plays }: Workshop, stage: string): Play =>
  plays.find((play) => play.stage === stage)!;
const promptOf = ({ prompts }: Workshop, id: string): Prompt =>
  prompts.find((prompt) => prompt.id === id)!;

/** Where they sit now, and at the tables that play now. */
function put(workshop: Workshop, member: number, place: Parameters<typeof seat>[2]): void {
  const shape = shapeOf(workshop);
  const play = playNow(workshop);
  seat(workshop.seating, member, place, shape);
  if (play && isOn(play)) seat(play.seating, member, place, shape);
}

const dueOf = ({ deadline, minutes }: Stage, at: number): number | null =>
  deadline && minutes ? at + minutes * 60_000 : null;

function go(workshop: Workshop, act: Extract<WorkshopAct, { do: 'went' }>, at: number): void {
  const left = playNow(workshop);
  // Practice is cleared with the step, and so is play that the trainer leaves.
  if (left) left.closed = true;
  for (const prompt of workshop.prompts) prompt.open = false;
  workshop.stage = act.stage;
  workshop.since = at;
  if (act.tables) {
    workshop.seating = withoutEmpty(workshop.seating);
    workshop.plays.push({
      stage: act.stage,
      began: at,
      seating: copyOf(workshop.seating),
      tables: act.tables.map((id) => ({ id, paused: false, ended: false, reached: 0 })),
      gates: stageOf(workshop).gates ?? [],
      opened: 0,
      due: dueOf(stageOf(workshop), at),
      puzzles: [],
      stopped: 0,
      closed: false,
      settled: false,
    });
  }
  for (const prompt of stageOf(workshop).prompts ?? [])
    ask(workshop, { prompt, moments: act.moments }, at);
}

/** A stage the class comes back to asks its questions anew. */
function ask(
  workshop: Workshop,
  { prompt, moments }: Pick<Extract<WorkshopAct, { do: 'asked' }>, 'prompt' | 'moments'>,
  at: number,
): void {
  const before = workshop.prompts.find(({ id }) => id === prompt.id);
  if (before) {
    before.open = true;
    return;
  }
  workshop.prompts.push(newPrompt(workshop, prompt, moments, at));
}

function newPrompt(
  { stage }: Workshop,
  prompt: PromptWanted,
  moments: readonly Moment[],
  at: number,
): Prompt {
  const none = { open: true, answers: {}, scores: {}, truth: null };
  return { ...prompt, stage, asked: at, moments: [...moments], ...none };
}

/** What the plan asks at a gate is asked of each table as it comes there. */
function reach(
  workshop: Workshop,
  { moment, after, scores }: Extract<WorkshopAct, { do: 'reached' }>,
  at: number,
): void {
  playOf(workshop, moment.stage).tables[moment.table - 1]!.reached = after;
  const asks = stageOf(workshop).asks ?? [];
  for (const wanted of asks
    .filter((each) => each.after === after)
    .flatMap((gate) => gate.prompts)) {
    let prompt = workshop.prompts.find(({ id }) => id === wanted.id);
    if (!prompt) {
      prompt = { ...newPrompt(workshop, wanted, [], at), gate: after };
      workshop.prompts.push(prompt);
    }
    prompt.moments = [...prompt.moments, moment].toSorted((a, b) => a.table - b.table);
    if (scores) prompt.scores[moment.table] = scores;
  }
}

const hasGate = (gates: Gates, after: number): boolean =>
  gates === 'every' || gates.includes(after);

/** An open gate asks nobody any more. */
function shutAtGates({ prompts }: Workshop, upTo: number): void {
  for (const prompt of prompts) if ((prompt.gate ?? Infinity) <= upTo) prompt.open = false;
}
