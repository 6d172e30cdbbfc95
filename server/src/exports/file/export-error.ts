import type { ExportFailure } from '@form-builder/core/contract/staff/submissions/exports.ts';

/** The export cannot be made; another attempt would fail as well. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
  readonly failure: ExportFailure;

  constructor(failure: ExportFailure) {
    super(`An export cannot be made: ${failure}.`);
    this.failure = failure;
  }
}
