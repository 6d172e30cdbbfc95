import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { RequestError } from '../../platform/request-error.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { assertMayGrantRightsOf } from '../users/assert-may-grant-rights-of.ts';
import { assertMayChange } from '../users/update-user.ts';
import type { UserWithRoles } from '../users/users-queries.ts';
import { deletePasskeys } from '../passkeys/passkeys-queries.ts';
import { deleteRecoveryCodes, deleteTotp } from '../second-factor/second-factor-queries.ts';

/**
 * Removes the app, the passkeys and the recovery codes of a colleague and ends their sessions. Not for the caller's own, which requires
 * the password, and not for a user with more permissions than the caller: that would be a privilege escalation.
 */
export async function resetSecondFactor(
  writer: Writer,
  caller: Caller,
  user: UserWithRoles,
): Promise<void> {
  const { tx, tenantId } = writer;
  if (user.id === caller.id) throw new RequestError('own_rights');
  assertMayChange(caller, user);
  await assertMayGrantRightsOf(writer, caller, user);
  const owner = { tenantId, userId: user.id };
  const hadTotp = await deleteTotp(tx, owner);
  const hadPasskeys = await deletePasskeys(tx, owner);
  if (!hadTotp && !hadPasskeys) throw new RequestError('second_factor_missing');
  await deleteRecoveryCodes(tx, owner);
  await endSessionsOf(tx, tenantId, user.id);
  await writeLogbook(writer, { action: 'user.mfa_reset', subject: ['user', user.id] });
}
