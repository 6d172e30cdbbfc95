import { isUuid } from '../platform/database/criteria.ts';
import { isPasswordExpired } from '../accounts/passwords/password-policy.ts';
import { findActiveUser } from '../accounts/users/users-queries.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import { toCaller } from './to-caller.ts';

/** How a token identifies its user: by our own id, or by the subject of an external provider. */
export type CallerColumn = 'id' | 'external_subject';

/** Finds the user of a verified token. */
export interface Callers {
  /** The active user, or undefined; up to three seconds old. */
  readonly find: (
    tenantId: string,
    column: CallerColumn,
    value: string,
  ) => Promise<Caller | undefined>;
}

const keepMs = 3000;
const keepAtMost = 1000;

/** Creates the lookup with a short cache, so that a busy page costs one query instead of thirty. */
export function createCallers(options: {
  readonly transactionFor: (tenantId: string) => TenantTransaction;
  readonly runtime: Runtime;
}): Callers {
  const kept = new Map<string, { readonly caller: Caller; readonly untilMs: number }>();

  function keep(key: string, caller: Caller): void {
    if (kept.size >= keepAtMost) kept.clear();
    kept.set(key, { caller, untilMs: options.runtime.now() + keepMs });
  }

  return {
    async find(tenantId, column, value) {
      if (column === 'id' && !isUuid(value)) return undefined;
      const key = `${tenantId} ${column} ${value}`;
      const known = kept.get(key);
      if (known && known.untilMs > options.runtime.now()) return known.caller;
      kept.delete(key);
      const row = await options.transactionFor(tenantId)((tx) =>
        findActiveUser(tx, tenantId, column, value),
      );
      if (!row) return undefined;
      // A user of an external provider has no password to change here.
      const mustChangePassword =
        column === 'id' &&
        (row.force_password_change || isPasswordExpired(row, options.runtime.now()));
      const caller = { ...toCaller(row), mustChangePassword };
      // Not kept: the first call after a new password must pass.
      if (!mustChangePassword) keep(key, caller);
      return caller;
    },
  };
}
