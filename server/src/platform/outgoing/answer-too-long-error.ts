/** A response that is longer than we read. */
export class AnswerTooLongError extends Error {
  override readonly name = 'AnswerTooLongError';

  /** The status of the response. */
  readonly status: number;

  constructor(status: number) {
    super('The answer is too long.');
    this.status = status;
  }
}
