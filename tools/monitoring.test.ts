/** Dashboard and alerts name metrics the server has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeMetrics } from '../packages/server/src/ops/metrics.ts';
import type { Metrics } from '../packages/server/src/ops/metrics.ts';
import { root } from './setup.mjs';

const read = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');
let metrics: Metrics;
let known: Set<string>;
beforeAll(async () => {
  metrics = makeMetrics({ streams_open: () => 1, tables_held: () => 1, storage_up: () => 1 });
  metrics.answered(200, 'GET', '/api/games', 0.01);
  metrics.moved('person');
  metrics.moveTime.observe(0.01);
  metrics.botTime.observe(0.01);
  const text = await metrics.registry.metrics();
  known = new Set(['up', ...[...text.matchAll(/^([a-z_]+[0-9a-z_]*)[ {]/gm)].map((m) => m[1])]);
});
afterAll(() => metrics.close());

/** Names of metrics in an expression: what is neither a function nor a label. */
function named(expr: string): string[] {
  const bare = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name);
}

test('alerts', () => {
  const { groups } = parse(read('prometheus/alerts.yaml')) as {
    groups: { rules: Record<string, any>[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(4);
  for (const { alert, expr, labels, annotations } of rules) {
    expect(
      named(expr as string).filter((name) => !known.has(name)),
      alert as string,
    ).toEqual([]);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toBeTruthy();
    expect(annotations.description).toBeTruthy();
  }
});

test('dashboard', () => {
  const { panels } = JSON.parse(read('grafana/boardroom.json')) as {
    panels: { id: number; title: string; targets: { expr: string }[] }[];
  };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { title, targets } of panels)
    for (const { expr } of targets)
      expect(
        named(expr).filter((name) => !known.has(name)),
        title,
      ).toEqual([]);
});

test('a name that is not there would be noticed', () => {
  expect(named('sum by (le) (rate(boardroom_moved_total{a="b"}[5m])) > 0.1')).toEqual([
    'boardroom_moved_total',
  ]);
});
