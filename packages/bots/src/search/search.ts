/**
 * Information-set Monte-Carlo tree search. Each round guesses what the seat cannot see and lets
 * every move still in question meet that same guess and the same chance, so that moves are compared
 * and not luck; the worse half drops out again and again (sequential halving). Below the root all
 * seats choose by what they know, each for its own good.
 */
import { advisedPolicy, clone, guess } from '@boardroom/kernel';
import type { AnyGame, Frame, Move, Rng, Seat, State, Suggestion, Table } from '@boardroom/kernel';
import { betterHalf, isDecided, newArm, stillOpen, verdict } from './arms.ts';
import type { Arm } from './arms.ts';
import { now } from './clock.ts';
import { noteOwn, noteSecrets, noteTold } from './knowledge.ts';
import { newLineRng } from './line-rng.ts';
import { playLine, setClock } from './line.ts';
import type { Outlook } from './line.ts';
import { characterOf } from '../levels.ts';
import { recall } from './memory.ts';
import type { Memory } from './memory.ts';
import type { SearchSettings } from './settings.ts';
import { questionRoot } from './root.ts';
import type { Root } from './root.ts';
import { addTo } from './tree.ts';

export interface Search {
  /** Plays one line; true when there is nothing left to find out or no budget left. */
  step(): boolean;
  /** The best move as far as is known, and why. */
  best(): Suggestion<Move>;
  /** Lines played so far. */
  readonly iterations: number;
}

/** Every so many rounds moves that are clearly worse drop out. */
const ROUNDS_BETWEEN = 4;
const FIRST_ROUNDS = 16;

/** About a question. */
export function newSearch(
  game: AnyGame,
  t: Table,
  view: Readonly<State>,
  f: Frame,
  rng: Rng,
  settings: SearchSettings,
  memory: Memory,
): Search {
  return searchFrom(questionRoot(view, f), game, t, view, rng, settings, memory);
}

export function searchFrom(
  root: Root,
  game: AnyGame,
  t: Table,
  view: Readonly<State>,
  rng: Rng,
  settings: SearchSettings,
  memory: Memory,
): Search {
  const began = now();
  const { seat } = root;
  const character = characterOf(game, settings.character);
  const recalled = recall(memory, view, t.seats, t.players);
  const known = recalled.slice();
  const o: Outlook = {
    game,
    t,
    seat,
    settings,
    tree: memory.tree,
    knowledge: new Int32Array(t.seats),
    scales: memory.scales,
    values: new Float64Array(t.players),
    deadline: began + settings.ms,
    time: 0,
    ticks: 0,
    open: new Set(game.advice.open),
    talk: talkOf(game, seat, character),
    character,
    silent: false,
    emit: (event, to) => noteTold(o.knowledge, event, to),
    ...(memory.onVisit ? { onVisit: memory.onVisit } : {}),
    onOwnNode: (s) => memory.note(game, t, s, seat, o.knowledge),
  };
  o.knowledge.set(known);
  const guessAgain = (): State => {
    const another = guess(game, t, view, seat, rng);
    known.set(recalled);
    if (settings.usual < 1) noteSecrets(known, game, t, another, seat);
    return another;
  };
  let guessed = guessAgain();
  const [suggested, ...others] = root.candidates(o, guessed, rng).map(newArm) as [Arm, ...Arm[]];
  /** In question besides the suggestion, which stays as the measure of the others. */
  let rivals = others;
  const phases = Math.max(1, Math.ceil(Math.log2(rivals.length + 1)));
  let phase = 1;
  let round = 0;
  /** Whose turn it is in this round: 0 is the suggestion's. */
  let turn = 0;
  let measure = 0;
  let iterations = 0;
  let longest = 0;
  const timed = settings.ms !== Infinity;
  const opponents = Math.max(1, t.players - 1);
  const most = Math.max(1, Math.round(settings.iterations * opponents ** settings.rivals));
  const lineRng = newLineRng();
  let seed = rng.below(0x1_0000_0000);

  /** The share of the budget used up; of the time, leaving room for one more line as long as the longest. */
  const spent = (): number => {
    const lines = iterations / most;
    return timed ? Math.max(lines, (now() - began + longest) / settings.ms) : lines;
  };

  /** How the line that begins with this move ends for the seat. */
  const tryOut = (arm: Arm): number => {
    const s = clone(guessed);
    o.knowledge.set(known);
    setClock(o, s);
    o.silent = false;
    noteOwn(o.knowledge, seat, arm.hash);
    root.make(o, s, arm.move, o.emit);
    lineRng.reset(seed);
    playLine(o, s, lineRng);
    return o.values[seat]!;
  };

  const endRound = (): void => {
    turn = 0;
    round++;
    if (round >= FIRST_ROUNDS && round % ROUNDS_BETWEEN === 0) rivals = stillOpen(rivals);
    for (; phase < phases && spent() >= phase / phases; phase++) rivals = betterHalf(rivals);
    guessed = guessAgain();
    seed = rng.below(0x1_0000_0000);
  };

  return {
    step() {
      if (isDecided(rivals) || spent() >= 1) return true;
      const started = timed ? now() : 0;
      const arm = turn === 0 ? suggested : rivals[turn - 1]!;
      const value = tryOut(arm);
      // A line broken off by the clock tells nothing.
      if (timed && now() > o.deadline) return true;
      iterations++;
      addTo(arm.value, value);
      if (turn === 0) measure = value;
      else addTo(arm.gain, value - measure);
      if (turn++ === rivals.length) endRound();
      if (timed) longest = Math.max(longest, now() - started);
      return isDecided(rivals);
    },
    best() {
      const { move, why, value, gain } = verdict(suggested, rivals, settings.trust);
      if (why) return { move, why };
      if (iterations === 0) return { move };
      const percent = Math.round(100 * value.mean);
      const usual = Math.round(100 * (value.mean - gain.mean));
      const facts = { percent, lines: iterations };
      // What decided: on equal guesses the usual move did worse.
      if (usual < percent) return { move, why: { code: 'turned', facts: { ...facts, usual } } };
      return { move, why: { code: 'search', facts } };
    },
    get iterations() {
      return iterations;
    },
  };
}

function talkOf(game: AnyGame, own: Seat, character: object | undefined): Outlook['talk'] {
  const { aside } = advisedPolicy(game);
  const { aside: ownAside } = advisedPolicy(game, character);
  if (!aside || !ownAside) return null;
  return (t, s, seat, rng) => (seat === own ? ownAside : aside)(t, s, seat, rng);
}
