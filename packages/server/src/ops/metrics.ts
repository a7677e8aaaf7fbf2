import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  moved(by: 'person' | 'bot'): void;
  /** A webhook was called, or could not be. */
  called(outcome: 'sent' | 'failed'): void;
  /** A request was answered with this status after this many seconds. */
  answered(status: number, method: string, route: string, seconds: number): void;
  readonly moveTime: Histogram;
  readonly botTime: Histogram;
  readonly botLines: Histogram;
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
  /** Plain numbers, read when somebody asks: counting must cost nothing. */
  const count = (name: string, help: string, label: string, values: Record<string, number>): void =>
    registry.registerMetric(
      new Counter({
        name: `boardroom_${name}_total`,
        help,
        labelNames: [label],
        registers: [],
        collect() {
          this.reset();
          for (const [value, number] of Object.entries(values))
            this.inc({ [label]: value }, number);
        },
      }),
    );
  const moves = { person: 0, bot: 0 };
  count('moves', 'moves made', 'by', moves);
  const calls = { sent: 0, failed: 0 };
  count('hooks', 'webhooks called', 'outcome', calls);
  const answers = { '1xx': 0, '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0 };
  const classes = Object.keys(answers) as (keyof typeof answers)[];
  count('requests', 'requests answered, by class of status', 'status', answers);
  const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
  const requestTime = new Histogram({
    name: 'boardroom_request_seconds',
    help: 'from the request to its answer, by route; a stream counts until it is let go',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const times = new Map<string, { observe(seconds: number): void }>();
  return {
    registry,
    moved: (by) => void moves[by]++,
    called: (outcome) => void calls[outcome]++,
    answered(status, method, route, seconds) {
      const kind = classes[Math.floor(status / 100) - 1] ?? '5xx';
      answers[kind]++;
      const key = `${method} ${route} ${kind}`;
      let time = times.get(key);
      if (!time) times.set(key, (time = requestTime.labels(method, route, kind)));
      time.observe(seconds);
    },
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
    botLines: new Histogram({
      name: 'boardroom_bot_lines',
      help: 'lines a bot that searches played before it chose: fewer, and it plays weaker',
      buckets: [25, 50, 100, 250, 500, 1000, 2000, 4000],
      registers,
    }),
    close: () => registry.clear(),
  };
}
