import type { Problem } from '@form-builder/core/contract/problem.ts';

/**
 * A request that the server rejected (`problem` has its explanation) or that got no response (no
 * status).
 */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly problem: Problem | undefined;
  readonly status: number | undefined;

  constructor(status?: number, problem?: Problem, options?: ErrorOptions) {
    super(problem?.title ?? 'No answer', options);
    this.status = status;
    this.problem = problem;
  }

  /** Returns a RequestFailure unchanged, and converts any other error to one. */
  static from(error: unknown): RequestFailure {
    return error instanceof RequestFailure
      ? error
      : new RequestFailure(500, undefined, { cause: error });
  }

  /** Whether there was no response, in which case retrying makes sense. */
  get isOffline(): boolean {
    return this.status === undefined;
  }

  /**
   * The problem's code; `no_answer` without a response, `internal` for a response without a
   * problem.
   */
  get code(): string {
    return this.problem?.code ?? (this.isOffline ? 'no_answer' : 'internal');
  }
}

/** Converts what `import()` throws into a RequestFailure. */
export function throwOffline(cause: unknown): never {
  throw new RequestFailure(undefined, undefined, { cause });
}
