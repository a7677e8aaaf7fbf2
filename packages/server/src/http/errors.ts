/** Every error response is application/problem+json. */
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FastifyError } from 'fastify';
import { ProblemError, problem } from '../problem.ts';
import type { App } from '../services.ts';
import { StorageDown } from '../storage/away.ts';
import { PAGE_POLICY, problemPage } from './problem-page.ts';

/** Seconds after which to try again. */
const RETRY = { 'storage-away': 1, 'storage-full': 5 } as const;

type Log = (line: Record<string, unknown>) => void;

export function answerErrors(app: App, log: Log): void {
  app.setErrorHandler((error: FastifyError | ProblemError, request, reply) => {
    const answer = explain(error, log, request.method, request.routeOptions.url);
    if (answer.retryAfter !== undefined) void reply.header('retry-after', answer.retryAfter);
    void reply.code(answer.problem.status).header('cache-control', 'no-store');
    // A browser has navigated here, so a person will read it.
    if (request.headers['sec-fetch-mode'] === 'navigate')
      return reply
        .header('content-security-policy', PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .serializer(String)
        .send(problemPage(answer));
    return reply
      .type('application/problem+json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(answer.problem);
  });
  app.setNotFoundHandler(() => {
    throw problem('not-found');
  });
}

/** The response; errors of our own are logged. */
function explain(error: unknown, log: Log, method: string, at?: string): ProblemError {
  const answer = problemOf(error as FastifyError | ProblemError);
  if (
    answer.problem.status >= 500 &&
    !(error instanceof ProblemError || error instanceof StorageDown)
  )
    // The path without its query; never a body, a cookie or a token.
    log({ level: 'error', at, method, error: (error as Error).stack });
  return answer;
}

function problemOf(error: FastifyError | ProblemError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof StorageDown) return problem(error.why, undefined, RETRY[error.why]);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    const where = issue?.instancePath.slice(1).replaceAll('/', '.') || error.validationContext;
    return problem('bad-request', `${where}: ${issue?.message ?? 'it does not fit'}`);
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem('too-large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem('not-json');
    default:
      return (error.statusCode ?? 500) < 500 ? problem('bad-request') : problem('broken');
  }
}
