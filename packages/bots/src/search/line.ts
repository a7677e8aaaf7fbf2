/** One line of play through the tree and beyond it, on a guess of its own, judged for each seat. */
import {
  answer,
  decisionOf,
  fill,
  isOver,
  makeAside,
  MOST_ASIDES,
  peek,
  pick,
  shareOfWin,
  spread,
} from '@boardroom/kernel';
import type {
  AnyGame,
  Emit,
  Event,
  Frame,
  Move,
  Policy,
  Rng,
  Seat,
  State,
  Table,
  Template,
} from '@boardroom/kernel';
import { now } from './clock.ts';
import { nodeKey, noteOwn } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import type { Memory } from './memory.ts';
import { GAPPED, fills, hashTemplate } from './move-hash.ts';
import { isFree } from './settings.ts';
import type { SearchSettings } from './settings.ts';
import { addTo, deviation, newEdge } from './tree.ts';
import type { Edge, Node, Scale, Tree } from './tree.ts';

/** What the lines of one search share. */
export interface Outlook {
  readonly game: AnyGame;
  readonly t: Table;
  readonly seat: Seat;
  readonly settings: SearchSettings;
  readonly tree: Tree;
  readonly knowledge: Knowledge;
  /** One per player. */
  readonly scales: readonly Scale[];
  /** How the last line ended for each player; NaN for players nobody asked about. */
  readonly values: Float64Array;
  /** When to break off a line, in wall-clock time; `Infinity` for never. */
  readonly deadline: number;
  /** The time at the root, and how often it has changed since. */
  time: number;
  ticks: number;
  /** Kinds of questions that the advice answers alike from a view and from the true state. */
  readonly open: ReadonlySet<string>;
  /** What seats say and do meanwhile, as the game advises; null in a game without asides. */
  readonly talk: NonNullable<Policy['aside']> | null;
  /** The seat's own manner of play; others have the usual one. */
  readonly character: object | undefined;
  /** The seat makes no aside before its next answer. */
  silent: boolean;
  readonly emit: Emit<Event>;
  /** Hears of every visit to a node, with the state there; for those who count. */
  readonly onVisit?: Memory['onVisit'];
  /** Hears of every new node that the seat reaches by its own moves alone. */
  readonly onOwnNode: (s: Readonly<State>) => void;
}

/** The way a line took through the tree: who chose what. Used by one line at a time. */
const choosers: Seat[] = [];
const chosen: Edge[] = [];
/** How many of them belong to the current line; the rest are left over from earlier ones. */
let choices = 0;
const templates: Template<Move>[] = [];

/** The legal answers to a frame, in the list that all lines share. */
function listLegal(o: Outlook, s: State, f: Frame): readonly Template<Move>[] {
  // Popping keeps the list's memory; `length = 0` would make every refill allocate.
  while (templates.length > 0) templates.pop();
  decisionOf(o.game, f).legal(o.t, s, f, templates);
  return templates;
}

/** Reading the clock costs far less than this many decisions. */
const LOOK_UP_EVERY = 4;

/**
 * Plays on from a state in which the root's move has been made; leaves the verdict in `values`.
 * A line broken off at the deadline has none.
 */
