/**
 * Information-set Monte-Carlo tree search. Each round guesses what the seat cannot see and lets
 * every move still in question meet that same guess and the same chance, so that moves are compared
 * and not luck; the worse half drops out again and again (sequential halving). Below the root all
 * seats choose by what they know, each for its own good.
 */
import { answer, clone, guess, pendingIndex } from '@boardroom/kernel';
import type { AnyGame, Frame, Refusal, Rng, State, Suggestion, Table } from '@boardroom/kernel';
import { candidates } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { now } from './clock.ts';
import { newKnowledge, nodeKey, noteAnswered, noteAsked, resetKnowledge } from './knowledge.ts';
import { newLineRng } from './line-rng.ts';
import { playLine, setClock } from './line.ts';
import type { Outlook } from './line.ts';
import { recall } from './memory.ts';
import type { Memory } from './memory.ts';
import type { SearchSettings } from './settings.ts';
import { addTo, newScale, standardError } from './tree.ts';
import type { Scale } from './tree.ts';

/** A candidate and what is known of it so far. */
interface Arm extends Candidate {
  /** How its lines ended for the seat. */
  readonly value: Scale;
  /** By how much it did better than the suggestion on the same guess. */
  readonly gain: Scale;
}

export interface Search {
  /** Plays one line; true when there is nothing left to find out or no budget left. */
  step(): boolean;
  readonly iterations: number;
  best(): Suggestion<never> & { readonly why: Refusal };
}

/** Rounds before a move may drop out for being clearly worse, and how clearly. */
const EARLY_ROUNDS = 16;
const CLEARLY = 3.5;

export function newSearch(
  game: AnyGame,
  t: Table,
  view: Readonly<State>,
  f: Frame,
  rng: Rng,
  settings: SearchSettings,
  memory: Memory,
): Search {
  const began = now();
  const seat = f.seat;
  const known = recall(memory, view, t.seats, t.players);
  const o: Outlook = {
    game,
    t,
    seat,
    settings,
    tree: memory.tree,
    knowledge: newKnowledge(t.seats),
    scales: memory.scales,
    values: new Float64Array(t.players),
    time: 0,
    ticks: 0,
    onOwnNode: (s) => memory.note(game, t, s, seat, o.knowledge),
  };
  resetKnowledge(o.knowledge, known);
  const root = memory.tree.get(nodeKey(o.knowledge, f));
  const edges = (root?.edges ?? []).toSorted((a, b) => b.visits - a.visits).slice(0, 4);
  let guessed = guess(game, t, view, seat, rng);
  const arms: Arm[] = candidates(o, view, f, guessed, edges, rng).map((candidate) => ({
    ...candidate,
    value: newScale(),
    gain: newScale(),
  }));
  const [suggested] = arms as [Arm];
  const phases = Math.max(1, Math.ceil(Math.log2(arms.length)));
  /** In question besides the suggestion, which stays as the measure of the others. */
  let rivals = arms.slice(1);
  let turn = 0;
  let phase = 1;
  let round = 0;
  let iterations = 0;
  let measure = 0;
  const timed = settings.ms !== Infinity;
  let longest = 0;
  const lineRng = newLineRng();
  let seed = rng.below(0x1_0000_0000);

  /** The part of the budget used up; of the time with room for one more line as long as the longest. */
  const spent = (): number => {
    const lines = iterations / settings.iterations;
    return timed ? Math.max(lines, (now() - began + longest) / settings.ms) : lines;
  };

  const endRound = (): void => {
    turn = 0;
    round++;
    if (round >= EARLY_ROUNDS && round % 4 === 0) rivals = stillOpen(rivals);
    while (spent() >= phase / phases && phase < phases) {
      rivals = rivals
        .toSorted((a, b) => b.gain.mean - a.gain.mean)
        .slice(0, Math.max(1, Math.ceil(rivals.length / 2)));
      phase++;
    }
    guessed = guess(game, t, view, seat, rng);
    seed = rng.below(0x1_0000_0000);
  };

  const step = (): boolean => {
    if (rivals.length === 0 || spent() >= 1) return true;
    const started = timed ? now() : 0;
    const arm = turn === 0 ? suggested : rivals[turn - 1]!;
    const s = clone(guessed) as State;
    resetKnowledge(o.knowledge, known);
    noteAsked(o.knowledge, s, f);
    setClock(o, s);
    answer(game, t, s, pendingIndex(s, seat), arm.move);
    noteAnswered(o.knowledge, s, f, arm.hash);
    lineRng.reset(seed);
    playLine(o, s, lineRng);
    iterations++;
    const value = o.values[seat]!;
    addTo(arm.value, value);
    if (turn === 0) measure = value;
    else addTo(arm.gain, value - measure);
    turn++;
    if (turn > rivals.length) endRound();
    if (timed) longest = Math.max(longest, now() - started);
    return rivals.length === 0 || isDecided(rivals);
  };

  const best = (): ReturnType<Search['best']> => {
    let chosen = suggested;
    let most = 0;
    for (const arm of rivals) {
      const { gain } = arm;
      if (gain.count < 4 || gain.mean <= most) continue;
      if (gain.mean <= settings.trust * standardError(gain)) continue;
      most = gain.mean;
      chosen = arm;
    }
    const percent = Math.round(100 * chosen.value.mean);
    const why = chosen.why ?? { code: 'search', facts: { percent, lines: iterations } };
    return { move: chosen.move as never, why };
  };

  return {
    step,
    best,
    get iterations() {
      return iterations;
    },
  };
}

/** Without the rivals that are clearly worse than the best, or in no way other than the suggestion. */
function stillOpen(rivals: readonly Arm[]): Arm[] {
  let floor = 0;
  for (const { gain } of rivals) floor = Math.max(floor, gain.mean - CLEARLY * standardError(gain));
  return rivals.filter(({ gain }) => {
    const error = standardError(gain);
    return error === 0 ? gain.mean > 0 && gain.mean >= floor : gain.mean + CLEARLY * error >= floor;
  });
}

/** Whether one rival alone is left and clearly better than the suggestion. */
function isDecided(rivals: readonly Arm[]): boolean {
  const [rival] = rivals;
  if (rivals.length !== 1 || rival!.gain.count < 4 * EARLY_ROUNDS) return false;
  return rival!.gain.mean > CLEARLY * standardError(rival!.gain);
}
