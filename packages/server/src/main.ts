/** `npm start`: serves the table room on PORT (8080 unless set). `--try`: only checks whether it could. */
import { networkInterfaces } from 'node:os';
import { ConfigError, readConfig } from './config.ts';
import { closeOnSignals } from './ops/close-on-signals.ts';
import { welcome } from './ops/welcome.ts';
import { serve } from './serve.ts';

/** One line of JSON per event, for whatever collects logs. */
const log = (line: Record<string, unknown>): void => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
};

try {
  const config = readConfig(process.env);
  const server = await serve({ config, log });
  if (process.argv.includes('--try')) {
    await server.close();
    process.exit();
  }
  const isTerminal = process.stdout.isTTY;
  process.stdout.write(welcome({ ...server, networks: networkInterfaces(), isTerminal }));
  closeOnSignals(server);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const port = process.env['PORT'] ?? 8080;
  const why = code === 'EADDRINUSE' ? `port ${port} is in use; set PORT to another one` : message;
  process.stderr.write(`boardroom: ${why}\n`);
  process.exit(error instanceof ConfigError ? 2 : 1);
}
