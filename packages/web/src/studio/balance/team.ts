/** The workers of a comparison: one for each core but one, started when they are needed. */
import type { BalanceOrder, Batch, Measure, Run, Sums, ThingMeasure } from '@boardroom/lab/balance';
import type { MatchRecord, Refusal } from '@boardroom/kernel';
import type { FromPlayer, ToPlayer } from './messages.ts';

/** Why it cannot go on: an edition that cannot be played, or a worker that broke. */
export class TeamError extends Error {
  readonly refusal: Refusal | undefined;
  constructor(reason: string, refusal?: Refusal) {
    super(reason);
    this.refusal = refusal;
  }
}

/** The part of a worker that is used here. */
interface Player {
  ask(message: ToPlayer): Promise<FromPlayer>;
  close(): void;
}

export interface Team {
  readonly cores: number;
  ways(game: string): Promise<readonly string[]>;
  /** What is measured; the rest of the team follows when it plays. */
  open(order: BalanceOrder): Promise<{
    readonly measures: readonly Measure[];
    readonly things: readonly ThingMeasure[];
  }>;
  /** Plays until the run is done or it is paused; `news` hears of every batch. */
  play(run: Run, news: () => void): Promise<void>;
  pause(): void;
  show(thing: number, pairs: number): Promise<MatchRecord | null>;
  close(): void;
}

/** The page keeps a core; more than this many workers would only fill its memory. */
const MOST_CORES = 16;

export function openTeam(start: () => Player = startPlayer): Team {
  const cores = Math.min(MOST_CORES, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  const players: Player[] = [];
  /** Who has opened the order; the others do when they are first asked to play. */
  let ready = new Map<Player, Promise<FromPlayer>>();
  let order: BalanceOrder | undefined;
  /** Grows with every start and pause: who works for an older one stops. */
  let turn = 0;

  const player = (index: number): Player => (players[index] ??= start());
  const opened = (index: number): Promise<FromPlayer> => {
    const one = player(index);
    let answer = ready.get(one);
    if (!answer) ready.set(one, (answer = one.ask({ type: 'open', order: order! })));
    return answer;
  };

  async function work(index: number, run: Run, news: () => void, mine: number): Promise<void> {
    await opened(index);
    const next = (): Batch | null => (mine === turn ? run.take() : null);
    for (let batch = next(); batch; batch = next()) {
      const sums = await playedBy(player(index), batch);
      if (mine === turn && run.hear(batch, sums)) news();
    }
  }

  return {
    cores,
    async ways(game) {
      const answer = await player(0).ask({ type: 'ways', game });
      return answer.type === 'ways' ? answer.ways : [];
    },
    async open(next) {
      order = next;
      ready = new Map();
      const answer = await opened(0);
      if (answer.type !== 'opened') throw new TeamError(answer.type);
      return answer;
    },
    async play(run, news) {
      run.recall();
      const mine = ++turn;
      await Promise.all(Array.from({ length: cores }, (_, i) => work(i, run, news, mine)));
    },
    pause() {
      turn++;
    },
    async show(thing, pairs) {
      await opened(0);
      const answer = await player(0).ask({ type: 'show', thing, pairs });
      return answer.type === 'shown' ? answer.record : null;
    },
    close() {
      turn++;
      for (const one of players) one?.close();
    },
  };
}

async function playedBy(player: Player, batch: Batch): Promise<Sums> {
  const answer = await player.ask({ type: 'play', batch });
  if (answer.type !== 'found') throw new TeamError(answer.type);
  return answer.sums;
}

/** One question at a time, in the order they are asked. */
function startPlayer(): Player {
  const worker = new Worker(new URL('./balance.worker.ts', import.meta.url), { type: 'module' });
  let last: Promise<unknown> = Promise.resolve();
  const put = (message: ToPlayer): Promise<FromPlayer> =>
    new Promise((resolve, reject) => {
      const done = new AbortController();
      const hear = (
        type: 'message' | 'error',
        go: (event: MessageEvent & ErrorEvent) => void,
      ): void =>
        worker.addEventListener(
          type,
          (event) => {
            done.abort();
            go(event as MessageEvent & ErrorEvent);
          },
          { signal: done.signal },
        );
      hear('message', ({ data }: { data: FromPlayer }) => {
        if (data.type === 'failed') reject(new TeamError(data.reason, data.refusal));
        else resolve(data);
      });
      hear('error', ({ message }) => reject(new TeamError(message || 'worker')));
      worker.postMessage(message);
    });
  return {
    ask(message) {
      const answer = last.then(() => put(message));
      last = answer.catch(() => undefined);
      return answer;
    },
    close: () => worker.terminate(),
  };
}
