import type { ProblemCode } from '@form-builder/core/contract/problem.ts';
import { StartError } from '../platform/start-error.ts';

/** What an operator asked for cannot be done: a sentence for the command line, and the problem of the API. */
export class TenantRefusal extends StartError {
  override readonly name: string = 'TenantRefusal';
  readonly code: ProblemCode;
  /** Whether the log of operators has it already, as a work that began and stopped. */
  readonly isLogged: boolean;

  constructor(code: ProblemCode, message: string, { isLogged = false } = {}) {
    super(message);
    this.code = code;
    this.isLogged = isLogged;
  }
}

/** There is no tenant with this slug. */
export const unknownTenant = (slug: string) =>
  new TenantRefusal('not_found', `There is no tenant ${slug}.`);
