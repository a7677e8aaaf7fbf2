/** `npm start`: serves the table room on PORT (8080 unless set). */
import { serve } from './serve.ts';

const port = Number(process.env['PORT'] ?? 8080);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write(`boardroom: PORT is not a port number: ${process.env['PORT']}\n`);
  process.exit(2);
}
try {
  const server = await serve(port);
  process.stdout.write(`Boardroom is open at ${server.address}\n`);
  const close = (): void => void server.close().then(() => process.exit(0));
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const why = code === 'EADDRINUSE' ? `port ${port} is in use; set PORT to another one` : message;
  process.stderr.write(`boardroom: ${why}\n`);
  process.exit(1);
}
