import type {} from '../../accounts/emergency-account/announce-emergency-use.ts';
import type { SignInAccount } from './sign-in-account.ts';
import type { SignInContext } from './sign-in-context.ts';

type Announcing = Pick<SignInContext, 'tenant' | 'transaction' | 'jobs' | 'onError'>;

/**
 * Notifies the administrators that an emergency account (root) signed in. The sign-in itself does not wait for the mail,
 * and a queue that fails does not stop it: the account is for emergencies. The logbook and the bell have it anyway.
 */
export async function announceEmergency(
  { tenant, transaction, jobs, onError }: Announcing,
  { id: userId, isRoot }: Pick<SignInAccount, 'id' | 'isRoot'>,
): Promise<void> {
  if (!isRoot) return;
  const send = transaction((tx) =>
    jobs.send({ tx, tenantId: tenant.id }, 'announce-emergency-use', { userId }),
  );
  await send.catch(onError);
}
