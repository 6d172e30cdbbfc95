import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/database.ts';

/** The outside providers with which the user in `users` signs in, and the roles that their groups gave. */
export function linksWithRoles(eb: ExpressionBuilder<Database, 'users'>) {
  return eb
    .selectFrom('sign_in_links as link')
    .innerJoin('sign_in_providers as provider', (join) =>
      join
        .onRef('provider.tenant_id', '=', 'link.tenant_id')
        .onRef('provider.id', '=', 'link.provider_id'),
    )
    .select((link) => [
      'provider.id',
      'provider.name',
      jsonArrayFrom(
        link
          .selectFrom('sign_in_link_roles as given')
          .innerJoin('roles', (join) =>
            join
              .onRef('roles.tenant_id', '=', 'given.tenant_id')
              .onRef('roles.id', '=', 'given.role_id'),
          )
          .select(['roles.id', 'roles.slug', 'roles.name'])
          .whereRef('given.tenant_id', '=', 'link.tenant_id')
          .whereRef('given.provider_id', '=', 'link.provider_id')
          .whereRef('given.user_id', '=', 'link.user_id')
          .orderBy(sql`lower(roles.name)`),
      ).as('roles'),
    ])
    .whereRef('link.tenant_id', '=', 'users.tenant_id')
    .whereRef('link.user_id', '=', 'users.id')
    .orderBy(sql`lower(provider.name)`);
}
