import { isLevelEnough } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { Writer } from '../logbook/writer.ts';
import { RequestError } from '../platform/request-error.ts';
import { selectIdentities, upsertIdentity, type LoginRow } from './login-queries.ts';
import type { Logins } from './request-logins.ts';

/** Records the identities behind a submission, independent of the answers. */
export async function recordIdentities(
  { tx, tenantId }: Pick<Writer, 'tx' | 'tenantId'>,
  submissionId: string,
  logins: Logins,
): Promise<void> {
  for (const [provider_id, login] of logins) {
    const { subject_hash, sealed_identifier, sealed_rsin } = login;
    const { entity, level, authenticated_at, is_shielded } = login;
    const { data_subject_type, data_subject_pseudonym } = login;
    const { acting_hash, sealed_acting, acting_subject_type, acting_subject_pseudonym } = login;
    await upsertIdentity(tx, {
      tenant_id: tenantId,
      submission_id: submissionId,
      provider_id,
      subject_hash,
      sealed_identifier,
      sealed_rsin,
      level,
      authenticated_at,
      is_shielded,
      data_subject_type,
      data_subject_pseudonym,
      acting_hash,
      sealed_acting,
      acting_subject_type,
      acting_subject_pseudonym,
      entity: JSON.stringify(entity),
    });
  }
}

/**
 * Throws unless the request has a login of the person who started the draft, for the same person or company if they
 * acted for somebody, at the same level or higher: the link alone is not sufficient.
 */
export async function assertSamePerson(
  { tx }: Pick<Writer, 'tx'>,
  submissionId: string,
  logins: Logins,
): Promise<void> {
  for (const before of await selectIdentities(tx, submissionId)) {
    const now = logins.get(before.provider_id);
    if (now === undefined) throw new RequestError('login_required');
    if (!isSameLogin(now, before)) throw new RequestError('other_identity');
    if (!isLevelEnough(now.level, before.level)) throw new RequestError('login_level_too_low');
  }
}

type Parties = Pick<LoginRow, 'subject_hash' | 'acting_hash'>;

/** Whether both parties are the same: whom the form is about, and who acts for them. */
const isSameLogin = (one: Parties, other: Parties): boolean =>
  one.subject_hash.equals(other.subject_hash) &&
  (one.acting_hash === null || other.acting_hash === null
    ? one.acting_hash === other.acting_hash
    : one.acting_hash.equals(other.acting_hash));
