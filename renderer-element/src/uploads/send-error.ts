/** Why a file was not sent; `refusal` is in the server's own words. */
export type SendFailure =
  | { readonly code: 'offline' | 'no_form' | 'no_key' | 'failed' }
  | { readonly code: 'refusal'; readonly message: string };

/** A file that was not sent. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly failure: SendFailure;

  constructor(failure: SendFailure, options?: ErrorOptions) {
    super(failure.code, options);
    this.failure = failure;
  }

  /** Whether the line or the server was gone, so that the same may succeed in a moment. */
  get isTemporary(): boolean {
    return this.failure.code === 'offline';
  }
}
