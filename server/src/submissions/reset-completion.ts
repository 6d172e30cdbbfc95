import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { Writer } from '../logbook/writer.ts';
import { deleteCoSignatureOf } from './co-signature/co-signatures-queries.ts';
import { selectAnswers, type FilledVersion, type OwnSubmissionRow } from './submissions-queries.ts';

interface Changed {
  readonly submission: OwnSubmissionRow;
  readonly version: FilledVersion;
  readonly answers: Answers;
}

/**
 * The columns to reset when answers change, because completion evaluates every step again. An
 * unchanged e-mail address remains verified; a request to co-sign is withdrawn.
 */
export async function resetCompletion(
  { tx }: Pick<Writer, 'tx'>,
  { submission, version, answers }: Changed,
) {
  await deleteCoSignatureOf(tx, submission.id);
  const field = version.submission_settings.verification_field;
  const isSameAddress =
    submission.verified_at !== null &&
    field !== undefined &&
    (await selectAnswers(tx, submission.id))[field] === answers[field];
  return {
    status: 'draft' as const,
    awaits: null,
    verification_requested_at: null,
    verified_at: isSameAddress ? submission.verified_at : null,
  };
}
