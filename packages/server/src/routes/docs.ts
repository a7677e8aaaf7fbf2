/** The API described: for programs at /api, for people at /api/docs. Both made from the schemas. */
import { PROBLEMS } from '@boardroom/protocol';
import type { App } from '../services.ts';

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  parameters?: { name: string; in: string; description?: string; schema?: unknown }[];
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
}

export function docRoutes(app: App): void {
  let json: string | null = null;
  let html: string | null = null;
  app.get('/api', { schema: { hide: true } }, async (_request, reply) => {
    json ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').serializer(String).send(json);
  });
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    html ??= page(app.swagger() as unknown as Described);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(html);
  });
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

interface Described {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

function page({ paths, components }: Described): string {
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary>${name}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`,
  );
  const codes = Object.entries(PROBLEMS).map(
    ([code, [status, title]]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td>${escape(title)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Boardroom: the API</title><style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
h2 { font-size: 1.05rem; margin: 2rem 0 .3rem } h2 code { font-size: 1rem }
pre { overflow: auto; padding: .6rem .8rem; border: 1px solid #8886; border-radius: 8px; font-size: .82rem }
td { padding: .15rem .8rem .15rem 0; vertical-align: top } summary { cursor: pointer }
</style></head><body><h1>Boardroom: the API</h1>
<p>The same as <a href="/api">OpenAPI 3.1</a>. Say who you are with
<code>Authorization: Bearer …</code>, or with the cookie the page has. A walk through a whole game is in docs/api.md.</p>
${sections.join('\n')}
<h2 id="schemas">Schemas</h2>${schemas.join('')}
<h2 id="problems">Problems</h2><table>${codes.join('')}</table></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const {
    summary = '',
    description = '',
    parameters = [],
    requestBody,
    responses = {},
  } = operation;
  const shown = (title: string, schema: unknown): string =>
    schema
      ? `<details><summary>${title}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`
      : '';
  const rows = parameters.map(
    ({ name, in: where, description: words = '' }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${where}</td><td>${escape(words)}</td></tr>`,
  );
  return `<section><h2><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p>${escape(summary)}${description ? `<br>${escape(description)}` : ''}</p>
<table>${rows.join('')}</table>
${shown('Body', requestBody?.content?.['application/json']?.schema)}
${Object.entries(responses)
  .filter(([status]) => status.startsWith('2'))
  .map(([status, { content }]) => shown(`Answer ${status}`, content?.['application/json']?.schema))
  .join('')}</section>`;
}
