/** The reasons why an upload failed; `refusal` has the server's explanation. */
export type SendFailure =
  | { readonly code: 'offline' | 'no_form' | 'no_key' | 'wrong_content' | 'failed' }
  | { readonly code: 'refusal'; readonly message: string };

/** A failed upload. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly failure: SendFailure;

  constructor(failure: SendFailure, options?: ErrorOptions) {
    super(failure.code, options);
    this.failure = failure;
  }

  /** Whether a retry may succeed: offline, or the server was unavailable. */
  get isTemporary(): boolean {
    return this.failure.code === 'offline';
  }
}
