import { permissions } from '@form-builder/core/contract/permissions.ts';
import { isUuid } from '../platform/database/criteria.ts';
import { findActiveUser } from '../accounts/users-queries.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { TenantTransaction } from '../platform/database/tenant-transaction.ts';

/** How a token names its user: our own id, or the subject of an outside provider. */
export type CallerColumn = 'id' | 'external_subject';

/** Finds who a verified token speaks for. */
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

/** Creates the lookup with its short memory, so that a busy page costs one query and not thirty. */
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
      const caller = toCaller(row);
      keep(key, caller);
      return caller;
    },
  };
}

type UserRow = NonNullable<Awaited<ReturnType<typeof findActiveUser>>>;

function toCaller(row: UserRow): Caller {
  const granted = row.is_root ? permissions : row.roles.flatMap((role) => role.permissions);
  return { id: row.id, name: row.label, isRoot: row.is_root, permissions: new Set(granted) };
}
