/** Try again: which puzzle is on the table, what was answered, what came of it. */
import type { Decided } from '@boardroom/insight';
import type { Move } from '@boardroom/kernel';
import { keyOf } from '../figures.ts';
import type { ForkDesk } from '../fork-desk.ts';
import { momentPort } from '../moment-port.ts';
import type { MomentPort } from '../moment-port.ts';
import type { Room } from '../room.svelte.ts';
import { judge, judgeGames, knownOf, MOST_PAIRS, puzzlesOf } from './puzzles.ts';
import type { Answer } from './puzzles.ts';
import { isOpen, keepTries, nextOpen, scoreOf } from './tries.ts';
import type { Tries } from './tries.ts';

/** `judging`: games are played to tell. The last three end a puzzle. */
export type Phase = 'ask' | 'judging' | 'not' | 'right' | 'also' | 'shown';

export type Again = ReturnType<typeof makeAgain>;

export function makeAgain(room: Room, desk: ForkDesk, kept: Tries, wanted: number | null) {
  const { saved, port } = room;
  let tries = $state.raw<Tries>(kept);
  /** Puzzles that were opened stay, whatever the review finds later. */
  let held = $state.raw<readonly Decided[]>([]);
  let off = $state.raw<ReadonlySet<string>>(new Set());
  let key = $state<string | null>(null);
  let phase = $state<Phase>('ask');
  let answer = $state.raw<Answer>(null);
  let wrong = $state.raw<readonly Answer[]>([]);
  let hinted = $state(false);
  let trouble = $state(false);
  let table = $state.raw<MomentPort | null>(null);
  /** Grows with every puzzle that is put on the table. */
  let turn = 0;

  const puzzles = $derived.by(() => {
    const found = puzzlesOf(room.decisions, room.people);
    const keys = new Set(found.map(keyOf));
    const dearest = [...found, ...held.filter((one) => !keys.has(keyOf(one)))];
    return dearest.toSorted((a, b) => a.difference.value - b.difference.value);
  });
  const keys = $derived(puzzles.map(keyOf));
  const one = $derived(puzzles.find((puzzle) => keyOf(puzzle) === key) ?? null);
  const isEnded = $derived(phase === 'right' || phase === 'also' || phase === 'shown');
  const best = $derived(one ? knownOf(one)[0]!.move : null);

  function open(next: string | null): void {
    turn++;
    key = next;
    phase = 'ask';
    answer = null;
    wrong = [];
    hinted = false;
    trouble = false;
    const puzzle = puzzles.find((each) => keyOf(each) === next);
    if (!puzzle) {
      table = null;
      return;
    }
    if (!held.includes(puzzle)) held = [...held, puzzle];
    const isAside = puzzle.question === 'aside';
    table = momentPort(saved, port, {
      move: puzzle.move,
      seat: puzzle.seat,
      asides: isAside,
      answer: (move) => void take(isAside && isAnswer(puzzle, move) ? null : move),
      hint: () => (hinted = true),
    });
  }
  /** Whether a move answers the open question, which lets an aside pass. */
  function isAnswer({ move: at, seat }: Decided, move: Move): boolean {
    const { legal } = port.film.position(at, seat);
    return legal.some(({ type }) => type === move.type);
  }

  async function take(given: Answer): Promise<void> {
    const puzzle = one;
    if (!puzzle || isEnded || phase === 'judging') return;
    answer = given;
    trouble = false;
    const now = turn;
    const known = judge(puzzle, given);
    if (known !== 'open') return settle(known);
    phase = 'judging';
    let judged = known as ReturnType<typeof judgeGames>;
    const fork = { move: puzzle.move, seat: puzzle.seat, played: given, other: best };
    try {
      const { forked } = await desk.play({
        fork,
        counted: null,
        pairs: MOST_PAIRS,
        look: (so) => turn === now && judgeGames(so.forked) === 'open',
      });
      judged = judgeGames(forked);
    } catch (error) {
      if (turn === now) console.error('answer not judged', error);
      judged = 'open';
    }
    if (turn !== now) return;
    if (judged !== 'open') return settle(judged);
    phase = 'ask';
    trouble = true;
  }
  function settle(judged: 'right' | 'also' | 'not'): void {
    phase = judged;
    if (judged !== 'not') return end('found');
    wrong = [...wrong, answer];
    if (answer) table?.withhold(answer);
  }
  function end(how: 'found' | 'shown'): void {
    const first = how === 'found' && wrong.length === 0 && !hinted;
    tries = { ...tries, [key!]: { how, first, at: Date.now() } };
    table?.settle();
    void keepTries(saved.id, tries);
  }
  const next = (): void => open(nextOpen(keys, tries, off, key, Date.now()));

  return {
    get puzzles() {
      return puzzles;
    },
    get one() {
      return one;
    },
    get at() {
      return key === null ? -1 : keys.indexOf(key);
    },
    get phase() {
      return phase;
    },
    get isEnded() {
      return isEnded;
    },
    get answer() {
      return answer;
    },
    get best() {
      return best;
    },
    get wrong() {
      return wrong;
    },
    get hinted() {
      return hinted;
    },
    get trouble() {
      return trouble;
    },
    get table() {
      return table;
    },
    get score() {
      return scoreOf(keys, tries);
    },
    /** The one after this, when it is done. */
    get upcoming() {
      const after = nextOpen(keys, tries, off, key, Date.now());
      return after === key ? null : (puzzles.find((each) => keyOf(each) === after) ?? null);
    },
    stateOf(puzzle: Decided): 'now' | 'open' | 'found' | 'first' | 'shown' | 'later' {
      const its = keyOf(puzzle);
      if (its === key && !isEnded) return 'now';
      const done = tries[its];
      if (done && !isOpen(done, Date.now()))
        return done.how === 'shown' ? 'shown' : done.first ? 'first' : 'found';
      return off.has(its) ? 'later' : 'open';
    },
    /** Begins with the one that was asked for, or the dearest that is open. */
    begin(): void {
      if (key !== null || puzzles.length === 0) return;
      const asked = puzzles.find((each) => each.move === wanted);
      open(asked ? keyOf(asked) : nextOpen(keys, tries, off, null, Date.now()));
    },
    open: (puzzle: Decided) => open(keyOf(puzzle)),
    take,
    hint: () => (hinted = true),
    again: () => (phase = 'ask'),
    show(): void {
      if (!one || isEnded) return;
      turn++;
      phase = 'shown';
      end('shown');
    },
    later(): void {
      if (!key || isEnded) return;
      off = new Set([...off, key]);
      next();
    },
    next,
    /** Nobody waits for an answer any more. */
    close: () => void turn++,
  };
}
