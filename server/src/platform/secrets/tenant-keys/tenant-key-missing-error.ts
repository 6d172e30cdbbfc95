import { staleStart } from '../../database/tenancy/tenant-transaction.ts';
import { LoggableError } from '../../logging/loggable-error.ts';

/**
 * A value names a key of its tenant that this process has not read. When it was stored a moment ago, the transaction is
 * repeated and reads it.
 */
export class TenantKeyMissingError extends LoggableError {
  readonly code = staleStart;

  constructor(number: number) {
    super(`A value is sealed with key ${String(number)} of its tenant, which is not there.`);
  }
}
