import { sql } from 'kysely';
import type { Pool } from 'pg';
import { withTenant } from '../platform/database/tenancy/tenant-transaction.ts';

/** What checks need to know of a tenant: numbers and yes or no, nothing of what it contains. */
export interface TenantState {
  readonly slug: string;
  readonly providers: number;
  readonly providers_down: number;
  readonly deliveries_lost: number;
  readonly has_second_factor: boolean;
  readonly has_break_glass: boolean;
  readonly had_night: boolean;
}

const dayMs = 86_400_000;

/** Looks at each active tenant, by slug, in its own transaction. */
export async function selectTenantStates(pool: Pool, now: number): Promise<readonly TenantState[]> {
  const { rows: tenants } = await pool.query<{ id: string; slug: string }>(
    'select id, slug from tenants where is_active order by slug',
  );
  const states: TenantState[] = [];
  for (const { id, slug } of tenants) states.push({ slug, ...(await selectState(pool, id, now)) });
  return states;
}

function selectState(pool: Pool, id: string, now: number): Promise<Omit<TenantState, 'slug'>> {
  const yesterday = new Date(now - dayMs);
  const lastNights = new Date(now - 2 * dayMs);
  return withTenant(
    pool,
    id,
  )(async (tx) => {
    const { rows } = await sql<Omit<TenantState, 'slug'>>`
      select
        (select count(*)::int from providers where tenant_id = ${id}) as providers,
        (select count(*)::int from providers where tenant_id = ${id} and is_down) as providers_down,
        (select count(*)::int from submission_deliveries
          where tenant_id = ${id} and state = 'failed' and ended_at > ${yesterday}) as deliveries_lost,
        exists (select from users u
          join user_roles ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
          join roles r on r.tenant_id = ur.tenant_id and r.id = ur.role_id and r.slug = 'administrator'
          where u.tenant_id = ${id} and u.is_active and (
            exists (select from totp_secrets t
              where t.tenant_id = u.tenant_id and t.user_id = u.id and t.state = 'confirmed')
            or exists (select from passkeys p where p.tenant_id = u.tenant_id and p.user_id = u.id))
        ) as has_second_factor,
        exists (select from users
          where tenant_id = ${id} and is_root and is_active and password_hash is not null) as has_break_glass,
        exists (select from retention_runs
          where tenant_id = ${id} and ended_at > ${lastNights}) as had_night`.execute(tx);
    const [state] = rows;
    if (state === undefined) throw new Error('A query without a row.');
    return state;
  });
}
