/** The state of the room: what is asked, how far it is, what it says so far. */
import { balanceKey, LEAST_PAIRS, newRun, sameFigures } from '@boardroom/lab/balance';
import type { BalanceOrder, Report, Run, Usage } from '@boardroom/lab/balance';
import type { MatchRecord, Refusal } from '@boardroom/kernel';
import { keepMeasured } from '../measured.ts';
import type { OpenedEdition } from '../types.ts';
import { keepBalance, keptBalance } from './kept.ts';
import { openTeam, TeamError } from './team.ts';
import type { Team } from './team.ts';

/** Who plays: bots of one level, or the game's ways of playing against each other. */
export type Bots = 'ways' | 'normal' | 'easy' | 'random';
export interface Wish {
  readonly seats: number;
  readonly bots: Bots;
  readonly pairs: number;
  /** In parts of the win; 0: play all pairs. */
  readonly precision: number;
}
export type Phase =
  | 'opening'
  | 'ready'
  | 'playing'
  | 'paused'
  | 'done'
  | 'same'
  | 'unplayable'
  | 'broken';

/** While it counts: the bar moves on, and all figures and dots are drawn anew, at most so often. */
const COUNT_EVERY = 250;
const DRAW_EVERY = 1000;
const KEEP_EVERY = 3000;

export class BalanceState {
  readonly opened: OpenedEdition;
  phase = $state<Phase>('opening');
  report = $state.raw<Report | null>(null);
  played = $state(0);
  seconds = $state(0);
  wish = $state.raw<Wish>({ seats: 4, bots: 'ways', pairs: 2000, precision: 0 });
  ways = $state.raw<readonly string[]>([]);
  order = $state.raw<BalanceOrder | null>(null);
  reason = $state('');
  refusal = $state.raw<Refusal | undefined>(undefined);
  readonly cores: number;
  readonly #team: Team;
  #run: Run | undefined;
  #counted = 0;
  #drawn = 0;
  #kept = 0;
  #playedBefore = 0;
  #secondsBefore = 0;
  #began = 0;
  /** Grows with every order: what an older one still brings is not heard. */
  #turn = 0;

  constructor(opened: OpenedEdition, team: Team = openTeam()) {
    this.opened = opened;
    this.#team = team;
    this.cores = team.cores;
    const { min, max } = opened.game.seats;
    this.wish = { ...this.wish, seats: Math.max(min, Math.min(4, max)) };
  }

  async begin(): Promise<void> {
    if (this.opened.problems.length > 0) {
      this.phase = 'unplayable';
      return;
    }
    if (sameFigures(this.opened.base, this.opened.edition)) {
      this.phase = 'same';
      return;
    }
    try {
      this.ways = await this.#team.ways(this.opened.entry.id);
      if (this.ways.length < 2) this.wish = { ...this.wish, bots: 'normal' };
      await this.#open();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Another question: what was played for it before is taken up. */
  async ask(wish: Wish): Promise<void> {
    const same = wish.seats === this.wish.seats && wish.bots === this.wish.bots;
    this.wish = wish;
    if (same && this.#run) {
      this.#run.aim(this.#goal());
      this.#draw();
      if (this.phase === 'done' && !this.#run.done()) this.phase = 'paused';
      return;
    }
    this.pause();
    await this.#open().catch((error: unknown) => this.#fail(error));
  }

  async play(): Promise<void> {
    const run = this.#run;
    if (!run || this.phase === 'playing') return;
    const turn = this.#turn;
    this.phase = 'playing';
    this.#began = performance.now();
    this.#playedBefore = run.played();
    this.#secondsBefore = this.seconds;
    try {
      await this.#team.play(run, () => {
        if (turn === this.#turn) this.#news();
      });
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
      return;
    }
    if (turn !== this.#turn) return;
    this.#draw();
    this.phase = run.done() ? 'done' : 'paused';
    await keepBalance(run.kept());
  }

  usage(thing: number): Usage {
    return this.#run!.usage(thing);
  }

  pause(): void {
    this.#team.pause();
  }

  toggle(): void {
    if (this.phase === 'playing') this.pause();
    else if (this.phase === 'ready' || this.phase === 'paused') void this.play();
  }

  /** Seconds still to come at the speed so far; null before anything is known. */
  left(): number | null {
    const now = this.played - this.#playedBefore;
    if (this.phase !== 'playing' || now <= 0) return null;
    const spent = (performance.now() - this.#began) / 1000;
    return (spent / now) * (this.wish.pairs - this.played);
  }

  /** A recorded game of the edition in which who used the thing won. */
  async show(thing: number): Promise<MatchRecord | null> {
    const playing = this.phase === 'playing';
    this.pause();
    const record = await this.#team.show(thing, Math.max(1, this.played)).catch(() => null);
    if (playing && !record) void this.play();
    return record;
  }

  close(): void {
    this.#turn++;
    if (this.#run && this.played > 0) void keepBalance(this.#run.kept());
    this.#team.close();
  }

  #goal() {
    const { pairs, precision } = this.wish;
    return { pairs, precision: precision > 0 ? precision : undefined };
  }

  async #open(): Promise<void> {
    const turn = ++this.#turn;
    this.phase = 'opening';
    this.#run = undefined;
    const order = orderOf(this.opened, this.wish, this.ways);
    const { measures, things } = await this.#team.open(order);
    const kept = await keptBalance(balanceKey(order));
    if (turn !== this.#turn) return;
    this.order = order;
    this.#run = newRun({ order, measures, things }, this.#goal(), kept);
    this.seconds = 0;
    this.#draw();
    this.phase = this.#run.done() ? 'done' : this.played > 0 ? 'paused' : 'ready';
  }

  #news(): void {
    const now = performance.now();
    this.seconds = this.#secondsBefore + (now - this.#began) / 1000;
    if (now - this.#counted < COUNT_EVERY) return;
    this.#counted = now;
    this.played = this.#run!.played();
    if (now - this.#drawn < DRAW_EVERY) return;
    this.#draw();
    if (now - this.#kept < KEEP_EVERY) return;
    this.#kept = now;
    void keepBalance(this.#run!.kept());
  }

  #draw(): void {
    this.#drawn = performance.now();
    this.played = this.#run!.played();
    this.report = this.#run!.report();
    this.#tell(this.report);
  }

  /** The shelf and the room Publish say in short what was found. */
  #tell({ pairs, rows }: Report): void {
    if (pairs < LEAST_PAIRS) return;
    const { base, edition } = this.opened;
    const moved = rows.filter(({ verdict }) => verdict === 'moved').length;
    void keepMeasured(base, edition, { pairs, moved, of: rows.length });
  }

  #fail(error: unknown): void {
    this.reason = error instanceof Error ? error.message : String(error);
    this.refusal = error instanceof TeamError ? error.refusal : undefined;
    this.phase = this.refusal ? 'unplayable' : 'broken';
  }
}

function orderOf(opened: OpenedEdition, wish: Wish, ways: readonly string[]): BalanceOrder {
  const { seats } = wish;
  const bots = Array.from({ length: seats }, (_, seat) =>
    wish.bots === 'ways' ? ways[seat % ways.length]! : wish.bots,
  );
  const { entry, base, edition } = opened;
  return { game: entry.id, seats, bots, options: {}, base, fork: edition, seed: '1' };
}
