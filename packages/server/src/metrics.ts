import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly moves: Counter<'by'>;
  readonly requests: Counter<'status'>;
  readonly moveTime: Histogram;
  readonly botTime: Histogram;
  close(): void;
}

/** What Prometheus reads at /metrics. */
export function makeMetrics(gauges: Readonly<Record<string, () => number>>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  for (const [name, read] of Object.entries(gauges))
    registry.registerMetric(
      new Gauge({
        name: `boardroom_${name}`,
        help: name.replaceAll('_', ' '),
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
  return {
    registry,
    moves: new Counter({
      name: 'boardroom_moves_total',
      help: 'moves made',
      labelNames: ['by'],
      registers,
    }),
    requests: new Counter({
      name: 'boardroom_requests_total',
      help: 'requests answered, by class of status',
      labelNames: ['status'],
      registers,
    }),
    moveTime: new Histogram({
      name: 'boardroom_move_seconds',
      help: 'from the request to the durable move',
      buckets,
      registers,
    }),
    botTime: new Histogram({
      name: 'boardroom_bot_seconds',
      help: 'how long bots think',
      buckets,
      registers,
    }),
    close: () => registry.clear(),
  };
}
