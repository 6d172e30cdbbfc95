import { hashKey } from '../src/platform/secrets/public-key.ts';
import type { Tenant } from '../src/platform/database/tenancy/tenant.ts';
import type { TestServer } from './test-server.ts';

/** A request to co-sign and the key of its mail. */
export interface AddedCoSignature {
  readonly id: string;
  readonly key: string;
  /** What its visitor passes on. */
  readonly code: string;
}

/** Adds a request to co-sign a submission. */
export async function addCoSignature(
  server: Pick<TestServer, 'runtime' | 'transaction'>,
  tenant: Tenant,
  submissionId: string,
): Promise<AddedCoSignature> {
  const id = server.runtime.createId();
  const key = `key-of-${id}`;
  const code = 'C8MN-73VW-KJ5R';
  const at = server.runtime.now();
  await server.transaction(tenant)((tx) =>
    tx
      .insertInto('submission_co_signatures')
      .values({
        tenant_id: tenant.id,
        id,
        submission_id: submissionId,
        key_hashes: [hashKey(key)],
        code_hash: hashKey(code),
        // Never decrypted.
        sealed_recipient: Buffer.from('sealed'),
        masked_recipient: 'p•••@voorbeeld.nl',
        signer_name: 'Prooi',
        text: 'Prooi',
        language: 'nl',
        requested_at: new Date(at),
        remind_at: null,
        expires_at: new Date(at + 3_600_000),
      })
      .execute(),
  );
  return { id, key, code };
}
