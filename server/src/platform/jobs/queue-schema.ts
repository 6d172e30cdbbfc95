import type { Pool } from 'pg';
import { sqlOn } from './queue-connection.ts';

/** The schema of the queue's tables, which the queue library creates and migrates. */
export const queueSchema = 'jobs';

/** An arbitrary lock number that all servers share. */
const lockKey = '7240332';

/**
 * Lets tenants insert jobs and nothing else: the database rejects a job for another tenant, and shows a tenant
 * only the ids of its own jobs.
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

/** Grants the tenants' role its rights, at every start: the tables may be new. */
export async function prepareQueue(pool: Pool): Promise<void> {
  await sqlOn(pool).executeSql(
    `begin; select pg_advisory_xact_lock(${lockKey}); ${statements} commit;`,
    [],
  );
}
