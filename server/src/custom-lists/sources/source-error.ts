import type { SourceProblem } from '@form-builder/core/contract/staff/settings/list-sources.ts';

/** The source of a list gave no usable table. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly problem: SourceProblem;

  constructor(problem: SourceProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}
