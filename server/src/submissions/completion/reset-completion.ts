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
 * The columns that changed answers reset: completion evaluates every step again. A verified e-mail
 * address stays verified while it is the same.
 */
export async function resetCompletion(
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
