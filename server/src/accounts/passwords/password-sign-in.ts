import { knownSettings } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { RequestError } from '../../platform/request-error.ts';
import { selectSettings } from '../../settings/settings-queries.ts';
import {
  hasWorkingProvider,
  selectSignInButtons,
} from '../sign-in-providers/sign-in-providers-queries.ts';

type Tx = Transaction<Database>;

/**
 * Whether passwords and passkeys are for emergencies only, so that everybody but root signs in at an outside provider.
 * A tenant without an active provider has passwords again.
 */
export async function isPasswordForEmergencies(tx: Tx, tenantId: string): Promise<boolean> {
  const settings = await selectSettings(tx);
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
