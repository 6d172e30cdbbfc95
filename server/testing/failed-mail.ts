import type { SubmissionMail } from '@form-builder/core/contract/staff/submissions/submission-mail.ts';
import type { Tenant } from '../src/platform/database/tenancy/tenant.ts';
import type { TestServer } from './test-server.ts';

/** Adds a failed mail about a submission; returns its id. */
export async function addFailedMail(
  server: Pick<TestServer, 'runtime' | 'transaction'>,
  tenant: Tenant,
  submissionId: string,
  state: Exclude<SubmissionMail['state'], 'waiting'> = 'failed',
): Promise<string> {
  const id = server.runtime.createId();
  const at = new Date(server.runtime.now());
  await server.transaction(tenant)((tx) =>
    tx
      .insertInto('submission_mails')
      .values({
        tenant_id: tenant.id,
        id,
        submission_id: submissionId,
        kind: 'confirmation',
        // Never decrypted.
        sealed_recipient: Buffer.from('sealed'),
        state,
        created_at: at,
        ended_at: at,
      })
      .execute(),
  );
  return id;
}
