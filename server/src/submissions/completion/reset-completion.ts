import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { Writer } from '../../logbook/writer.ts';
import {
  selectAnswers,
  type FilledVersion,
  type OwnSubmissionRow,
} from '../submissions-queries.ts';

interface Changed {
  readonly submission: OwnSubmissionRow;
  readonly version: FilledVersion;
  readonly answers: Answers;
}

/**
 * What changed answers undo: all that completing waited for is asked anew. An e-mail address that
 * was confirmed stays so while it is the same.
 */
export async function askedAnew(
  { tx }: Pick<Writer, 'tx'>,
  { submission, version, answers }: Changed,
) {
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
