import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { PasswordPolicy } from '@form-builder/core/validation/password-rules.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { selectSettings } from '../../settings/settings-queries.ts';

/** The rules of an organisation for new passwords. */
export interface TenantPasswordPolicy extends PasswordPolicy {
  /** How many earlier passwords a user may not choose again. */
  readonly history: number;
}

/** Reads the rules of the tenant; settings that nobody changed have their default. */
export async function selectPasswordPolicy(
  tx: Transaction<Database>,
): Promise<TenantPasswordPolicy> {
  const settings = await selectSettings(tx);
  const numberOf = (id: 'password_min_length' | 'password_history'): number => {
    const value = settings.get(id);
    return typeof value === 'number' ? value : knownSettings[id].initial;
  };
  return { minLength: numberOf('password_min_length'), history: numberOf('password_history') };
}

const dayMs = 86_400_000;

/** What decides whether a password has expired. */
export interface PasswordAge {
  readonly is_root: boolean;
  readonly has_password: boolean;
  readonly password_set_at: Date;
  /** The setting; `null` or absent: passwords stay valid. */
  readonly password_max_days: unknown;
}

/**
 * Whether a password is older than the organisation allows. Not that of root: the account for emergencies has a password
 * in a safe.
 */
export function isPasswordExpired(row: PasswordAge, nowMs: number): boolean {
  const { is_root: isRoot, has_password: has, password_max_days: days } = row;
  if (isRoot || !has || typeof days !== 'number') return false;
  return row.password_set_at.getTime() + days * dayMs <= nowMs;
}
