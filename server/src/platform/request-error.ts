import type { ProblemCode } from '@form-builder/core/contract/problem.ts';

/**
 * A rejected request. The code determines the status; the text is the message `problem.<code>` in the caller's
 * language. `errors` (for 422) contains messages by path and never an answer, token or identifier.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ProblemCode;
  readonly errors: Readonly<Record<string, readonly string[]>> | undefined;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ProblemCode,
    options: {
      errors?: Readonly<Record<string, readonly string[]>>;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
