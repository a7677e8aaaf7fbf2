/** Builds what the tests look at, once. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

function vite(folder: string, ...args: string[]): void {
  execFileSync(
    process.execPath,
    [`${ROOT}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'error', ...args],
    {
      cwd: `${ROOT}${folder}`,
      stdio: 'inherit',
    },
  );
}

export function buildPage(): void {
  if (process.env['BOARDROOM_PAGE']) return;
  if (process.env['BOARDROOM_BUILT'] && existsSync(`${ROOT}packages/web/dist/index.html`)) return;
  vite('packages/web');
}

export function buildSample(): void {
  if (process.env['BOARDROOM_BUILT'] && existsSync(`${ROOT}e2e/sample/dist/index.html`)) return;
  vite('e2e/sample', '--config', 'vite.config.ts');
}
