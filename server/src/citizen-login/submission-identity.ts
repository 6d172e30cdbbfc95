import { isLevelEnough } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { Writer } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import { selectIdentities, upsertIdentity } from './login-queries.ts';
import type { Logins } from './request-logins.ts';

/** Records the identities behind a submission, independent of the answers. */
export async function recordIdentities(
  { tx, tenantId }: Pick<Writer, 'tx' | 'tenantId'>,
  submissionId: string,
  logins: Logins,
): Promise<void> {
  for (const [provider_id, login] of logins) {
    const { subject_hash, sealed_identifier, entity, level, authenticated_at } = login;
    const { data_subject_type, data_subject_pseudonym } = login;
    await upsertIdentity(tx, {
      tenant_id: tenantId,
      submission_id: submissionId,
      provider_id,
      subject_hash,
      sealed_identifier,
      level,
      authenticated_at,
      data_subject_type,
      data_subject_pseudonym,
      entity: JSON.stringify(entity),
    });
  }
}

/**
 * Throws unless the request has a login of the person who started the draft, at the same level or
 * higher: the link alone is not sufficient.
 */
export async function assertSamePerson(
  { tx }: Pick<Writer, 'tx'>,
  submissionId: string,
  logins: Logins,
): Promise<void> {
  for (const before of await selectIdentities(tx, submissionId)) {
    const now = logins.get(before.provider_id);
    if (now === undefined) throw new RequestError('login_required');
    if (!now.subject_hash.equals(before.subject_hash)) throw new RequestError('other_identity');
    if (!isLevelEnough(now.level, before.level)) throw new RequestError('login_level_too_low');
  }
}
