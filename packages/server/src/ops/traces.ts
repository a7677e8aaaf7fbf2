/**
 * OpenTelemetry traces, if asked for: a span for each request and one for each write it waits for.
 * The library is not among our packages; whoever wants traces installs it (docs/operating.md). Its
 * own OTEL_… variables say where spans are sent and under which name.
 */
import type { App } from '../services.ts';
import type { Storage } from '../storage/types.ts';

/** What we use of `@opentelemetry/api`. */
interface Span {
  setAttribute(name: string, value: string | number): void;
  setStatus(status: { code: number }): void;
  end(): void;
}
interface Api {
  readonly trace: {
    getTracer(name: string): {
      startSpan(name: string, setting: { kind: number }, context: object): Span;
    };
    setSpan(context: object, span: Span): object;
  };
  readonly context: {
    active(): object;
    with(context: object, work: () => void): void;
  };
  readonly propagation: { extract(context: object, headers: object): object };
}
/** … and of `@opentelemetry/sdk-node`. */
interface Sdk {
  readonly NodeSDK: new (setting: object) => { start(): void; shutdown(): Promise<void> };
}

export interface Traces {
  /** Every request but streams, which last for hours. Call it before any route is declared. */
  watch(app: App): void;
  /** The same storage; what is written for a request shows in its trace. */
  storage(storage: Storage): Storage;
  close(): Promise<void>;
}

const [SERVER, CLIENT] = [1, 2];
const ERROR = 2;
const PACKAGES = ['@opentelemetry/api', '@opentelemetry/sdk-node'] as const;

export async function startTraces(
  load: (name: string) => Promise<unknown> = (name) => import(name),
): Promise<Traces> {
  const [api, sdk] = (await Promise.all(PACKAGES.map(load)).catch(() => {
    throw new Error(`traces need packages that are not here: npm install ${PACKAGES.join(' ')}`);
  })) as [Api, Sdk];
  const { trace, context, propagation } = api;
  const serviceName = process.env['OTEL_SERVICE_NAME'] ?? 'boardroom';
  // Metrics are Prometheus's to fetch and logs go to standard error: traces alone are sent.
  const none = { metricReaders: [], logRecordProcessors: [], instrumentations: [] };
  const running = new sdk.NodeSDK({ serviceName, ...none });
  running.start();
  const tracer = trace.getTracer('boardroom');
  const begin = (name: string, kind: number, above: object): [Span, object] => {
    const span = tracer.startSpan(name, { kind }, above);
    return [span, trace.setSpan(above, span)];
  };

  return {
    watch(app) {
      const spans = new WeakMap<object, Span>();
      app.addHook('onRequest', (request, _reply, next) => {
        const { method, headers, routeOptions } = request;
        // As it is declared: which table it is about is nobody's business.
        const { url: route = 'none' } = routeOptions;
        if (route.endsWith('/events')) return next();
        const above = propagation.extract(context.active(), headers);
        const [span, inside] = begin(`${method} ${route}`, SERVER, above);
        span.setAttribute('http.request.method', method);
        span.setAttribute('http.route', route);
        spans.set(request, span);
        context.with(inside, next);
      });
      app.addHook('onResponse', (request, { statusCode }, next) => {
        const span = spans.get(request);
        span?.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span?.setStatus({ code: ERROR });
        span?.end();
        next();
      });
    },
    storage(storage) {
      const append: Storage['append'] = async (row) => {
        const [span] = begin('append', CLIENT, context.active());
        try {
          return await storage.append(row);
        } catch (error) {
          span.setStatus({ code: ERROR });
          throw error;
        } finally {
          span.end();
        }
      };
      return Object.create(storage, { append: { value: append } }) as Storage;
    },
    close: () => running.shutdown(),
  };
}