export function playLine(o: Outlook, s: State, rng: Rng): void {
  const { game, t, settings, tree, knowledge } = o;
  choices = 0;
  const timed = o.deadline !== Infinity;
  let own = true;
  let depth = 1;
  for (; depth < settings.horizon && !isOver(s) && !isTime(o, s); depth++) {
    if (timed && depth % LOOK_UP_EVERY === 0 && now() > o.deadline) return;
    if (o.talk && talkNow(o, o.talk, s, rng, o.emit)) break;
    const index = s.agenda.length - 1;
    const f = s.agenda[index]!;
    const { seat } = f;
    if (seat === o.seat) o.silent = false;
    own &&= seat === o.seat && !f.together;
    // Whoever does as usual is a part of the world and needs no node.
    if (seat >= t.players || (seat !== o.seat && rng.unit() < settings.usual)) {
      const move = policyMove(o, s, f, rng);
      noteOwn(knowledge, seat, hashTemplate(move));
      answer(game, t, s, index, move, o.emit);
      continue;
    }
    const key = nodeKey(knowledge, f);
    o.onVisit?.(key, s, seat);
    let node = tree.get(key);
    const isNew = node === undefined;
    if (node === undefined) {
      if (tree.size >= settings.nodes) break;
      node = { visits: 0, edges: [] };
      tree.set(key, node);
      if (own) o.onOwnNode(s);
      if (settings.playout === 0) break;
    }
    const edge = chooseEdge(o, s, f, node, rng);
    choosers[choices] = seat;
    chosen[choices++] = edge;
    noteOwn(knowledge, seat, edge.hash);
    answer(game, t, s, index, edge.move, o.emit);
    if (isNew) break;
  }
  playOut(o, s, rng, Math.min(settings.playout, settings.horizon - depth - 1));
  judge(o, s);
  for (let i = 0; i < choices; i++) {
    const edge = chosen[i]!;
    edge.visits++;
    edge.sum += o.values[choosers[i]!]!;
  }
}

/** What the seats do before the next question, as the game advises; whether that ended the game. */
function talkNow(
  o: Outlook,
  talk: NonNullable<Outlook['talk']>,
  s: State,
  rng: Rng,
  emit?: Emit<Event>,
): boolean {
  const { game, t } = o;
  for (let seat = 0; seat < t.seats; seat++)
    for (let i = 0; i < MOST_ASIDES && !isOver(s); i++) {
      if (seat === o.seat && o.silent) break;
      const move = talk(t, s, seat, rng);
      if (!move) break;
      makeAside(game, t, s, seat, move, emit);
    }
  return isOver(s);
}

/** Sets the clock of the next line by a state before its first move. */
export function setClock(o: Outlook, s: Readonly<State>): void {
  o.time = timeOf(o.settings.clock, s);
  o.ticks = 0;
}

/** Whether the game's clock has run far enough to judge the line; ask once after each decision. */
function isTime(o: Outlook, s: Readonly<State>): boolean {
  const { clock, ticks } = o.settings;
  if (clock.length === 0) return false;
  const time = timeOf(clock, s);
  if (time !== o.time) o.ticks++;
  o.time = time;
  return o.ticks >= ticks;
}

function timeOf(clock: readonly string[], s: Readonly<State>): number {
  const fields = s as unknown as Readonly<Record<string, number>>;
  let time = 0;
  for (const name of clock) time = 1009 * time + fields[name]!;
  return time;
}

/** Beyond the tree every seat plays as the policy says. */
function playOut(o: Outlook, s: State, rng: Rng, decisions: number): void {
  const { game, t } = o;
  const { agenda } = s;
  const timed = o.deadline !== Infinity;
  for (let i = 0; i < decisions && agenda.length > 0 && !isTime(o, s); i++) {
    if (timed && i % LOOK_UP_EVERY === 0 && now() > o.deadline) return;
    if (o.talk && talkNow(o, o.talk, s, rng)) return;
    const index = agenda.length - 1;
    const f = agenda[index]!;
    if (f.seat === o.seat) o.silent = false;
    answer(game, t, s, index, policyMove(o, s, f, rng));
  }
}

/** The seat's move at a node it has met before: a new one while there is room, else the best so far. */
function chooseEdge(o: Outlook, s: State, f: Frame, node: Node, rng: Rng): Edge {
  const { edges } = node;
  const visit = ++node.visits;
  listLegal(o, s, f);
  let legal = 0;
  let gaps = false;
  for (let i = 0; i < templates.length; i++) {
    const template = templates[i]!;
    let edge = sameEdge(edges, template);
    if (edge === undefined) {
      const hash = hashTemplate(template);
      gaps ||= hash === GAPPED;
      if (hash !== GAPPED) edge = edgeOf(edges, hash);
    }
    if (edge === undefined) continue;
    edge.seen = visit;
    legal++;
  }
  if (gaps)
    for (const edge of edges)
      if (edge.seen !== visit && templates.some((template) => fills(template, edge.move))) {
        edge.seen = visit;
        legal++;
      }
  if (legal === 0) return addEdge(edges, policyMove(o, s, f, rng));
  const room = 1 + Math.floor(o.settings.widen * Math.sqrt(visit));
  if (legal < room && (gaps || legal < templates.length)) {
    const edge = widen(o, edges, rng);
    if (edge) return edge;
  }
  return bestEdge(edges, visit, o.settings.explore * deviation(o.scales[f.seat]!));
}

