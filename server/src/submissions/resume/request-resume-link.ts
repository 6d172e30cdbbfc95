import { instant } from '../../logbook/writer.ts';
import { RequestError } from '../../platform/request-error.ts';
import { assertShownBy, findReviewPass } from '../../reviews/review-pass.ts';
import type { CodeContext } from '../codes/request-code.ts';
import type { SubmissionJobs } from '../submission-jobs.ts';
import { hashKey } from '../../platform/secrets/public-key.ts';
import { updateSubmissionRow, type OwnSubmissionRow } from '../submissions-queries.ts';

interface LinkRequest {
  readonly email: string;
  readonly language: SubmissionJobs['send-resume-link']['language'];
  /** The key of the review link that opened the form. */
  readonly reviewKey: string | null;
}

/** Throws when no link can be mailed for this submission. */
export async function assertMayMailLink(
  { writer, mailer }: Pick<CodeContext, 'writer' | 'mailer'>,
  submission: OwnSubmissionRow,
  { reviewKey }: Pick<LinkRequest, 'reviewKey'>,
): Promise<void> {
  const pass = await findReviewPass(writer.tx, { reviewKey, now: writer.now });
  if (pass !== undefined) assertShownBy(pass, submission);
  if (submission.status !== 'draft') throw new RequestError('transition_not_allowed');
  if (!mailer.isAvailable) throw new RequestError('mail_unavailable');
}

/** Requests the mail with the resume link, and marks the draft as saved. */
export async function requestResumeLink(
  context: CodeContext,
  submission: OwnSubmissionRow,
  request: LinkRequest,
): Promise<void> {
  await assertMayMailLink(context, submission, request);
  const { writer, jobs } = context;
  const { id } = submission;
  const { email, language, reviewKey } = request;
  await updateSubmissionRow(writer.tx, id, { resume_email: email, saved_at: instant(writer) });
  await jobs.send(writer, 'send-resume-link', {
    submissionId: id,
    language,
    // Never the key itself, because the payload of a job is stored.
    ...(reviewKey !== null && { reviewKeyHash: hashKey(reviewKey).toString('hex') }),
  });
}
