import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { RequestError } from '../../platform/request-error.ts';
import { selectSettings } from '../../settings/settings-queries.ts';
import { isPasswordExpired, type PasswordAge } from './password-policy.ts';
import {
  hasWorkingProvider,
  selectSignInButtons,
} from '../sign-in-providers/sign-in-providers-queries.ts';

type Tx = Transaction<Database>;
type Settings = Awaited<ReturnType<typeof selectSettings>>;

/**
 * Whether passwords and passkeys are for emergencies only, so that everybody but root signs in at an outside provider.
 * A tenant without an active provider has passwords again.
 */
export async function isPasswordForEmergencies(tx: Tx, tenantId: string): Promise<boolean> {
  return isForEmergencies(tx, tenantId, await selectSettings(tx));
}

async function isForEmergencies(tx: Tx, tenantId: string, settings: Settings): Promise<boolean> {
  const policy = settings.get('password_sign_in') ?? knownSettings.password_sign_in.initial;
  return policy === 'emergency' && (await selectSignInButtons(tx, tenantId)).length > 0;
}

/** Whether this user may sign in with a password or passkey. */
export async function maySignInWithPassword(
  tx: Tx,
  tenantId: string,
  { is_root: isRoot }: { readonly is_root: boolean },
): Promise<boolean> {
  return isRoot || !(await isPasswordForEmergencies(tx, tenantId));
}

/** Whether a password that was typed right may be used, and whether it must then be replaced. */
export async function checkPasswordUse(
  tx: Tx,
  tenantId: string,
  account: Pick<PasswordAge, 'is_root' | 'password_set_at'>,
  nowMs: number,
): Promise<{ readonly isAllowed: boolean; readonly isExpired: boolean }> {
  const settings = await selectSettings(tx);
  const days = settings.get('password_max_days');
  return {
    isAllowed: account.is_root || !(await isForEmergencies(tx, tenantId, settings)),
    // Also of who can sign in at an outside provider, and then keeps the password that was used now.
    isExpired: isPasswordExpired(
      { ...account, has_password: true, password_max_days: days },
      nowMs,
    ),
  };
}

/**
 * Throws when a tenant cannot do without passwords yet: nobody signed in at a provider, or no root account with a
 * password would remain while the providers do not work.
 */
export async function assertReadyWithoutPasswords(tx: Tx, tenantId: string): Promise<void> {
  const isReady = (await hasWorkingProvider(tx, tenantId)) && (await hasRootPassword(tx, tenantId));
  if (!isReady) throw new RequestError('provider_sign_in_not_ready');
}

async function hasRootPassword(tx: Tx, tenantId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_root', '=', true)
    .where('is_active', '=', true)
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
