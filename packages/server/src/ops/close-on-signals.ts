/** Ends the process on a signal: in good order if possible, but in any case. */
import type { RunningServer } from '../serve.ts';

/** Within the fifteen seconds a process manager waits before it kills. */
const PATIENCE = 12_000;

export function closeOnSignals(server: RunningServer): void {
  let closing = false;
  const close = (): void => {
    // Asked a second time: stop immediately.
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), PATIENCE);
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}
