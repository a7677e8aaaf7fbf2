/** A Boardroom server in a process of its own, for measuring: says its address, then its CPU time. */
import { catalogue } from '../../packages/server/src/testing/sample-catalogue.ts';
import { readConfig } from '../../packages/server/src/config.ts';
import { NO_LIMITS } from '../../packages/server/src/limits.ts';
import { serve } from '../../packages/server/src/serve.ts';
import { answerUsage } from './server-usage.ts';

const module = new URL('../../packages/server/src/testing/sample-catalogue.ts', import.meta.url)
  .href;
const isSample = process.env['BENCH_GAMES'] !== 'real';
const server = await serve({
  config: { ...readConfig(process.env), web: '/nowhere' },
  ...(isSample ? { games: { module, catalogue } } : {}),
  limits: NO_LIMITS,
  log: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
});
answerUsage();
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.send!({ address: server.address.replace('localhost', '127.0.0.1').slice(0, -1) });
