/**
 * `node bench/src/crowd/class.ts [people] [seconds] [game]`: the same tables without and with a class around
 * them, in turn in one server: CPU a move, and how far the trainer's tiles are behind. CPU time and not
 * the clock, because the server and the crowd share this machine.
 */
import { rmSync, mkdtempSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue, findGame } from '@boardroom/catalogue';
import { newRng } from '@boardroom/kernel';
import { connect } from '../../../packages/client/src/index.ts';
import type { Client, TrainerView } from '../../../packages/client/src/index.ts';
import { startSubject } from '../server-load.ts';
import type { Subject } from '../server-load.ts';
import { gather } from './crowd.ts';
import type { Crowd } from './crowd.ts';
import { sitDown } from './person.ts';
import { inWords, makeTally } from './tally.ts';
import type { Tally } from './tally.ts';

const PEOPLE = Number(process.argv[2] ?? 200);
const SECONDS = Number(process.argv[3] ?? 60);
const GAME = process.argv[4] ?? catalogue[0]!.id;
const SEATS = 4;
const TURNS = 2;
/** As many boards as the trainer's page follows at once. */
const BOARDS = 12;
const MANNER = { think: 4, idle: 0, away: 0, drop: 0, back: 0 };

const sleep = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Milliseconds between the answer to a move and the tile that shows it. */
interface Lags {
  moved(table: number): void;
  seen(view: TrainerView): void;
  take(): number[];
}

function makeLags(): Lags {
  const waiting = new Map<number, { moves: number; at: number }[]>();
  const counts = new Map<number, number>();
  const shown = new Map<number, number>();
  let lags: number[] = [];
  return {
    moved(table) {
      const moves = (counts.get(table) ?? 0) + 1;
      counts.set(table, moves);
      // The tile was quicker than the answer.
      if ((shown.get(table) ?? 0) >= moves) lags.push(0);
      else waiting.set(table, [...(waiting.get(table) ?? []), { moves, at: performance.now() }]);
    },
    seen({ tables }) {
      const now = performance.now();
      for (const { number, moves } of tables) {
        shown.set(number, moves);
        const all = waiting.get(number) ?? [];
        for (const each of all) if (each.moves <= moves) lags.push(now - each.at);
        waiting.set(
          number,
          all.filter((each) => each.moves > moves),
        );
      }
    },
    take() {
      const now = performance.now();
      // What is not there yet is as late as it is now.
      const open = [...waiting.values()].flat().map(({ at }) => now - at);
      const taken = [...lags, ...open].toSorted((a, b) => a - b);
      lags = [];
      return taken;
    },
  };
}

/** A class with its trainer's page open, everybody with a stream of the class and one of their table. */
async function gatherClass(base: string, tally: Tally, lags: Lags): Promise<Crowd> {
  const game = await findGame(GAME)!.game();
  const { token } = await connect({ base }).enter('Tess', 'grey', true);
  const tess = connect({ base, token: token! });
  const { id, code } = await tess.workshops.open({ title: 'A class', game: GAME, players: SEATS });
  const room = tess.workshops.workshop(id);
  const clients: Client[] = [];
  for (let n = 0; n < PEOPLE; n++) {
    const joined = await connect({ base }).workshops.join(code, `Guest ${n + 1}`, true);
    clients.push(connect({ base, token: joined.token! }));
  }
  await room.go('play');
  const stops = [
    room.follow({ onView: (view) => view.role === 'trainer' && lags.seen(view) }),
    room.boards(
      Array.from({ length: Math.min(BOARDS, PEOPLE / SEATS) }, (_, i) => i + 1),
      { onView() {} },
    ),
  ];
  for (const [n, client] of clients.entries()) {
    const own = client.workshops.workshop(id);
    const view = await own.view();
    if (view.role !== 'participant' || !view.place || !view.table) throw new Error('no seat');
    const { table, seat } = view.place;
    const told = {
      ...tally,
      moved(ms: number) {
        tally.moved(ms);
        lags.moved(table);
      },
    };
    const sitting = { client, game, table: view.table, seat };
    const person = sitDown(sitting, MANNER, newRng(n), told);
    stops.push(own.follow({ onView() {} }), () => person.leave());
  }
  return { tables: PEOPLE / SEATS, leave: () => stops.forEach((stop) => stop()) };
}

interface Spent {
  readonly perMove: number;
  readonly words: string;
  readonly lags: readonly number[];
}

async function spend(
  subject: Subject,
  tally: Tally,
  crowd: Crowd,
  lags = (): number[] => [],
): Promise<Spent> {
  await sleep(10);
  tally.take();
  lags();
  const before = (await subject.usage()).cpu;
  await sleep(SECONDS);
  const cpu = (await subject.usage()).cpu - before;
  const [figures, behind] = [tally.take(), lags()];
  crowd.leave();
  await sleep(2);
  return { perMove: (1000 * cpu) / figures.moves, words: inWords(figures), lags: behind };
}

const data = mkdtempSync(join(tmpdir(), 'boardroom-bench-'));
const subject = await startSubject('./server-node.ts', {
  BENCH_GAMES: 'real',
  BOARDROOM_DATA: data,
  BOARDROOM_WEB: '/nowhere',
});
try {
  const say = (text: string): void => void process.stdout.write(`${text}\n`);
  say(
    `${PEOPLE} people, ${PEOPLE / SEATS} tables of ${GAME}, ${SECONDS} s each; ${cpus().length} cores`,
  );
  for (let turn = 1; turn <= TURNS; turn++) {
    const plain = makeTally();
    const setting = { urls: [subject.address], people: PEOPLE, seats: SEATS, games: [GAME] };
    const tables = await gather({ ...setting, manner: MANNER, seed: turn }, plain);
    const without = await spend(subject, plain, tables);
    const [tally, lags] = [makeTally(), makeLags()];
    const room = await gatherClass(subject.address, tally, lags);
    const withClass = await spend(subject, tally, room, () => lags.take());
    const taken = withClass.lags;
    const at = (share: number): string => (taken[Math.floor(taken.length * share)] ?? 0).toFixed(0);
    say(`\nturn ${turn}, on average ${loadavg()[0]!.toFixed(1)} processes wanted a core`);
    say(`without a class: ${without.perMove.toFixed(2)} ms of CPU a move\n${without.words}`);
    say(`with a class: ${withClass.perMove.toFixed(2)} ms of CPU a move\n${withClass.words}`);
    say(`ratio ${(withClass.perMove / without.perMove).toFixed(2)}`);
    say(
      `tiles behind: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(0.9999)} ms of ${taken.length}`,
    );
  }
} finally {
  await subject.stop();
  rmSync(data, { recursive: true, force: true });
}
