/** A node with the sample game in a process of its own, to be killed. Run with PORT and a database. */
import { readConfig } from '../config.ts';
import { NO_LIMITS } from '../limits.ts';
import { closeOnSignals } from '../ops/close-on-signals.ts';
import { serve } from '../serve.ts';
import { catalogue } from './sample-catalogue.ts';

const module = new URL('./sample-catalogue.ts', import.meta.url).href;
const config = { ...readConfig(process.env), web: '/nowhere' };
const server = await serve({ config, games: { module, catalogue }, limits: NO_LIMITS });
closeOnSignals(server);
process.send?.('open');
