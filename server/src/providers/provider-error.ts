/** An outside service that did not do what was asked; the caller decides what that means for people. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  /** Which service and what went wrong, such as `virus_scanner.unreachable`; never what was sent. */
  readonly code: string;
  /** Whether the same request may succeed later. */
  readonly isRetryable: boolean;

  constructor(code: string, options: ErrorOptions & { readonly isRetryable: boolean }) {
    super(code, options);
    this.code = code;
    this.isRetryable = options.isRetryable;
  }
}
