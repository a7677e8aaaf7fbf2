/** What went wrong, for a person who opened the address in a browser. */
import type { ProblemError } from '../problem.ts';

export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

export function problemPage({ problem, retryAfter }: ProblemError): string {
  const again =
    retryAfter === undefined ? '' : `<meta http-equiv="refresh" content="${retryAfter}">`;
  const when =
    retryAfter === undefined
      ? '<p><a href="/">Boardroom</a></p>'
      : `<p>This page tries again by itself in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${again}
<title>${problem.status} · Boardroom</title><style>
:root { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif }
body { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.25rem }
h1 { font-size: 1.6rem; line-height: 1.2 }
</style></head><body><h1>${problem.title}</h1>${when}</body></html>
`;
}
