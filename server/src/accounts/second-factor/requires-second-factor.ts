import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { selectSettings } from '../../settings/settings-queries.ts';

/** A user with one of these counts as an administrator: they reach people, permissions or settings. */
const administration: ReadonlySet<Permission> = new Set<Permission>([
  'users-all',
  'users-roles',
  'admin-forms-settings',
  'admin-environments',
  'admin-providers',
]);

interface Rights {
  readonly isRoot: boolean;
  readonly permissions: Iterable<Permission>;
}

/** Whether the organisation's policy requires a second factor for these permissions. */
export async function requiresSecondFactor(
  tx: Transaction<Database>,
  { isRoot, permissions }: Rights,
): Promise<boolean> {
  const settings = await selectSettings(tx);
  const policy = settings.get('mfa') ?? knownSettings.mfa.initial;
  if (policy !== 'administrators') return policy === 'everyone';
  return isRoot || [...permissions].some((permission) => administration.has(permission));
}
