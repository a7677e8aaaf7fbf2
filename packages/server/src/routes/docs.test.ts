import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROBLEMS } from '@boardroom/protocol';
import { buildApp } from '../app.ts';
import type { Built } from '../app.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { catalogue } from '../testing/sample-catalogue.ts';

let built: Built;
let html: string;
beforeAll(async () => {
  built = await buildApp({ storage: openSqlite(':memory:'), catalogue });
  const page = await built.app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  html = page.body;
});
afterAll(() => built.close());

/** What the page says of one operation. */
const section = (title: string): string => {
  const [, rest] = html.split(`<section><h2><code>${title}</code></h2>`);
  return rest!.split('</section>')[0]!;
};

test('every operation of the document is on the page, with its summary', () => {
  const { paths } = built.app.swagger() as unknown as {
    paths: Record<string, Record<string, { summary?: string }>>;
  };
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => [
      `${method.toUpperCase()} ${path}`,
      summary!,
    ]),
  );
  expect(all.length).toBeGreaterThan(20);
  for (const [title, summary] of all)
    expect(section(title!)).toContain(summary!.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
});

test('with its parameters, its body and its answer, and no more than there is', () => {
  const move = section('POST /api/tables/{id}/seats/{seat}/moves');
  expect(move).toContain('<code>seat</code></td><td>path</td>');
  expect(move).toContain('<summary>Body</summary>');
  expect(move).toContain('<summary>Answer 200</summary>');
  expect(move).toContain('<br>Answered when the move is written for good.');
  expect(move).not.toContain('Answer 4');
  const games = section('GET /api/games');
  expect(games).not.toContain('<summary>Body</summary>');
  expect(games).not.toContain('<br>');
  expect(games).toContain('<summary>Answer 200</summary>');
});

test('every schema and every code of a problem can be linked to', () => {
  expect(html).toContain('<details id="schema-News"><summary>News</summary>');
  for (const [code, [status]] of Object.entries(PROBLEMS))
    expect(html).toContain(`<tr id="${code}"><td><code>${code}</code></td><td>${status}</td>`);
});

test('the document for programs is the same each time', async () => {
  const [first, second] = [await built.app.inject('/api'), await built.app.inject('/api')];
  expect(first.json()).toMatchObject({ openapi: '3.1.0' });
  expect(second.body).toBe(first.body);
  expect((await built.app.inject('/api/docs')).body).toBe(html);
});
