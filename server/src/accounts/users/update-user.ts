import type { usersContract } from '@form-builder/core/contract/staff/users/users.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { loggedChanges } from '../../logbook/logged-changes.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import { definedMembers } from '../../platform/database/defined-members.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HandlerContext } from '../../platform/http/endpoints/handlers.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import { RequestError } from '../../platform/request-error.ts';
import { claimQuota } from '../../quotas/claim-quota.ts';
import { assertAdministratorRemains } from '../rights.ts';
import type { AssertKnowsFormsOf } from '../assert-knows-forms-of.ts';
import { assertMayGrantRightsOf } from './assert-may-grant-rights-of.ts';
import { changeEmail } from './change-email.ts';
import { changeRoles } from './change-roles.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { findUser, updateUserRow, type UserWithRoles } from './users-queries.ts';

type UserChange = HandlerContext<typeof usersContract.updateUser>['body'];

interface Update {
  readonly body: UserChange;
  readonly language: Language;
  readonly jobs: JobSender;
  readonly assertKnowsFormsOf: AssertKnowsFormsOf;
}

/** Changes a user; throws when the caller has no permission, or when no user who manages users would remain. */
export async function updateUser(
  writer: Writer,
  caller: Caller,
  user: UserWithRoles,
  { body, language, ...services }: Update,
): Promise<void> {
  const { tx, tenantId } = writer;
  const { role_ids: roleIds, email, ...change } = body;
  assertMayChange(caller, user);
  const newEmail = await changeColleagueEmail(writer, caller, user, { ...services, email });
  const changesRights = roleIds !== undefined || change.is_active !== undefined;
  if (changesRights && user.id === caller.id) throw new RequestError('own_rights');
  if (change.is_active === true && !user.is_active) await claimQuota(writer, 'users', { language });
  await updateUserRow(tx, tenantId, user.id, {
    ...definedMembers(change),
    updated_at: instant(writer),
  });
  const roles =
    roleIds === undefined
      ? {}
      : await changeRoles(writer, caller, { userId: user.id, held: user.roles, roleIds });
  if (change.is_active === false) await endSessionsOf(tx, tenantId, user.id);
  if (changesRights) await assertAdministratorRemains(writer);
  await writeLogbook(writer, {
    action: 'user.updated',
    subject: ['user', user.id],
    details: { changes: loggedChanges(user, { ...newEmail, ...change }), ...roles },
  });
}

/**
 * Changes the address of a colleague, and returns it if it is another one. With the address comes the link to choose a password, so
 * the colleague is signed out, has no more permissions than the caller, and no forms that are hidden from the caller. Callers
 * confirm their own address.
 */
async function changeColleagueEmail(
  writer: Writer,
  caller: Caller,
  user: UserWithRoles,
  { jobs, assertKnowsFormsOf, email: typed }: ColleagueEmail,
): Promise<{ readonly email?: string }> {
  const email = typed?.toLowerCase();
  if (email === undefined || email === user.email) return {};
  if (user.id === caller.id) throw new RequestError('own_rights');
  await assertMayGrantRightsOf(writer, caller, user);
  await assertKnowsFormsOf(writer.tx, caller, { userId: user.id });
  await changeEmail(writer, jobs, { userId: user.id, earlier: user.email, email });
  await endSessionsOf(writer.tx, writer.tenantId, user.id);
  return { email };
}

interface ColleagueEmail extends Pick<Update, 'jobs' | 'assertKnowsFormsOf'> {
  readonly email: string | undefined;
}

/** Only root changes root: an administrator must not take over an account with more permissions. */
export function assertMayChange(caller: Caller, user: UserWithRoles): void {
  if (user.is_root && !caller.isRoot) throw new RequestError('forbidden');
}

/** The user with the id; throws `not_found`. */
export async function getUser({ tx, tenantId }: Writer, id: string): Promise<UserWithRoles> {
  const user = await findUser(tx, tenantId, id);
  if (user === undefined) throw new RequestError('not_found');
  return user;
}
