import type { usersContract } from '@form-builder/core/contract/staff/users/users.ts';
import { writeLogbook } from '../../logbook/write-logbook.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HandlerContext, Handlers } from '../../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../../platform/http/endpoints/list-answer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { AssertKnowsFormsOf } from '../assert-knows-forms-of.ts';
import { joinGroups } from './join-groups.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import type { PasswordMailLimits } from '../passwords/password-mail-limits.ts';
import { createUser } from '../users/create-user.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { presentUser } from '../users/present-user.ts';
import { assertMayChange, getUser, updateUser } from '../users/update-user.ts';
import { findUser, listUsers } from '../users/users-queries.ts';

type ListContext = HandlerContext<typeof usersContract.listUsers>;

/** The dependencies of inviting users. */
export interface UsersOptions {
  readonly mailer: Pick<Mailer, 'isAvailable'>;
  readonly jobs: JobSender;
  readonly limits: Pick<PasswordMailLimits, 'invite'>;
  readonly assertKnowsFormsOf: AssertKnowsFormsOf;
}

/** The endpoints of the tenant's users, and of the caller's own user. */
export function createUsersHandlers({
  mailer,
  jobs,
  limits,
  assertKnowsFormsOf,
}: UsersOptions): Omit<Handlers<typeof usersContract>, 'listUserSessions' | 'endUserSession'> {
  const invite = async (writer: Writer, userId: string) => {
    await jobs.send(writer, 'send-password-link', { userId, purpose: 'registration' });
  };
  return {
    listUsers: (context) =>
      context.query.filter.current === 'true' ? listCurrentUser(context) : listAllUsers(context),

    getUser: readUser,

    createUser: (context) => {
      if (!mailer.isAvailable) throw new RequestError('mail_unavailable');
      return context.transaction(async (tx) => {
        const writer = writerFor(context, tx);
        const { group_ids: groupIds = [], ...body } = context.body;
        const id = await createUser(writer, context.caller, body, context.language);
        await joinGroups(writer, { assertKnowsFormsOf }, context.caller, { userId: id, groupIds });
        await invite(writer, id);
        return { data: presentUser(await getUser(writer, id)) };
      });
    },

    updateUser: (context) =>
      context.transaction(async (tx) => {
        const { params, body, caller, language } = context;
        const writer = writerFor(context, tx);
        const user = await getUser(writer, params.id);
        await updateUser(writer, caller, user, { body, language, jobs, assertKnowsFormsOf });
        return { data: presentUser(await getUser(writer, params.id)) };
      }),

    inviteUser: async (context) => {
      if (!mailer.isAvailable) throw new RequestError('mail_unavailable');
      await limits.invite(context.params.id);
      await context.transaction(async (tx) => {
        const writer = writerFor(context, tx);
        const user = await getUser(writer, context.params.id);
        assertMayChange(context.caller, user);
        await invite(writer, user.id);
        await writeLogbook(writer, { action: 'user.invited', subject: ['user', user.id] });
      });
    },

    resetUserSecondFactor,
    endUserSessions,
  };
}

async function resetUserSecondFactor(
  context: HandlerContext<typeof usersContract.resetUserSecondFactor>,
): Promise<undefined> {
  await context.transaction(async (tx) => {
    const writer = writerFor(context, tx);
    await resetSecondFactor(writer, context.caller, await getUser(writer, context.params.id));
  });
}

async function endUserSessions(
  context: HandlerContext<typeof usersContract.endUserSessions>,
): Promise<undefined> {
  await context.transaction(async (tx) => {
    const writer = writerFor(context, tx);
    const user = await getUser(writer, context.params.id);
    assertMayChange(context.caller, user);
    await endSessionsOf(tx, writer.tenantId, user.id);
    await writeLogbook(writer, { action: 'user.signed_out', subject: ['user', user.id] });
  });
}

async function readUser(context: HandlerContext<typeof usersContract.getUser>) {
  const { transaction, tenant, params, caller } = context;
  const user = await transaction((tx) => findUser(tx, tenant.id, params.id));
  if (!user) throw new RequestError('not_found');
  return { data: presentUser(user, user.id === caller.id ? [...caller.permissions] : []) };
}

async function listCurrentUser({ transaction, tenant, caller }: ListContext) {
  const user = await transaction((tx) => findUser(tx, tenant.id, caller.id));
  if (!user) throw new RequestError('not_authenticated');
  return listAnswer([presentUser(user, [...caller.permissions])], 1, { page: 1, limit: 1 });
}

async function listAllUsers({ transaction, tenant, caller, query }: ListContext) {
  if (!mayListUsers(caller)) throw new RequestError('forbidden');
  const { users, total } = await transaction((tx) => listUsers(tx, tenant.id, query));
  return listAnswer(
    users.map((user) => presentUser(user)),
    total,
    query,
  );
}

const mayListUsers = (caller: Caller): boolean =>
  caller.isRoot || caller.permissions.has('users-all') || caller.permissions.has('users-roles');
