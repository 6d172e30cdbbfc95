import type { usersContract } from '@form-builder/core/contract/staff/users/users.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HandlerContext } from '../../platform/http/endpoints/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import { insertUser } from '../accounts-queries.ts';
import { claimQuota } from '../../quotas/claim-quota.ts';
import { changeRoles } from './change-roles.ts';
import { isEmailTaken } from './users-queries.ts';

type NewUser = Omit<HandlerContext<typeof usersContract.createUser>['body'], 'group_ids'>;

/** Inserts a user without a password; returns the id. */
export async function createUser(
  writer: Writer,
  caller: Caller,
  { role_ids: roleIds = [], ...profile }: NewUser,
  language: Language,
): Promise<string> {
  const { tx, tenantId } = writer;
  const email = profile.email.toLowerCase();
  if (await isEmailTaken(tx, tenantId, email)) throw new RequestError('email_taken');
  await claimQuota(writer, 'users', { language });
  const id = writer.createId();
  await insertUser(tx, {
    tenant_id: tenantId,
    id,
    email,
    first_name: profile.first_name,
    last_name: profile.last_name,
    position: profile.position ?? null,
    locale: profile.locale ?? 'nl',
    created_at: instant(writer),
    updated_at: instant(writer),
  });
  const roles =
    roleIds.length === 0
      ? {}
      : await changeRoles(writer, caller, { userId: id, held: [], roleIds });
  await writeLogbook(writer, { action: 'user.created', subject: ['user', id], details: roles });
  return id;
}
