/** Kills a server again and again while people play, and looks whether anything was lost. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { moveKey } from '@boardroom/kernel';
import type { Client } from '../../../client/src/index.ts';
import { playRandomly, seatTwo } from './player.ts';
import type { Player } from './player.ts';

export interface KillSetting {
  /** Environment of each node; the first is the one that is killed. */
  readonly nodes: readonly Record<string, string>[];
  readonly ports: readonly number[];
  readonly kills: number;
  readonly tables: number;
}

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly faults: string[];
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function killAgainAndAgain({
  nodes,
  ports,
  kills,
  tables,
}: KillSetting): Promise<KillReport> {
  const start = async (n: number): Promise<ChildProcess> => {
    const child = fork(new URL('./node-process.ts', import.meta.url), {
      env: {
        ...process.env,
        ...nodes[n],
        PORT: String(ports[n]),
      },
      execArgv: [],
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    child.once('message', () => resolve());
    child.once('exit', (code) =>
      reject(new Error(`the node ended with ${code} before it was open`)),
    );
    await promise;
    child.removeAllListeners('exit');
    return child;
  };
  const running: ChildProcess[] = [];
  for (let n = 0; n < nodes.length; n++) running.push(await start(n));
  const bases = ports.map((port) => `http://127.0.0.1:${port}`);
  const players: { player: Player; client: Client; id: string; seat: number }[] = [];
  const setting = { edition: 'long', options: { coins: 50 } };
  for (let i = 0; i < tables; i++) {
    const [id, ada, ben] = await seatTwo(bases, setting);
    for (const [seat, client] of [ada, ben].entries())
      players.push({ player: playRandomly(client, id, seat, 2 * i + seat), client, id, seat });
  }
  for (let kill = 0; kill < kills; kill++) {
    await sleep(150 + Math.random() * 250);
    const gone = new Promise((resolve) => running[0]!.once('exit', resolve));
    running[0]!.kill('SIGKILL');
    await gone;
    running[0] = await start(0);
  }
  // Everybody must come back by themselves and go on.
  const before = players.map(({ player }) => player.items.size);
  const faults: string[] = [];
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && players.some(({ player }, i) => player.items.size <= before[i]!))
    await sleep(100);
  players.forEach(({ player }, i) => {
    if (player.items.size <= before[i]!) faults.push(`player ${i} did not come back`);
    player.close();
  });
  await sleep(200);

  let acknowledged = 0;
  for (const { player, client, id, seat } of players) {
    faults.push(...player.faults);
    const { items } = await client.table(id).news();
    const byNumber = new Map(items.map((item) => [item.n, item]));
    for (const [n, move] of player.acknowledged) {
      acknowledged++;
      const found = byNumber.get(n);
      if (found?.seat !== seat || !found.move || moveKey(found.move as never) !== moveKey(move))
        faults.push(`the acknowledged move ${n} of seat ${seat} is not there`);
    }
    for (const [n, item] of player.items)
      if (byNumber.get(n)?.at !== item.at)
        faults.push(`what was told as ${n} is another thing now`);
  }
  for (const child of running) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
  return { kills, acknowledged, faults };
}
