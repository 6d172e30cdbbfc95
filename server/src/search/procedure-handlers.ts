import { templatePermissions, type Permission } from '@form-builder/core/contract/permissions.ts';
import type { ProcedureData } from '@form-builder/core/contract/rpc.ts';
import { formTypes, type FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { ProcedureHandlers } from '../platform/http/endpoints/procedures.ts';
import { findForms, findUsers } from './search-queries.ts';

/** The permissions to find each kind of object, equal to those of the lists. */
const finders = {
  form: ['form-read', 'form-edit', 'form-create'],
  template: templatePermissions,
  user: ['users-all'],
} as const satisfies Record<string, readonly Permission[]>;

export const procedureHandlers: Pick<ProcedureHandlers, 'searchGlobal'> = {
  searchGlobal: ({ caller, body, transaction }) =>
    transaction(async (tx) => {
      const found: SearchItem[] = [];
      for (const type of formTypes) {
        const forms = mayFind(caller, type) ? await findForms(tx, caller, type, body.search) : [];
        found.push(...forms.map((form) => formItem(type, form)));
      }
      const users = mayFind(caller, 'user') ? await findUsers(tx, body.search) : [];
      return {
        data: [
          ...found,
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

type SearchItem = ProcedureData<'search:global'>[number];

/** The type is the name of the icon too. */
function formItem(
  type: FormType,
  { id, name, description }: Awaited<ReturnType<typeof findForms>>[number],
): SearchItem {
  return { type, id, name, icon: type, meta: { email: null, description } };
}

function mayFind(caller: Caller, kind: keyof typeof finders): boolean {
  return caller.isRoot || finders[kind].some((permission) => caller.permissions.has(permission));
}
