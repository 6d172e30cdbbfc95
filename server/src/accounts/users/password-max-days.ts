import { sql } from 'kysely';

/**
 * After how many days the password of the user in `users` expires. Not of who signs in at an outside provider, or must: a
 * password that lets nobody in would keep them out.
 */
export const passwordMaxDays = sql`(
  select days.value -> 'value' from settings as days
  where days.tenant_id = users.tenant_id and days.id = 'password_max_days'
    and not exists (
      select from sign_in_providers as provider
      where provider.tenant_id = users.tenant_id and provider.is_active
        and (
          exists (
            select from sign_in_links as link
            where link.tenant_id = provider.tenant_id and link.provider_id = provider.id and link.user_id = users.id
          )
          or exists (
            select from settings as policy
            where policy.tenant_id = users.tenant_id and policy.id = 'password_sign_in'
              and policy.value ->> 'value' = 'emergency'
          )
        )
    )
)`;
