import type { usersContract } from '@form-builder/core/contract/staff/users.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { HandlerContext, Handlers } from '../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { RequestError } from '../platform/request-error.ts';
import { presentUser } from './present-user.ts';
import { findUser, listUsers } from './users-queries.ts';

type ListContext = HandlerContext<typeof usersContract.listUsers>;

/** The users of the tenant, and who one is oneself. */
export const usersHandlers: Handlers<typeof usersContract> = {
  listUsers: (context) =>
    context.query.filter.current === 'true' ? listCurrentUser(context) : listAllUsers(context),

  async getUser({ transaction, tenant, params, caller }) {
    const user = await transaction((tx) => findUser(tx, tenant.id, params.id));
    if (!user) throw new RequestError('not_found');
    return { data: presentUser(user, user.id === caller.id ? [...caller.permissions] : []) };
  },
};

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
  caller.isRoot || caller.permissions.has('users-all');
