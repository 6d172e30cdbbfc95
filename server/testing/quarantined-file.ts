import type { Tenant } from '../src/platform/database/tenancy/tenant.ts';
import { sealFacts } from '../src/quarantine/quarantine-secrets.ts';
import { insertQuarantined } from '../src/quarantine/quarantine-queries.ts';
import type { TestServer } from './test-server.ts';

/** Notes that a file was set aside, without its content. */
export async function addQuarantinedFile(
  server: Pick<TestServer, 'runtime' | 'transaction' | 'cipher'>,
  { id: tenantId, ...tenant }: Tenant,
  id: string,
): Promise<void> {
  const at = new Date(server.runtime.now());
  const facts = { name: 'prooi.pdf', key: '', iv: '', tag: '' };
  await server.transaction({ id: tenantId, ...tenant })((tx) =>
    insertQuarantined(tx, {
      tenant_id: tenantId,
      id,
      upload_key: `${tenantId}/incoming/prooi`,
      form_id: null,
      submission_id: null,
      mime_type: 'application/pdf',
      size_bytes: 1,
      finding: 'infected',
      state: 'held',
      found_at: at,
      scanned_at: at,
      ended_at: null,
      storage_key: null,
      readable_key: null,
      sealed_facts: sealFacts(server.cipher, { tenantId, id }, facts),
    }),
  );
}
