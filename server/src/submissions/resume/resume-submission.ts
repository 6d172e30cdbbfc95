import type { ResumedDraft } from '@form-builder/core/contract/visitor/own-submissions.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import { isoInstantOrNull } from '../../platform/http/responses/iso-instant.ts';
import { RequestError } from '../../platform/request-error.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { openAnswers } from '../answers/stored-answers.ts';
import { openVariables } from '../variables/stored-variables.ts';
import { presentOwnSubmission } from '../present-submission.ts';
import { createPublicKey, hashKey } from '../../platform/secrets/public-key.ts';
import { logProcessing } from '../../processing-log/log-processing.ts';
import {
  insertFurtherKey,
  selectDraft,
  updateSubmissionRow,
  type OwnSubmissionRow,
} from '../submissions-queries.ts';
import { getDraftVersion, type Visitor } from './draft-version.ts';

/** The visitor who resumes a draft. */
export interface Resumer extends Visitor {
  /**
   * Whether the visitor needs a new key, because the key of the link does not work without the
   * code.
   */
  readonly needsKey: boolean;
  readonly cipher: SecretCipher;
}

/**
 * Returns everything that a page needs to resume a draft; an aborted draft becomes active again.
 * Throws for a submission that waits for a payment or is final.
 */
export async function resumeSubmission(
  writer: Writer,
  submission: OwnSubmissionRow,
  { needsKey, cipher, ...visitor }: Resumer,
): Promise<ResumedDraft> {
  if (submission.status !== 'draft') throw new RequestError('transition_not_allowed');
  const { id, environment, version_id: versionId } = submission;
  const version = await getDraftVersion(writer.tx, visitor, { versionId, environment });
  const draft = await selectDraft(writer.tx, id);
  const { context, saved_at, aborted_at } = draft;
  const row =
    aborted_at === null
      ? submission
      : await updateSubmissionRow(writer.tx, id, { aborted_at: null, updated_at: instant(writer) });
  await logProcessing(writer, 'submission.resumed', [id]);
  const place = { tenantId: writer.tenantId, id };
  const key = needsKey ? await addKey(writer, id) : null;
  return {
    ...presentOwnSubmission(row, key),
    ...version,
    answers: openAnswers(cipher, place, draft),
    claims: openVariables(cipher, place, draft.sealed_variables) ?? {},
    context,
    saved_at: isoInstantOrNull(saved_at),
  };
}

async function addKey(writer: Writer, submissionId: string): Promise<string> {
  const key = createPublicKey();
  await insertFurtherKey(writer.tx, {
    tenant_id: writer.tenantId,
    key_hash: hashKey(key),
    submission_id: submissionId,
    needs_code: false,
    created_at: instant(writer),
  });
  return key;
}