function bestEdge(edges: readonly Edge[], visit: number, explore: number): Edge {
  let best: Edge | undefined;
  let most = -Infinity;
  const log = Math.log(visit);
  for (const edge of edges) {
    if (edge.seen !== visit) continue;
    if (edge.visits === 0) return edge;
    const bound = edge.sum / edge.visits + explore * Math.sqrt(log / edge.visits);
    if (bound > most) {
      most = bound;
      best = edge;
    }
  }
  return best!;
}

/** Most moves without gaps are made once by their game: the same object each time. */
function sameEdge(edges: readonly Edge[], move: object): Edge | undefined {
  for (let i = 0; i < edges.length; i++) if (edges[i]!.move === move) return edges[i];
  return undefined;
}

function edgeOf(edges: readonly Edge[], hash: number): Edge | undefined {
  for (let i = 0; i < edges.length; i++) if (edges[i]!.hash === hash) return edges[i];
  return undefined;
}

function addEdge(edges: Edge[], move: Move): Edge {
  const hash = hashTemplate(move);
  const known = edgeOf(edges, hash);
  if (known) return known;
  const edge = newEdge(move, hash);
  edges.push(edge);
  return edge;
}

const TRIES = 4;
/** How many values stand for a wide gap. */
const FEW = 5;

/** A legal move that the node does not know yet, or null if a few tries find none. */
function widen({ game, settings }: Outlook, edges: Edge[], rng: Rng): Edge | null {
  for (let i = 0; i < TRIES; i++) {
    const template = templates[rng.below(templates.length)]!;
    if (game.resigns?.includes(template.type) || !isFree(settings, template)) continue;
    let move: Move = template;
    if (hashTemplate(template) === GAPPED) {
      const few = rng.below(2) === 0 ? spread(template, FEW) : [];
      move = few.length > 0 ? few[rng.below(few.length)]! : fill(template, rng);
    }
    const hash = hashTemplate(move);
    if (edgeOf(edges, hash)) continue;
    const edge = newEdge(move, hash);
    edges.push(edge);
    return edge;
  }
  return null;
}

/** What a seat plays where the tree knows nothing: by its own view, nobody sees another's secrets. */
function policyMove(o: Outlook, s: State, f: Frame, rng: Rng): Move {
  const { game, t, settings } = o;
  if (settings.policy === 'suggest') {
    const view = o.open.has(f.kind) ? s : peek(game, t, s, f.seat);
    const character = f.seat === o.seat ? o.character : undefined;
    return game.advice.suggest(t, view, f, rng, character).move;
  }
  return pick(game, listLegal(o, s, f), rng);
}

/** How the line ends for the seats that had a say in it. */
function judge(o: Outlook, s: State): void {
  const { game, t, values, scales } = o;
  values.fill(NaN);
  if (isOver(s)) {
    const ranking = game.ranking(t, s);
    for (let seat = 0; seat < ranking.length; seat++) values[seat] = shareOfWin(ranking, seat);
  }
  values[o.seat] = isOver(s) ? values[o.seat]! : game.advice.evaluate(t, s, o.seat);
  addTo(scales[o.seat]!, values[o.seat]!);
  for (let i = 0; i < choices; i++) {
    const seat = choosers[i]!;
    if (seat === o.seat) continue;
    if (Number.isNaN(values[seat])) values[seat] = game.advice.evaluate(t, s, seat);
    addTo(scales[seat]!, values[seat]!);
  }
}
