import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { ProcedureHandlers } from '../platform/http/endpoints/procedures.ts';
import { selectFormsLike, selectUsersLike } from './search-queries.ts';

/** The permissions to find each kind of object, equal to those of the lists. */
const finders = {
  form: ['form-read', 'form-edit', 'form-create'],
  user: ['users-all'],
} as const satisfies Record<string, readonly Permission[]>;

export const procedureHandlers: Pick<ProcedureHandlers, 'searchGlobal'> = {
  searchGlobal: ({ caller, body, transaction }) =>
    transaction(async (tx) => {
      const forms = mayFind(caller, 'form') ? await selectFormsLike(tx, caller, body.search) : [];
      const users = mayFind(caller, 'user') ? await selectUsersLike(tx, body.search) : [];
      return {
        data: [
          ...forms.map(({ id, name, description }) => ({
            type: 'form' as const,
            id,
            name,
            icon: 'form',
            meta: { email: null, description },
          })),
          ...users.map(({ id, name, email }) => ({
            type: 'user' as const,
            id,
            name,
            icon: 'user',
            meta: { email, description: null },
          })),
        ],
      };
    }),
};

function mayFind(caller: Caller, kind: keyof typeof finders): boolean {
  return caller.isRoot || finders[kind].some((permission) => caller.permissions.has(permission));
}
