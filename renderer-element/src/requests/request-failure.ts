import type { Problem } from '@form-builder/core/contract/problem.ts';

/** A call that was refused (`problem` holds the server's words) or got no answer (no status). */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly problem: Problem | undefined;
  readonly status: number | undefined;

  constructor(status?: number, problem?: Problem, options?: ErrorOptions) {
    super(problem?.title ?? 'No answer', options);
    this.status = status;
    this.problem = problem;
  }

  /** The failure itself, or one that stands for a fault of our own. */
  static from(error: unknown): RequestFailure {
    return error instanceof RequestFailure
      ? error
      : new RequestFailure(500, undefined, { cause: error });
  }

  /** True when the line or the server was gone, so that trying again makes sense. */
  get isOffline(): boolean {
    return this.status === undefined;
  }

  /** The problem's code; `no_answer` when none came, `internal` for an answer that says nothing. */
  get code(): string {
    return this.problem?.code ?? (this.isOffline ? 'no_answer' : 'internal');
  }
}

/** Turns what `import()` throws into a failure of the line. */
export function throwOffline(cause: unknown): never {
  throw new RequestFailure(undefined, undefined, { cause });
}
