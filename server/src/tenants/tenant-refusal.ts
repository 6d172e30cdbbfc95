import type { ProblemCode } from '@form-builder/core/contract/problem.ts';
import { StartError } from '../platform/start-error.ts';

/** What an operator asked for cannot be done: a sentence for the command line, and the problem of the API. */
export class TenantRefusal extends StartError {
  override readonly name: string = 'TenantRefusal';
  readonly code: ProblemCode;

  constructor(code: ProblemCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** There is no tenant with this slug. */
export const unknownTenant = (slug: string) =>
  new TenantRefusal('not_found', `There is no tenant ${slug}.`);
