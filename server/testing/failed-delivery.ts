import type { Insertable } from 'kysely';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import type { Tenant } from '../src/platform/database/tenancy/tenant.ts';
import type { SubmissionDeliveriesTable } from '../src/submissions/deliveries/deliveries-tables.ts';
import type { TestServer } from './test-server.ts';

/** An integration of the provider `zaken` without mapped values; `members` override the defaults. */
export const buildIntegration = (members: Partial<Integration> = {}): Integration => ({
  id: 'case',
  name: 'Zaaksysteem',
  provider: 'zaken',
  when: 'completion',
  after: null,
  outgoing: [],
  incoming: [],
  options: {},
  ...members,
});

/** Adds a failed delivery of a submission; `members` override the defaults. Returns its id. */
export async function addFailedDelivery(
  server: Pick<TestServer, 'runtime' | 'transaction'>,
  tenant: Tenant,
  submissionId: string,
  members: Partial<Insertable<SubmissionDeliveriesTable>> = {},
): Promise<string> {
  const id = server.runtime.createId();
  const at = new Date(server.runtime.now());
  const integration = buildIntegration();
  await server.transaction(tenant)((tx) =>
    tx
      .insertInto('submission_deliveries')
      .values({
        tenant_id: tenant.id,
        id,
        submission_id: submissionId,
        integration_id: integration.id,
        integration: JSON.stringify(integration),
        provider_id: integration.provider,
        serves_tests: false,
        position: 0,
        state: 'failed',
        error: 'refused',
        due_at: at,
        created_at: at,
        ended_at: at,
        ...members,
      })
      .execute(),
  );
  return id;
}
