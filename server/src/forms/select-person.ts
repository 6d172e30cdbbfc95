import { expressionBuilder, sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../platform/database/database.ts';

/** SQL for the display name of a user in `users`: the name, else first and last name. */
export const userLabel = sql<string>`coalesce(nullif(users.name, ''), concat_ws(' ', users.first_name, users.last_name))`;

/**
 * SQL for the user that a column refers to as `{ id, name }`; `null` for none or a deleted user.
 */
export function selectPerson(tenantId: Expression<string>, userId: Expression<string | null>) {
  return jsonObjectFrom(
    expressionBuilder<Database>()
      .selectFrom('users')
      .select(['users.id', userLabel.as('name')])
      .where((eb) => eb.and([eb('users.tenant_id', '=', tenantId), eb('users.id', '=', userId)])),
  );
}
