import { languageOf } from '@form-builder/core/messages/languages.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { openAnswers } from '../answers/stored-answers.ts';
import { getVersionOf } from '../filled-version/filled-version.ts';
import type { SubmissionJobs } from '../submission-jobs.ts';
import {
  selectStoredAnswers,
  updateSubmissionRow,
  type OwnSubmissionRow,
} from '../submissions-queries.ts';

/** The dependencies of returning a submission to its visitor. */
export interface VisitorReturn {
  readonly jobs: JobSender;
  readonly cipher: SecretCipher;
}

type Outcome = NonNullable<SubmissionJobs['send-resume-link']['outcome']>;

/**
 * Turns a submission that was not co-signed into a draft again, and mails the visitor a link to
 * resume it, if an address is known.
 */
export async function returnToVisitor(
  writer: Writer,
  { jobs, cipher }: VisitorReturn,
  submission: OwnSubmissionRow,
  outcome: Outcome,
): Promise<void> {
  const { id: submissionId, locale } = submission;
  const address = submission.resume_email ?? (await findAddress(writer, cipher, submission));
  const at = instant(writer);
  await updateSubmissionRow(writer.tx, submissionId, {
    status: 'draft',
    awaits: null,
    resume_email: address,
    saved_at: at,
    updated_at: at,
  });
  if (address === null) return;
  const language = languageOf(locale);
  await jobs.send(writer, 'send-resume-link', { submissionId, language, outcome });
}

/** Finds the visitor's own address: that of the confirmation mail, else the verified one. */
async function findAddress(
  writer: Writer,
  cipher: SecretCipher,
  submission: OwnSubmissionRow,
): Promise<string | null> {
  const { id } = submission;
  const version = await getVersionOf(writer, submission);
  const field = version.mail_recipient ?? version.submission_settings.verification_field;
  if (field === undefined) return null;
  const stored = await selectStoredAnswers(writer.tx, id);
  const answer = openAnswers(cipher, { tenantId: writer.tenantId, id }, stored)[field];
  return typeof answer === 'string' && answer.includes('@') ? answer : null;
}
