import type { Refusal } from '@boardroom/kernel';
import { PROBLEMS } from '@boardroom/protocol';
import type { Problem, ProblemCode } from '@boardroom/protocol';

/** Thrown to answer a request with a problem; nothing has changed. */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly retryAfter: number | undefined;
  constructor(problem: Problem, retryAfter?: number) {
    super(problem.code);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export function problem(code: ProblemCode, detail?: string, retryAfter?: number): ProblemError {
  const [status, title] = PROBLEMS[code];
  const type = `/api/docs#${code}`;
  return new ProblemError(
    detail === undefined
      ? { type, title, status, code }
      : { type, title, status, code, detail: detail.slice(0, 300) },
    retryAfter,
  );
}

/** A refusal of the rules keeps its own code and facts: the game's texts have the words. */
export function refused({ code, facts }: Refusal): ProblemError {
  const [status, title] = PROBLEMS['refused-by-rules'];
  const base = { type: '/api/docs#refused-by-rules', title, status, code };
  return new ProblemError(facts ? { ...base, facts: { ...facts } } : base);
}
