/**
 * Whether bots keep their clock on a machine four times slower, and how much memory a search takes.
 *
 *     node bench/src/phone/main.ts [slower] [decisions]
 *
 * A process that thinks is stopped and let go in slices of some milliseconds, so that it has one part
 * in `slower` of a core; it tells how long its slowest decisions took by the clock on the wall.
 */
import { catalogue } from '@boardroom/catalogue';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const [slower, decisions] = [Number(process.argv[2] ?? 4), Number(process.argv[3] ?? 40)];
/** Milliseconds that a slice of work takes. */
const SLICE = 4;

for (const { id } of catalogue)
  for (const bot of ['hard', 'expert']) {
    const script = new URL('thinker.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [script, id, bot, String(decisions)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    let running = true;
    const pause = (): void => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(running ? 'SIGSTOP' : 'SIGCONT');
      running = !running;
      setTimeout(pause, running ? SLICE : SLICE * (slower - 1));
    };
    for await (const line of createInterface(child.stdout)) {
      // What is loaded and warmed up is not counted.
      if (line === 'ready') {
        if (slower > 1) pause();
      } else console.log(line);
    }
    await ended;
  }
