import type { Pool } from 'pg';
import { sqlOn } from './queue-connection.ts';

/** The schema of the queue's tables, which the queue makes and changes by itself. */
export const queueSchema = 'jobs';

/** Any number all servers agree on. */
const lockKey = '7240332';

/**
 * Lets tenants put jobs aside and nothing else: the database refuses a job in another tenant's name,
 * and shows a tenant the ids of its own jobs only.
 */
const statements = `
  grant usage on schema jobs to form_builder_tenant;
  grant select on jobs.queue to form_builder_tenant;
  grant insert, select (id) on jobs.job to form_builder_tenant;
  alter table jobs.job enable row level security;
  drop policy if exists tenant_isolation on jobs.job;
  create policy tenant_isolation on jobs.job to form_builder_tenant
    using (data ->> 'tenantId' = current_setting('app.tenant_id', true))
    with check (data ->> 'tenantId' = current_setting('app.tenant_id', true));
`;

/** Gives the tenants' role its rights, at every start: the tables may be new. */
export async function prepareQueue(pool: Pool): Promise<void> {
  await sqlOn(pool).executeSql(
    `begin; select pg_advisory_xact_lock(${lockKey}); ${statements} commit;`,
    [],
  );
}
