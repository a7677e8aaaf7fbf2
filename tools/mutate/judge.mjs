/** Asks a runner whether tests notice what was changed, and ends it when it takes too long. */
import { fork } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const RUNNER = new URL('./runner.mjs', import.meta.url);
/** Waiting is no work: a machine with other things to do gets so much longer than the CPU time. */
const PATIENCE = 12;
const LOOK_EVERY = 250;

/**
 * @param {string} folder the copy
 * @param {Record<string, string>} env
 */
export function openJudge(folder, env) {
  let child;
  let spent = 0;
  let count = 0;
  /** Changed for the last run, and as they were since. */
  let last = [];

  async function runner() {
    if (child) return child;
    const [program, ...words] = niced(process.execPath);
    child = fork(RUNNER, [], {
      cwd: folder,
      env: { ...process.env, ...env },
      execPath: program,
      execArgv: words,
      // A group of its own: tests start processes too, and all of them go with it.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const mine = child;
    mine.once('exit', () => {
      if (child === mine) child = undefined;
    });
    await next(mine, (message) => message.ready);
    return mine;
  }

  function end() {
    if (!child) return;
    const { pid } = child;
    child = undefined;
    spent += cpuOf(pid);
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  return {
    /** CPU seconds of all runners so far; 0 where the system does not tell. */
    cpu: () => spent + (child ? cpuOf(child.pid) : 0),
    /**
     * @param {string[]} changed files that are not as they were the last time
     * @param {string[]} tests in the order they are to be run
     * @param {number} limit CPU seconds
     * @param {number} bail ends after so many failures; 0 for never
     */
    async run(changed, tests, limit, bail = 1) {
      const one = await runner();
      const id = ++count;
      const before = cpuOf(one.pid);
      const until = Date.now() + limit * PATIENCE * 1000;
      let watch;
      const late = new Promise((resolve) => {
        watch = setInterval(() => {
          if (cpuOf(one.pid) - before > limit || Date.now() > until) resolve({ late: true });
        }, LOOK_EVERY);
      });
      one.send({ id, changed: [...last, ...changed], tests, bail });
      last = changed;
      const answer = await Promise.race([next(one, (message) => message.id === id), late]);
      clearInterval(watch);
      // After an accident the next run begins afresh.
      if (answer.late || answer.lost || answer.broken) end();
      return answer;
    },
    end,
  };
}

/** The message that is waited for, or that the runner is gone. */
function next(child, isIt) {
  return new Promise((resolve) => {
    const hear = (message) => {
      if (isIt(message)) done(message);
    };
    const gone = () => done({ lost: true });
    const done = (answer) => {
      child.off('message', hear);
      child.off('exit', gone);
      resolve(answer);
    };
    child.on('message', hear);
    child.on('exit', gone);
  });
}

/** As a good neighbour, where the system has `nice`. */
function niced(program) {
  return existsSync('/usr/bin/nice') ? ['/usr/bin/nice', '-n', '10', program] : [program];
}

/** CPU seconds of a process group, those that have ended included; 0 where there is no /proc. */
function cpuOf(group) {
  if (!existsSync('/proc/self/stat')) return 0;
  let ticks = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const stat = readFileSync(join('/proc', pid, 'stat'), 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) !== group) continue;
      ticks += Number(fields[11]) + Number(fields[12]);
      if (Number(pid) === group) ticks += Number(fields[13]) + Number(fields[14]);
    } catch {
      // It ended while we looked.
    }
  }
  return ticks / 100;
}
