import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import { hasRefusals } from './copies-queries.ts';
import type { CopyTarget } from './copies-tables.ts';

/** So that an operator's alert on a refusal does not pass within a minute. */
const shownMs = 86_400_000;

/** Whether the receiver of a copy took everything of the last day. */
export async function isWithoutRefusals(
  transaction: TenantTransaction,
  target: CopyTarget,
  now: number,
): Promise<boolean> {
  const after = new Date(now - shownMs);
  return !(await transaction((tx) => hasRefusals(tx, target, after)));
}
