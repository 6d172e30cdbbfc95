import type { Tenant } from '@form-builder/server/platform/database/tenancy/tenant.ts';
import type { SignedInUser, TestServer } from '@form-builder/server/testing/test-server.ts';
import type {} from '@form-builder/server/submissions/staff/handling/handling-tables.ts';
import { sql } from 'kysely';

/** Who handles what, and how it is labelled. */
export interface SeededHandling {
  /** One of twenty handlers. */
  readonly handler: SignedInUser;
  /** On every third submission. */
  readonly commonLabel: string;
  /** On every thousandth. */
  readonly rareLabel: string;
}

const handlerCount = 20;

/** Handles submissions as after years of use: all but the newest 1% are assigned to one of twenty, and are done. */
export async function seedHandling(server: TestServer, tenant: Tenant): Promise<SeededHandling> {
  const handler = await server.signIn(tenant, { permissions: ['submission-list'] });
  const handlers = [handler.id];
  while (handlers.length < handlerCount) {
    const { id } = await server.signIn(tenant, { permissions: ['submission-list'] });
    handlers.push(id);
  }
  const labels = { commonLabel: server.runtime.createId(), rareLabel: server.runtime.createId() };
  await server.transaction(tenant)(async (tx) => {
    await sql`
      update submissions set assigned_to = placed.handler, assigned_at = created_at,
        is_handled = placed.part > 0.001, handled_at = case when placed.part > 0.001 then completed_at end
      from (
        select tenant_id, id, percent_rank() over (order by created_at desc) as part,
          (${handlers}::uuid[])[1 + row_number() over (order by created_at) % ${handlerCount}] as handler
        from submissions where status = 'final'
      ) as placed
      where placed.tenant_id = submissions.tenant_id and placed.id = submissions.id
        and placed.part > 0.0005`.execute(tx);
    await tx
      .insertInto('labels')
      .values(
        Object.entries(labels).map(([name, id]) => ({
          tenant_id: tenant.id,
          id,
          name,
          created_at: new Date(0),
        })),
      )
      .execute();
    await sql`
      insert into submission_labels (tenant_id, submission_id, label_id)
      select numbered.tenant_id, numbered.id, label.id from (
        select tenant_id, id, row_number() over (order by created_at) as n from submissions
      ) as numbered
      cross join (values (${labels.commonLabel}::uuid, 3), (${labels.rareLabel}::uuid, 1000)) as label (id, every)
      where numbered.n % label.every = 0`.execute(tx);
  });
  return { handler, ...labels };
}
